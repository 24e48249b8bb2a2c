import { clearToasts } from './pieces/toast.tsx'
import { changeSettings, INITIAL } from './settings/settings.ts'

/** Tests that share loaded modules each begin as on a page that was just opened: nothing said yet, nothing set. */
clearToasts()
changeSettings(INITIAL)
if (typeof localStorage !== 'undefined') localStorage.clear()

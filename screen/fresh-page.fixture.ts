import { cleanup } from '@testing-library/react'
import { clearToasts } from './pieces/toast.tsx'
import { changeSettings, INITIAL } from './settings/settings.ts'

/**
 * Tests that share loaded modules each begin as on a page that was just opened: nothing drawn or said yet, nothing set,
 * and at an address of its own. Whoever saved a file has gone to the address of that file.
 */
cleanup()
clearToasts()
changeSettings(INITIAL)
localStorage.clear()
sessionStorage.clear()
const { happyDOM } = window as unknown as { readonly happyDOM: { setURL(address: string): void } }
happyDOM.setURL('http://localhost:3000/')

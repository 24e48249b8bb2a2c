import type { AdminOverview } from '@starboard/wire/admin'
import type { AdminApi } from './admin-api.ts'
import type { Do } from './admin-page.tsx'

/** What each part of the page gets. */
export interface PartProps {
  readonly overview: AdminOverview
  readonly api: AdminApi
  readonly act: Do
}

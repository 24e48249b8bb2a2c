import { vi } from 'vitest'

/** Pages know who you are, what is on the shelf and whether the server answers: for each test file they learn it anew. */
vi.resetModules()

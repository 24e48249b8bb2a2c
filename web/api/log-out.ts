import { respond } from './api.ts'

/** This browser and the server forget each other. Whoever comes back is a new guest. */
export async function logOut(): Promise<void> {
  await respond('/api/session', { method: 'DELETE' })
  try {
    for (const key of ['starboard.name', 'starboard.guest']) localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Every other browser and terminal is logged out; this one goes on. */
export async function logOutElsewhere(): Promise<void> {
  await respond('/api/sessions', { method: 'DELETE' })
}

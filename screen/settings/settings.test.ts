import { beforeEach, expect, it, vi } from 'vitest'

/** A fresh page: what the module remembers belongs to one visit. */
const visit = async () => {
  vi.resetModules()
  return import('./settings.ts')
}

beforeEach(() => localStorage.clear())

it('comes back as it was left', async () => {
  const { changeSettings } = await visit()
  changeSettings({ contrast: 'high', speed: 2, sound: false })
  expect((await visit()).settings()).toMatchObject({ contrast: 'high', speed: 2, sound: false })
})

it('drops what does not fit any more, and keeps the rest', async () => {
  localStorage.setItem('starboard.settings', JSON.stringify({ speed: 17, contrast: 'high', motion: 'wild' }))
  expect((await visit()).settings()).toMatchObject({ speed: 1, contrast: 'high', motion: 'system' })
})

it('starts from the beginning where nothing can be read', async () => {
  localStorage.setItem('starboard.settings', '{')
  expect((await visit()).settings()).toMatchObject({ sound: true, speed: 1 })
})

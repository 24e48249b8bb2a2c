import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { rulebooks } from './web/build/rulebooks.ts'

export default defineConfig({
  plugins: [react(), rulebooks()],
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '.build/**'],
    testTimeout: 60_000,
    // The default leaves one core idle, which on two is half of them.
    maxWorkers: '100%',
  },
})

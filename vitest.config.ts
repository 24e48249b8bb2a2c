import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['**/*.test.ts'], exclude: ['**/node_modules/**', '.build/**'], testTimeout: 60_000 },
})

import { defineConfig } from 'vitest/config'

const sources = ['host-shell/src', 'mfe-*/src', 'shared/src', 'shared/build', 'scripts']

/**
 * All tests of the project. `unit` and `dom` need nothing but Node; `api` runs on the embedded
 * database, or on PostgreSQL where TEST_DATABASE_URL names a server; `browser` starts the whole
 * portal and drives Chromium.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: sources.map((folder) => `${folder}/**/*.test.ts`),
          environment: 'node',
        },
      },
      {
        test: {
          name: 'dom',
          include: sources.map((folder) => `${folder}/**/*.test.tsx`),
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://portal.test/' } },
          testTimeout: 15_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['api/src/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.e2e.ts'],
          environment: 'node',
          globalSetup: ['e2e/support/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          // One browser and one server at a time: two cores are all that a small machine has.
          maxWorkers: 2,
        },
      },
    ],
  },
})

import { configDefaults, defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/lib/longest-first.ts'

const sources = ['host-shell/src', 'mfe-*/src', 'shared/src', 'shared/build', 'scripts', 'e2e']
/**
 * What no database has a part in, or the embedded one alone, and what begins so many processes that
 * once is enough: tried once, not again on PostgreSQL.
 */
const withoutPostgres = [
  'api/src/jobs/killed-jobs.test.ts',
  'api/src/**/*.rules.test.ts',
  'api/src/{csv,printing,reading-documents}/**',
  'api/src/database/seed/content/**',
  'api/src/database/{data-folder,migrate}.test.ts',
]
const screens = ['mfe-*/src', 'shared/src']
const inBrowsersPlace = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://portal.test/' } },
  testTimeout: 60_000,
  setupFiles: ['shared/src/testing/set-up-page.ts'],
}

/**
 * All tests of the project. `unit` and `dom` need nothing but Node; `api` runs on the embedded
 * database, or on PostgreSQL where TEST_DATABASE_URL names a server; `browser` starts the whole
 * portal and drives Chromium.
 */
export default defineConfig({
  test: {
    // Both of a small machine's cores; the default leaves one of them idle.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
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
          include: screens.map((folder) => `${folder}/**/*.test.tsx`),
          ...inBrowsersPlace,
          // Files share the libraries that they load, which takes three times as long as the tests.
          isolate: false,
        },
      },
      {
        test: {
          name: 'shell',
          include: ['host-shell/src/**/*.test.tsx'],
          ...inBrowsersPlace,
        },
      },
      {
        test: {
          name: 'api',
          include: ['api/src/**/*.test.ts'],
          exclude: [
            ...configDefaults.exclude,
            ...(process.env.TEST_DATABASE_URL ? withoutPostgres : []),
          ],
          environment: 'node',
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 240_000,
          // Walks over all calls name the one that failed; by default a list is cut to `[ …(3) ]`.
          chaiConfig: { truncateThreshold: 1_000 },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.e2e.ts'],
          environment: 'node',
          globalSetup: ['e2e/support/global-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})

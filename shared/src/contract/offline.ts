import type { ScreenPath } from './screen-paths.ts'

/**
 * What the page, the worker and the build agree on so that a set, a paper or a test in progress is
 * there after a reload without a connection; see docs/decisions/0025.
 */

/** Pages that come back without a connection. */
export const offlinePages: readonly ScreenPath[] = [
  '/resources/question-bank/revise/:subject/:start',
  '/resources/question-bank/simulate/:start',
  '/resources/question-bank/simulate/continue/:start',
  '/diagnostic-test',
]

/** Pages among their addresses that do not. */
export const onlinePages: readonly ScreenPath[] = [
  '/resources/question-bank/revise/edit-revise/:id',
  '/resources/question-bank/simulate/solutions',
]

/** Beginnings of addresses that a worker is registered for; no other page ever meets one. */
export const offlineScopes = [
  '/resources/question-bank/revise/',
  '/resources/question-bank/simulate/',
  '/diagnostic-test',
] as const

/** Address of the worker's script, at the top, or it could not serve these pages. */
export const offlineWorkerPath = '/offline-worker.js'

/** Stores of pages begin like this; one per shell and remote, by their versions. */
export const pageStorePrefix = 'portal-page '

/** Under this address such a store holds the page itself, written last: then it is whole. */
export const storedPagePath = '/stored-page'

/** File in a version's folder that lists what of it a page needs without a connection. */
export const offlineListFile = 'offline.json'

/** The device's database of work in progress, forgotten with the person. */
export const keptWorkDatabase = 'portal-kept-work'

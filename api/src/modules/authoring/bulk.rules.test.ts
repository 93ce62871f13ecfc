import { expect, it } from 'vitest'
import { stateOfBulk } from './bulk.rules.ts'

const standing = { waiting: 0, isUndone: false, isStopped: false }

it.each([
  [{ ...standing, waiting: 3 }, 2, 'running'],
  [{ ...standing, waiting: 3, isStopped: true }, 2, 'stopped'],
  [standing, 2, 'done'],
  // What failed once and was done in the end is no fault any more.
  [{ ...standing, isStopped: true }, 2, 'done'],
  [{ ...standing, isUndone: true }, 2, 'undoing'],
  [{ ...standing, isUndone: true, isStopped: true }, 2, 'stopped'],
  [{ ...standing, isUndone: true }, 0, 'undone'],
] as const)('a change that stands as %j with %d done is %s', (bulk, done, state) => {
  expect(stateOfBulk(bulk, { done })).toBe(state)
})

import { expect, test } from 'vitest'
import { correctOf, stageOf, totalsOf } from './diagnostic.rules.ts'
import { makeSection, makeTest } from './diagnostic.testing.ts'

const waiting = (position: number) => makeSection({ position })
const open = (position: number) => makeSection({ position, state: 'open', setId: 'set' })
const finished = (position: number) =>
  makeSection({ position, state: 'finished', setId: 'set', correct: 7 })

test.each([
  ['nothing was given', null, { at: 'none' }],
  ['nothing is started', [waiting(1), waiting(2)], { at: 'start', next: { position: 1 } }],
  ['the first is open', [open(1), waiting(2)], { at: 'open', open: { position: 1 }, setId: 'set' }],
  ['between two', [finished(1), waiting(2)], { at: 'pause', next: { position: 2 } }],
  ['the last is open', [finished(1), open(2)], { at: 'open', open: { position: 2 } }],
  ['all are finished', [finished(1), finished(2)], { at: 'done' }],
])('%s', (_what, sections, stage) => {
  expect(stageOf(sections === null ? null : makeTest({ sections }))).toMatchObject(stage)
})

test('a test that is finished is done whatever its sections say', () => {
  expect(stageOf(makeTest({ finishedAt: '2027-03-01T11:00:00.000Z' }))).toEqual({ at: 'done' })
})

test('totals add up, and a score that is not known yet is not a 0', () => {
  expect(totalsOf([waiting(1), waiting(2)])).toEqual({ questions: 24, minutes: 36 })
  expect(correctOf([finished(1), finished(2)])).toBe(14)
  expect(correctOf([finished(1), waiting(2)])).toBeNull()
})

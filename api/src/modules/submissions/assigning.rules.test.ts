import { describe, expect, it } from 'vitest'
import { type ItemToGive, whyNotUndone, whySkipped } from './assigning.rules.ts'

const item: ItemToGive = {
  ...{ id: 'item', round: 1, firstMarkers: [], state: 'pending', isMine: true },
  ...{ markerId: null, markerName: null },
}
const ada = { id: 'ada', name: 'Ada', isSenior: false }
const theo = { id: 'theo', name: 'Theo', isSenior: true }
const adas = { markerId: 'ada', markerName: 'Ada' }

describe('an item that is given', () => {
  it.each([
    ['out of the pool', {}, ada],
    ['from one to another', adas, theo],
    ['back to the pool', adas, null],
    ['as a second look to a senior tutor', { round: 2, firstMarkers: ['ada'] }, theo],
  ])('goes %s', (_, own, to) => {
    expect(whySkipped({ ...item, ...own }, to)).toBeUndefined()
  })

  it.each([
    [{ state: 'marked' as const }, ada, 'It has been marked already.'],
    [{ state: 'checking' as const }, ada, 'It has been marked and waits for a check.'],
    [{ state: 'sent back' as const }, null, 'It was sent back to its student.'],
    [{ state: 'withdrawn' as const }, ada, 'Its student took it back.'],
    [{ ...adas, isMine: false }, theo, 'Ada of another team has it.'],
    [adas, ada, 'Ada has it already.'],
    [{}, null, 'Nobody has it.'],
    [{ round: 2 }, ada, 'A second look is a senior tutor’s.'],
    [
      { round: 2, firstMarkers: ['theo'] },
      theo,
      'Theo marked it first; somebody else looks again.',
    ],
  ])('of which %o is known does not go', (own, to, why) => {
    expect(whySkipped({ ...item, ...own }, to)).toBe(why)
  })
})

describe('what was given', () => {
  const at = Date.parse('2026-11-25T12:00:00Z')
  const given = { isByCaller: true, atMs: at, before: null }
  const minutes = (count: number) => new Date(at + count * 60_000)

  it('can be undone for 15 minutes', () => {
    expect(whyNotUndone(given, null, minutes(15))).toBeUndefined()
    expect(whyNotUndone(given, null, new Date(at + 15 * 60_000 + 1))).toBe(
      'It can be undone for 15 minutes.',
    )
  })

  it.each([
    ['that nobody gave', null, null],
    ['that somebody else gave since', { ...given, isByCaller: false }, null],
    ['that somebody else had', given, 'ada'],
  ])('is left when it is one %s', (_, last, asked) => {
    expect(whyNotUndone(last, asked, minutes(1))).toBe('It was changed meanwhile.')
  })
})

// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import {
  changeInWords,
  type Edit,
  editBody,
  editErrors,
  editOf,
  fewest,
  minutesLeft,
  withDraft,
  withRemoved,
} from './edit-set.rules.ts'
import { setId } from './question-bank.testing.ts'
import { makeEditable } from './study.testing.ts'

const set = makeEditable()
const timed = makeEditable({ timing: 'set', deadlineAt: '2027-03-01T10:22:10.000Z' })

describe('leaving questions out', () => {
  it('takes them off the number, and puts them back', () => {
    const without = { ...editOf(set), ...withRemoved(editOf(set), 33, true) }
    expect(without).toMatchObject({ removedIds: [33], size: 3 })
    expect({ ...without, ...withRemoved(without, 33, false) }).toEqual(editOf(set))
    expect(withRemoved({ ...editOf(set), size: null }, 33, true).size).toBeNull()
  })

  it('forgets what a draft leaves out that has been answered or is gone meanwhile', () => {
    expect(withDraft(set, { title: 'Mine', removedIds: [31, 33, 99] })).toMatchObject({
      title: 'Mine',
      removedIds: [33],
    })
  })

  it.each<[Partial<Edit>, string | null]>([
    [{}, null],
    [{ size: null }, null],
    [{ size: 6 }, 'When you save: 2 new questions added at the end.'],
    [{ size: 3 }, 'When you save: the last unanswered question left out.'],
    [{ size: 2 }, 'When you save: the last 2 unanswered questions left out.'],
    [{ size: 3, removedIds: [33] }, 'When you save: 1 question left out.'],
    [
      { size: 4, removedIds: [33] },
      'When you save: 1 question left out, 1 new question added at the end.',
    ],
  ])('says what %o comes to', (edit, words) => {
    expect(changeInWords(set, { ...editOf(set), ...edit })).toBe(words)
  })

  it('says the same of an adaptive set, whose questions are not all drawn', () => {
    const adaptive = makeEditable({ order: 'adaptive', size: 20 })
    expect(changeInWords(adaptive, editOf(adaptive))).toBeNull()
    expect(changeInWords(adaptive, { ...editOf(adaptive), size: 22 })).toMatch(/2 new questions/)
    expect(fewest(adaptive)).toBe(4)
  })
})

describe('what must be mended', () => {
  it.each<[string, Partial<Edit>, object]>([
    ['as it is', {}, {}],
    ['without a name', { title: '  ' }, { title: 'Give the set a name' }],
    ['without its answered question', { size: 0 }, { size: 'Choose 1 to 25 questions' }],
    ['larger than the bank', { size: 26 }, { size: 'Choose 1 to 25 questions' }],
    ['without a number', { size: null }, { size: 'Choose 1 to 25 questions' }],
    ['with a new clock', { timing: 'set' }, { minutes: 'Choose 1 to 600 minutes' }],
    ['with a new clock of 30 minutes', { timing: 'set', minutes: 30 }, {}],
    [
      'with too short a time',
      { timing: 'question', seconds: 5 },
      { secondsPerQuestion: 'A question has 10 to 3,600 seconds' },
    ],
  ])('in a set %s', (_, edit, expected) => {
    expect(editErrors(set, { ...editOf(set), ...edit })).toEqual(expected)
  })

  it('lets the clock that runs go on, and refuses an odd new length', () => {
    expect(editErrors(timed, editOf(timed))).toEqual({})
    expect(editErrors(timed, { ...editOf(timed), minutes: 0 })).toHaveProperty('minutes')
  })

  it('says that a set which has all there is keeps its size', () => {
    const whole = makeEditable({ available: 4, answered: 4 })
    expect(editErrors(whole, { ...editOf(whole), size: 5 }).size).toBe(
      'This set keeps its 4 questions',
    )
    expect(editErrors(whole, editOf(whole))).toEqual({})
  })
})

it('asks for what is chosen, and for no clock that is not', () => {
  expect(editBody(set, { ...editOf(set), title: ' Mine ', minutes: 30, seconds: 60 })).toEqual({
    setId,
    title: 'Mine',
    feedback: 'each',
    size: 4,
    removedIds: [],
    timing: 'none',
    minutes: null,
    secondsPerQuestion: null,
  })
})

it('tells the minutes that are left', () => {
  expect(minutesLeft(timed)).toBe(23)
  expect(minutesLeft(set)).toBeNull()
  expect(minutesLeft({ ...timed, serverNow: '2027-03-01T11:00:00.000Z' })).toBe(0)
})

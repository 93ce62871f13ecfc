// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import {
  calculatorInWords,
  changedInWords,
  markingInWords,
  missedIn,
  pauseLeft,
  percentileInWords,
  readStart,
  scaledInWords,
  stageOf,
  startPath,
} from './simulate.rules.ts'
import {
  finishedPart,
  makeMarkedPart,
  makeMarkedSet,
  makeSitting,
  openPart,
  waitingPart,
} from './simulate.testing.ts'

describe('the address of a sitting to be', () => {
  it.each([
    ['12', [12]],
    ['12-15-18', [12, 15, 18]],
    ['2147483647', [2_147_483_647]],
  ])('%s are parts', (text, ids) => {
    expect(readStart(text)).toEqual(ids)
    expect(startPath(ids).endsWith(`/${text}`)).toBe(true)
  })

  it.each([
    '',
    'abc',
    '0',
    '12-',
    '-12',
    '12--15',
    '12,15',
    '2147483648',
    '12-12',
    '1-2-3-4-5-6-7-8-9-10-11',
  ])('%s is none', (text) => expect(readStart(text)).toBeNull())
})

describe('where a sitting stands', () => {
  it.each([
    ['in its first part', [openPart(1), waitingPart(2)], { at: 'open', part: { position: 1 } }],
    [
      'between two parts',
      [finishedPart(1), waitingPart(2)],
      { at: 'between', next: { position: 2 }, before: { position: 1 } },
    ],
    ['in its last part', [finishedPart(1), openPart(2)], { at: 'open', part: { position: 2 } }],
    ['at its end', [finishedPart(1), finishedPart(2)], { at: 'done' }],
  ])('%s', (_where, parts, stage) => {
    expect(stageOf(makeSitting({ parts }))).toMatchObject(stage)
  })

  it('is done when it was ended early, whatever waits', () => {
    const ended = { finishedAt: '2027-03-01T10:41:00Z', parts: [finishedPart(1), waitingPart(2)] }
    expect(stageOf(makeSitting(ended))).toEqual({ at: 'done' })
  })

  it.each([
    ['2027-03-01T10:40:00Z', 60_000],
    ['2027-03-01T10:40:45Z', 15_000],
    ['2027-03-01T10:41:00Z', 10_000],
    ['2027-03-01T12:00:00Z', 10_000],
    ['2027-03-01T10:39:00Z', 60_000],
  ])('leaves at %s a rest of %i ms', (serverNow, left) => {
    expect(pauseLeft({ serverNow }, finishedPart(1))).toBe(left)
  })

  it('has no rest before the first part', () => {
    expect(pauseLeft({ serverNow: '2027-03-01T10:40:00Z' }, undefined)).toBe(0)
  })
})

describe('the rules in words', () => {
  const part = (sectionNo: string, penalty: number, allowsCalculator = false) => ({
    sectionNo,
    penalty,
    allowsCalculator,
  })
  it('tells what a wrong answer costs', () => {
    expect(markingInWords([part('Physics', 0)])).toBe(
      'Every question counts one mark. Nothing is taken off for a wrong answer.',
    )
    expect(markingInWords([part('A', 0.25), part('B', 0.25)])).toBe(
      'Every question counts one mark; 0.25 of a mark is taken off for a wrong answer.',
    )
    expect(markingInWords([part('A', 0.25), part('B', 0)])).toBe(
      'Every question counts one mark; 0.25 of a mark is taken off for a wrong answer in A.',
    )
  })

  it('tells where a calculator is allowed', () => {
    expect(calculatorInWords([part('A', 0)])).toBe('No calculator is allowed.')
    expect(calculatorInWords([part('A', 0, true)])).toMatch(/^A calculator is allowed;/)
    expect(calculatorInWords([part('A', 0, true), part('B', 0)])).toMatch(/ in A only;/)
  })
})

describe('marks in words', () => {
  it('writes the comparison', () => {
    expect(percentileInWords(62)).toBe('Better than 62% of those who sat it')
    expect(percentileInWords(62, 34)).toBe('Better than 62% of the 34 others who sat it')
  })

  it('names the questions that were right once', () => {
    expect(changedInWords(makeMarkedPart())).toBe('3')
  })

  it('counts wrong and left out as missed', () => {
    expect(missedIn(makeMarkedSet().set)).toEqual([3, 4])
  })
})

it.each([
  [2, '2.0'],
  [5.24, '5.2'],
  [9, '9.0'],
])('a scaled score of %s is written %s', (score, words) => {
  expect(scaledInWords(score)).toBe(words)
})

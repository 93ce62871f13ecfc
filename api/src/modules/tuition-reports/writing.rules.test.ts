import { describe, expect, it } from 'vitest'
import { wholeReport } from './testing.ts'
import { changedIn, wrongDays, wrongTopics } from './writing.rules.ts'

const due = (dueOn: string | null, topicId: number | null = null) => ({
  text: 'It',
  dueOn,
  topicId,
})

describe('the day that homework is due', () => {
  it.each([
    [null, 0],
    ['2026-03-01', 0],
    ['2026-02-28', 1],
    ['2027-04-05', 0],
    ['2027-04-06', 1],
  ])('%s, of an hour on 1 March 2026: %i faults', (dueOn, faults) => {
    expect(wrongDays([due(dueOn)], '2026-03-01')).toHaveLength(faults)
  })

  it('is refused at its place', () => {
    const [fault] = wrongDays([due(null), due('2020-01-01')], '2026-03-01')
    expect(fault?.path).toBe('body.homework.1.dueOn')
  })
})

it('topics that are not there are named where they stand', () => {
  const faults = wrongTopics({ topicIds: [1, 9], homework: [due(null), due(null, 9)] }, [9])
  expect(faults.map(({ path }) => path)).toEqual(['body.topicIds', 'body.homework.1.topicId'])
  expect(wrongTopics({ topicIds: [1], homework: [due(null)] }, [])).toEqual([])
})

it('what differs between two contents is named, whichever order their fields are in', () => {
  const one = wholeReport({ homework: [due('2026-03-01')] })
  const same = { ...one, homework: [{ topicId: null, dueOn: '2026-03-01', text: 'It' }] }
  expect(changedIn(one, same)).toEqual([])
  expect(changedIn(one, { ...one, wentWell: 'Else', engagement: 5 })).toEqual([
    'wentWell',
    'engagement',
  ])
})

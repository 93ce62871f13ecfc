import { describe, expect, it, test } from 'vitest'
import {
  type Checks,
  type FeedbackStatus,
  feedbackOf,
  nextStep,
  type Step,
} from './next-step.rules.ts'

const nothingDue: Checks = { expired: 'no', diagnostic: 'no', esat: 'no', feedback: 'no' }

describe('the next step on a framed page', () => {
  test.each<[what: string, checks: Partial<Checks>, step: Step]>([
    ['nothing is due', {}, 'nothing'],
    ['the programme has ended', { expired: 'yes' }, 'expired'],
    ['a diagnostic test waits', { diagnostic: 'yes' }, 'diagnostic'],
    ['the ESAT parts are missing', { esat: 'yes' }, 'esat'],
    ['an hour is to be rated', { feedback: 'hour' }, 'hour'],
    ['a survey is due', { feedback: 'survey' }, 'survey'],
    [
      'everything is due',
      { expired: 'yes', diagnostic: 'yes', esat: 'yes', feedback: 'hour' },
      'expired',
    ],
    ['all but expired', { diagnostic: 'yes', esat: 'yes', feedback: 'survey' }, 'diagnostic'],
    ['ESAT parts and feedback', { esat: 'yes', feedback: 'survey' }, 'esat'],
    ['expired is not known yet', { expired: 'waiting', diagnostic: 'yes', esat: 'yes' }, 'nothing'],
    ['the diagnostic test is not known yet', { diagnostic: 'waiting', esat: 'yes' }, 'nothing'],
    ['the ESAT parts are not known yet', { esat: 'waiting', feedback: 'hour' }, 'nothing'],
    ['feedback is not known yet', { feedback: 'waiting' }, 'nothing'],
    ['known before what comes later', { esat: 'yes', feedback: 'waiting' }, 'esat'],
  ])('%s', (_what, checks, step) => {
    expect(nextStep({ ...nothingDue, ...checks }, { isFramed: true })).toBe(step)
  })
})

test.each<[Partial<Checks>, Step]>([
  [{ expired: 'yes', esat: 'yes' }, 'expired'],
  [{ diagnostic: 'yes' }, 'nothing'],
  [{ esat: 'yes' }, 'nothing'],
  [{ feedback: 'hour' }, 'nothing'],
  [{ feedback: 'survey' }, 'nothing'],
])('on a bare page %o leads to %s', (checks, step) => {
  expect(nextStep({ ...nothingDue, ...checks }, { isFramed: false })).toBe(step)
})

describe('the kind of feedback', () => {
  const hour = {
    tuitionHours: 12,
    feedbackHour: 7,
    tutorName: 'Tom Harper',
    subject: 'Physics',
    startsAt: '2027-03-01T10:00:00.000Z',
  }
  const status: FeedbackStatus = {
    toGiveFeedback: true,
    feedbackType: 'TuitionHour',
    tutors: [],
    toGiveFeedbackForSibling: false,
    hour,
  }
  it('is the pop-up for TuitionHour and the survey for every other type', () => {
    expect(feedbackOf(status)).toBe('hour')
    expect(feedbackOf({ ...status, feedbackType: 'Programme after 10 hours', hour: null })).toBe(
      'survey',
    )
  })
  it('is none when none is due, or when the hour is not named', () => {
    expect(feedbackOf({ ...status, toGiveFeedback: false })).toBe('no')
    expect(feedbackOf({ ...status, hour: null })).toBe('no')
  })
})

import { describe, expect, it } from 'vitest'
import {
  asksForSibling,
  dueSurvey,
  type FeedbackStanding,
  feedbackDue,
  isRecent,
  surveyErrors,
} from './student-checks.rules.ts'

const now = new Date('2026-07-01T11:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

describe('the survey that is due', () => {
  it.each([
    ['no hours', 0, [], null],
    ['nine and three quarters', 39, [], null],
    ['ten', 40, [], 'Programme after 10 hours'],
    ['ten, answered', 40, ['Programme after 10 hours'], null],
    ['nineteen, answered after ten', 79, ['Programme after 10 hours'], null],
    ['twenty, answered after ten', 80, ['Programme after 10 hours'], 'Programme after 20 hours'],
    [
      'thirty, only the first answered',
      125,
      ['Programme after 10 hours'],
      'Programme after 30 hours',
    ],
    ['twenty, that one answered', 80, ['Programme after 20 hours'], null],
  ])('%s', (_name, quarters, answered, expected) => {
    expect(dueSurvey(quarters, answered)).toBe(expected)
  })

  it.each([
    ['never', null, true],
    ['yesterday', daysAgo(1), false],
    ['a day short of a year ago', daysAgo(364), false],
    ['a year ago', daysAgo(365), true],
  ])('asks for a sibling when that was asked %s: %s', (_name, asked, expected) => {
    expect(asksForSibling(asked, now)).toBe(expected)
  })
})

describe('feedback', () => {
  const hour = {
    number: 7,
    tutorName: 'Grace Hopper',
    subject: 'Physics',
    startsAt: daysAgo(2),
    endsAt: new Date(daysAgo(2).getTime() + 3_600_000),
  }
  const standing: FeedbackStanding = {
    quarters: 30,
    answered: [],
    siblingAskedAt: null,
    tutors: [{ tutorId: 'one', tutorName: 'Grace Hopper' }],
    unrated: hour,
  }

  it('is due on the newest hour without a rating', () => {
    expect(feedbackDue(standing, now)).toEqual({
      toGiveFeedback: true,
      feedbackType: 'TuitionHour',
      tutors: [],
      toGiveFeedbackForSibling: false,
      hour: {
        tuitionHours: 7.5,
        feedbackHour: 7,
        tutorName: 'Grace Hopper',
        subject: 'Physics',
        startsAt: hour.startsAt.toISOString(),
      },
    })
  })

  it('is a survey first, with everybody who teaches', () => {
    expect(feedbackDue({ ...standing, quarters: 40 }, now)).toEqual({
      toGiveFeedback: true,
      feedbackType: 'Programme after 10 hours',
      tutors: standing.tutors,
      toGiveFeedbackForSibling: true,
      hour: null,
    })
  })

  it('is not due when all is rated, or the hour is long past', () => {
    for (const unrated of [null, { ...hour, endsAt: daysAgo(7.01) }]) {
      expect(feedbackDue({ ...standing, unrated }, now)).toMatchObject({
        toGiveFeedback: false,
        feedbackType: '',
        hour: null,
      })
    }
  })

  it.each([
    [-0.01, false],
    [0, true],
    [7, true],
    [7.01, false],
  ])('asks about an hour that ended %d days ago: %s', (days, expected) => {
    expect(isRecent(daysAgo(days), now)).toBe(expected)
  })
})

describe('an answered survey', () => {
  const due = {
    toGiveFeedback: true,
    feedbackType: 'Programme after 10 hours',
    tutors: ['one', 'two'].map((tutorId) => ({ tutorId, tutorName: tutorId })),
    toGiveFeedbackForSibling: true,
    hour: null,
  }
  const good = {
    tutorRatings: [{ TutorId: 'one', TutorName: 'one', Rating: 9 }],
    programRating: 8,
    feedback: 'More mocks',
    feedbackType: 'Programme after 10 hours',
    hasInterestedSibling: true,
    siblingSchoolYear: 'Year 10',
  }
  const rated = (...ids: string[]) => ({
    tutorRatings: ids.map((TutorId) => ({ TutorId, TutorName: '', Rating: 5 })),
  })

  it.each([
    ['as asked', {}, {}, []],
    ['every tutor rated N/A', rated(), {}, []],
    ['No to the sibling', { hasInterestedSibling: false, siblingSchoolYear: null }, {}, []],
    ['a blank year after No', { hasInterestedSibling: false, siblingSchoolYear: '' }, {}, []],
    ['another type', { feedbackType: 'Programme after 20 hours' }, {}, ['feedbackType']],
    ['nothing due', {}, { toGiveFeedback: false, feedbackType: '' }, ['feedbackType']],
    ['a foreign tutor', rated('one', 'three'), {}, ['tutorRatings.1.TutorId']],
    ['a tutor twice', rated('one', 'two', 'one'), {}, ['tutorRatings.2.TutorId']],
    [
      'the sibling left out',
      { hasInterestedSibling: null, siblingSchoolYear: null },
      {},
      ['hasInterestedSibling'],
    ],
    ['Yes without a year', { siblingSchoolYear: '' }, {}, ['siblingSchoolYear']],
    ['Yes with no year', { siblingSchoolYear: null }, {}, ['siblingSchoolYear']],
    ['No with a year', { hasInterestedSibling: false }, {}, ['siblingSchoolYear']],
    ['a sibling not asked for', {}, { toGiveFeedbackForSibling: false }, ['hasInterestedSibling']],
    [
      'No to what was not asked',
      { hasInterestedSibling: false, siblingSchoolYear: null },
      { toGiveFeedbackForSibling: false },
      [],
    ],
    [
      'two faults',
      { ...rated('three'), hasInterestedSibling: null, siblingSchoolYear: null },
      {},
      ['tutorRatings.0.TutorId', 'hasInterestedSibling'],
    ],
  ])('%s', (_name, answer, asked, expected) => {
    const errors = surveyErrors({ ...good, ...answer }, { ...due, ...asked })
    expect(errors.map(({ path }) => path)).toEqual(expected.map((path) => `body.${path}`))
  })
})

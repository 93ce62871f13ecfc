import { describe, expect, test } from 'vitest'
import { noAnswers, type SurveyAnswers, surveyBody, surveyErrors } from './survey.rules.ts'

const asked = {
  tutors: [
    { tutorId: 't1', tutorName: 'Tom Harper' },
    { tutorId: 't2', tutorName: 'Sana Rahman' },
  ],
  toGiveFeedbackForSibling: true,
  feedbackType: 'Programme after 10 hours',
}
const complete: SurveyAnswers = {
  tutors: { t1: '10', t2: 'N/A' },
  programme: '8',
  improvement: ' More mocks ',
  sibling: 'yes',
  schoolYear: ' Year 10 ',
}

describe('what is missing', () => {
  test.each<[what: string, change: Partial<SurveyAnswers>, fields: string[]]>([
    ['nothing', {}, []],
    ['a tutor', { tutors: { t1: '10' } }, ['tutors.t2']],
    ['every tutor', { tutors: {} }, ['tutors.t1', 'tutors.t2']],
    ['the programme', { programme: '' }, ['programme']],
    ['the improvement', { improvement: '' }, ['improvement']],
    ['the improvement when blank', { improvement: ' \n' }, ['improvement']],
    ['an answer about the sibling', { sibling: '', schoolYear: '' }, ['sibling']],
    ['the school year after Yes', { schoolYear: '  ' }, ['schoolYear']],
    ['no school year after No', { sibling: 'no', schoolYear: '' }, []],
  ])('%s', (_what, change, fields) => {
    expect(Object.keys(surveyErrors({ ...complete, ...change }, asked))).toEqual(fields)
  })

  test('all of it at the beginning', () => {
    expect(Object.keys(surveyErrors(noAnswers, asked))).toHaveLength(5)
  })

  test('no sibling where none is asked about', () => {
    const plain = { ...asked, toGiveFeedbackForSibling: false }
    expect(surveyErrors({ ...complete, sibling: '', schoolYear: '' }, plain)).toEqual({})
  })

  test('an odd rating from an old draft counts as none', () => {
    const odd = JSON.parse('{"t1":"11","t2":"0"}')
    expect(Object.keys(surveyErrors({ ...complete, tutors: odd }, asked))).toHaveLength(2)
  })
})

describe('what is sent', () => {
  test('leaves out tutors rated N/A and trims texts', () => {
    expect(surveyBody(complete, asked)).toEqual({
      tutorRatings: [{ TutorId: 't1', TutorName: 'Tom Harper', Rating: 10 }],
      programRating: 8,
      feedback: 'More mocks',
      feedbackType: 'Programme after 10 hours',
      hasInterestedSibling: true,
      siblingSchoolYear: 'Year 10',
    })
  })

  test('carries no school year after No', () => {
    expect(surveyBody({ ...complete, sibling: 'no' }, asked)).toMatchObject({
      hasInterestedSibling: false,
      siblingSchoolYear: null,
    })
  })

  test('says nothing of a sibling where none is asked about', () => {
    expect(surveyBody(complete, { ...asked, toGiveFeedbackForSibling: false })).toMatchObject({
      hasInterestedSibling: null,
      siblingSchoolYear: null,
    })
  })
})

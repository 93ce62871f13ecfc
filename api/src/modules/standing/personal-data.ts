import { answersStay, mine, type PersonalData } from '../../database/personal-data.ts'
import { ofChangedQuestions } from '../questions/index.ts'

export const standingData = {
  attempts: [mine('answers', 'student_id', answersStay)],
  student_questions: [mine('questions', 'student_id', answersStay)],
  student_tallies: [
    mine('tallies', 'student_id', answersStay, {
      notGiven: 'counts of what is given',
    }),
  ],
  review_cards: [mine('reviews', 'student_id', answersStay)],
  review_tallies: [
    mine('review tallies', 'student_id', answersStay, {
      notGiven: 'counts of what is given',
    }),
  ],
  topic_mastery: [mine('mastery', 'student_id', answersStay)],
  student_days: [mine('days', 'student_id', answersStay)],
  student_practice: [mine('practice', 'student_id', answersStay, { without: ['last_attempt_at'] })],
  question_statistics: ofChangedQuestions('questionCounts'),
  item_marks: ofChangedQuestions('questionMarks'),
} satisfies PersonalData

import { answersStay, mine, type PersonalData } from '../../database/personal-data.ts'

export const academyData = {
  academies: 'what the company teaches is no person’s',
  video_groups: 'what the company teaches is no person’s',
  videos: 'what the company teaches is no person’s',
  video_questions: 'what the company teaches is no person’s',
  user_videos: [mine('academyVideos', 'user_id', 'remove', { without: ['set_id'] })],
  video_answers: [mine('academyAnswers', 'user_id', answersStay)],
  academy_learners: [
    mine('academyCounts', 'user_id', 'remove', { notGiven: 'counts of what is given' }),
  ],
  video_tallies: 'counts over all who watched',
  academy_tallies: 'counts over all who watched',
} satisfies PersonalData

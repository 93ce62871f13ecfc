import { type SQL, sql } from 'drizzle-orm'
import {
  answersStay,
  mine,
  ofRow,
  type PersonalData,
  workStays,
} from '../../database/personal-data.ts'

/** Academies with a cover, and videos with a film, that somebody brought: content, which stays. */
const coverOf = (id: string) => sql`(select id from academies where cover_id in (
  select id from files where uploaded_by = ${id}))`
const filmOf = (id: string) => sql`(select id from videos where asset_id in (
  select id from media_assets where uploaded_by = ${id}))`

const content = (name: string, isOf: (id: string) => SQL) => [
  ofRow(name, isOf, workStays, { notGiven: 'content is the same for everybody' }),
]
const counts = (name: string, isOf: (id: string) => SQL) => [
  ofRow(name, isOf, workStays, { notGiven: 'counts over all who watched' }),
]

export const academyData = {
  academies: content('academyCovers', (id) => sql`t.id in ${coverOf(id)}`),
  video_groups: content('academyGroups', (id) => sql`t.academy_id in ${coverOf(id)}`),
  videos: content('academyFilms', (id) => sql`t.id in ${filmOf(id)}`),
  video_questions: content('academyQuestions', (id) => sql`t.video_id in ${filmOf(id)}`),
  user_videos: [mine('academyVideos', 'user_id', 'remove', { without: ['set_id'] })],
  video_answers: [mine('academyAnswers', 'user_id', answersStay)],
  academy_learners: [
    mine('academyCounts', 'user_id', 'remove', { notGiven: 'counts of what is given' }),
  ],
  video_tallies: counts('videoCounts', (id) => sql`t.video_id in ${filmOf(id)}`),
  academy_tallies: counts('academyCountsInAll', (id) => sql`t.academy_id in ${coverOf(id)}`),
} satisfies PersonalData

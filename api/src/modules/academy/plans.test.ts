import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Asked, askedByServer } from '../../asked.ts'
import { askedInTest, makeTestApp, type TestApp } from '../../testing/index.ts'
import { goesByIndex, type PlanNode, plannedNodes } from '../../testing/plans.ts'
import { getNotes } from '../media/notes.service.ts'
import { filmFor } from '../media/playback.service.ts'
import { giveCaptions } from '../media/testing.ts'
import { getAllAcademies } from './admin.service.ts'
import { findContinue } from './finding.repository.ts'
import {
  getAcademies,
  getCourse,
  getGroups,
  getMyStudents,
  sayWatched,
  searchTranscripts,
} from './learner.service.ts'
import { tallyAcademies } from './tallies.service.ts'
import { declare, makeAcademy, makeFilmed, makeGroup, makeVideo, play } from './testing.ts'
import { getWatched } from './watched.service.ts'

/** That no call counts over people: their rows are reached by keys alone. */

const ofPeople = new Set([
  'watch_progress',
  'user_videos',
  'video_answers',
  'academy_learners',
  'media_captions',
  'media_notes',
  'playbacks',
])

const now = new Date('2026-03-04T10:00:00Z')
let app: TestApp
let asked: Asked
let tutors: Asked
let academyId: string
let videoId: string
let assetId: string

beforeAll(async () => {
  app = await makeTestApp({ now })
  academyId = await makeAcademy(app)
  const film = await makeFilmed(app, await makeGroup(app, academyId))
  videoId = film.videoId
  assetId = film.assetId
  await giveCaptions(app, film.assetId)
  const student = await app.make.student()
  asked = await askedInTest(app, student)
  tutors = await askedInTest(app, await app.make.tutor({ students: [student] }))
  await play(app, student, film.assetId)
  const groupId = await makeGroup(app, academyId, { position: 2 })
  const links = [await makeVideo(app, groupId), await makeVideo(app, groupId, { position: 2 })]
  for (let person = 0; person < 40; person += 1) {
    const userId = await app.make.student()
    await play(app, userId, film.assetId)
    for (const link of links) await declare(app, userId, link)
  }
  await app.db.execute(sql`with films as (
      insert into media_assets (id, area, name, state, seconds, bytes, created_at)
      select gen_random_uuid(), 'seminar', 'Talk', 'ready', 60, 1, now() from generate_series(1, 2000)
      returning id)
    insert into media_captions (asset_id, lang, label, cues, search_text, tag, updated_at)
    select id, 'en', 'English', '[]', repeat(md5(id::text), 8), '00000000', now() from films`)
  await app.db.execute(sql`insert into media_notes (id, user_id, asset_id, at_s, text, updated_at)
    select gen_random_uuid(), u.id, a.id, 1, 'A note', now() from users u
    cross join (select id from media_assets limit 20) a`)
  await tallyAcademies(askedByServer(app.db, now))
  await app.db.execute(sql`analyze`)
})
afterAll(() => app.close())

const page = { pageNo: 1, pageSize: 20 }
const sorted = { sort: 'completed', direction: 'desc' } as const

const calls: [string, number, () => Promise<unknown>][] = [
  ['the list', 2, () => getAcademies(asked, { ...page, search: 'Slopes' })],
  ['a course', 2, () => getCourse(asked, academyId)],
  ['its groups', 1, () => getGroups(asked, academyId)],
  ['what is gone on with', 1, () => findContinue(app.db, asked.caller, now)],
  ['a video', 1, () => sayWatched(asked, videoId)],
  ['transcripts', 1, () => searchTranscripts(asked, { ...page, text: 'every body' })],
  ['own students', 2, () => getMyStudents(tutors, { ...page, ...sorted, academyId })],
  [
    'all academies',
    2,
    () => getAllAcademies(asked, { ...page, sort: 'learners', direction: 'desc' }),
  ],
  ['notes of an academy', 3, () => getNotes(asked, { academyId })],
  ['notes of a film', 2, () => getNotes(asked, { assetId })],
  ['a film that is begun', 3, () => filmFor(asked, assetId)],
  ['who watches', 2, () => getWatched(asked, { ...page, ...sorted, academyId })],
]

describe('rows of people', () => {
  it.each(calls)('are reached by indexes for %s', async (_name, most, run) => {
    const plans = await plannedNodes(app.db, run)
    expect(plans.length).toBeLessThanOrEqual(most)
    const scans = plans
      .flat()
      .filter((node) => ofPeople.has(node['Relation Name'] ?? '') && node['Actual Loops'] !== 0)
    expect(scans.filter((node) => !goesByIndex(node))).toEqual([])
  })

  it('come in the order of an index, where all who watch are listed', async () => {
    const run = () => getWatched(asked, { ...page, ...sorted, academyId })
    const [, list = []] = await plannedNodes(app.db, run)
    const named = (node: PlanNode) =>
      Reflect.get(node, 'Index Name') === 'academy_learners_completed'
    expect(list.some(named)).toBe(true)
    // The page itself is sorted, which is of 20 rows.
    const sorts = list.filter((node) => node['Node Type'].includes('Sort'))
    expect(Math.max(0, ...sorts.map((node) => node['Actual Rows'] ?? 0))).toBeLessThanOrEqual(20)
  })
})

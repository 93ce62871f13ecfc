import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { rowsOf } from '../open.ts'

let app: TestApp
let main: string
let admin: string
let tutor: string

const idOf = async (email: string) => {
  const [row] = await rowsOf<{ id: string }>(
    app.db,
    sql`select id from users where email = ${email}`,
  )
  return row?.id ?? ''
}

beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
  main = await idOf('student@portal.test')
  admin = await idOf('admin@portal.test')
  tutor = await idOf('tutor@portal.test')
})
afterAll(() => app.close())

const listFor = async (as: string) => {
  const query = { pageSize: 100 }
  const { data } = await app.call('GET /academy/Academy/GetAllAcademy', as, { query })
  return data
}

describe('the academies of the demo world', () => {
  it('are six and a draft, with figures that were counted', async () => {
    const { data } = await app.call('GET /academy/admin/Academy/GetAllAcademy', admin)
    expect(data.academies.map(({ state }) => state)).toEqual([
      ...Array.from({ length: 6 }, () => 'published'),
      'draft',
    ])
    expect(data.academies.filter(({ audience }) => audience === 'tutors')).toHaveLength(1)
    expect(data.asOf).not.toBeNull()
    for (const { state, learners } of data.academies) {
      if (state === 'published') expect(learners).toBeGreaterThan(3)
    }
  })

  it('show the main student one that is done, one half, one in a retry, and a group to come', async () => {
    const { academies } = await listFor(main)
    const named = (title: string) => academies.find(({ name }) => name === title)
    expect(named('Thinking aloud in interviews')).toMatchObject({
      ...{ totalVideos: 4, completedVideos: 4 },
    })
    expect(named('Physics you can picture')).toMatchObject({ totalVideos: 5, completedVideos: 2 })
    expect(named('Teaching on the portal')).toBeUndefined()
    expect(named('Biology under time')).toBeUndefined()
    const groupsOf = async (title: string) => {
      const query = { academyId: named(title)?.id ?? '' }
      const call = 'GET /academy/api/VideoGroup/GetAllVideoGroup'
      return (await app.call(call, main, { query })).data
    }
    const { videoGroups } = await groupsOf('Mathematics: method in seconds')
    expect(videoGroups[0]?.videos[0]).toMatchObject({
      ...{ isWatched: true, isCompleted: false, isInRetry: true, mandatoryQuestion: true },
    })
    expect((await groupsOf('Your application year')).videoGroups).toMatchObject([
      { isOpen: true, videos: [{}, {}, { isLink: true }] },
      { isOpen: false, videos: [] },
    ])
    const next = await app.call('GET /academy/api/Video/GetContinue', main)
    expect(next.data).toMatchObject({ academyName: 'Physics you can picture' })
  })

  it('are counted, with seminars and courses, in what a parent and a school read of the student', async () => {
    const query = { studentId: main }
    for (const email of ['parent@portal.test', 'school@portal.test']) {
      const { data } = await app.call('GET /Student/Summary/GetOverview', await idOf(email), {
        query,
      })
      expect(data.academy?.completed).toBeGreaterThan(5)
      expect(data.academy?.total).toBeGreaterThan(data.academy?.completed ?? 0)
      expect(data.events.percent).toBeGreaterThan(0)
    }
  })

  it('have films with files and posters that are there', async () => {
    const names = await rowsOf<{ name: string }>(
      app.db,
      sql`select stored_name as name from files where stored_name like 'demo-film-%'`,
    )
    expect(names).toHaveLength(50)
    for (const { name } of names) expect(await app.files.open(name)).toBeDefined()
  })

  it('can be played, searched, and are shown to tutors', async () => {
    const hits = await app.call('GET /academy/api/Academy/SearchTranscripts', main, {
      query: { text: 'factorise' },
    })
    expect(hits.data.totalCount).toBeGreaterThan(0)
    const [hit] = hits.data.hits
    const { data } = await app.call('POST /Media/Playback/Start', main, {
      body: { assetId: hit?.assetId ?? '' },
    })
    expect(data).toMatchObject({ sources: [{ type: 'video/mp4', height: 360 }] })
    expect(data.captions).toHaveLength(1)
    const all = await app.call('GET /academy/api/Tutor/Academy/GetAllAcademy', tutor)
    expect(all.data.totalCount).toBe(6)
  })

  it('have eight quizzes, two of which must be passed', async () => {
    const [row] = await rowsOf<{ quizzes: number; mandatory: number }>(
      app.db,
      sql`select count(distinct w.video_id)::int quizzes,
          (count(distinct w.video_id) filter (where v.has_mandatory_quiz))::int mandatory
        from video_questions w join videos v on v.id = w.video_id`,
    )
    expect(row).toEqual({ quizzes: 8, mandatory: 2 })
  })
})

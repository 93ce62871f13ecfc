import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderHtml } from '../../rich-text/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { rowsOf } from '../open.ts'
import { learnPages as authored } from './content/index.ts'
import { storeLearnPages } from './learn.ts'

let app: TestApp

beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
})
afterAll(() => app.close())

describe('the demo world’s Learn', () => {
  it('has every page that is written, with all equations set', async () => {
    const pages = await rowsOf<{ name: string; body: string; words: number }>(
      app.db,
      sql`select b.name, p.body, p.words::int "words"
        from learn_pages p join sub_topics b on b.id = p.sub_topic_id`,
    )
    expect(pages).toHaveLength(authored.length)
    const faults = pages.filter(
      ({ body, words }) => words < 150 || /katex-error|\\\(|<script/.test(renderHtml(body)),
    )
    expect(faults.map(({ name }) => name)).toEqual([])
  })

  it('has its students complete pages while their programme runs, and the diligent more', async () => {
    const rows = await rowsOf<{ done: number; early: number; late: number }>(
      app.db,
      sql`select count(*)::int "done",
          (count(*) filter (where c.completed_at < s.started_on))::int "early",
          (count(*) filter (where c.completed_at > ${app.clock.now().toISOString()}::timestamptz))::int "late"
        from learn_completions c join students s on s.user_id = c.student_id
        group by c.student_id`,
    )
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.filter(({ early, late }) => early + late > 0)).toEqual([])
    expect(new Set(rows.map(({ done }) => done)).size).toBeGreaterThan(3)
  })

  it('shows the main student some topics done and some not', async () => {
    const [main] = await rowsOf<{ id: string }>(
      app.db,
      sql`select id from users where email = 'student@portal.test'`,
    )
    const { data } = await app.call('GET /training/api/Learning/GetAllLearning', main?.id ?? '')
    const own = data.filter((part) => part.isChosen).flatMap((part) => part.subjects)
    const sum = (key: 'completedPages' | 'pages') =>
      own.reduce((total, subject) => total + subject[key], 0)
    expect(sum('completedPages')).toBeGreaterThan(0)
    expect(sum('completedPages')).toBeLessThan(sum('pages'))
  })

  it('is refused where a page stands under no known sub-topic', async () => {
    const stray = {
      part: 'Physics',
      subject: 'No',
      topic: 'Such',
      subTopic: 'Place',
      html: '',
    } as const
    await expect(storeLearnPages(app.db, [stray], app.clock.now())).rejects.toThrow(
      'The page Physics > No > Such > Place is filed under no known sub-topic',
    )
  })
})

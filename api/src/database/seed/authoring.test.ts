import { missingIn } from '@portal/shared/authoring-rules'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askedByServer } from '../../asked.ts'
import { type QuestionContent, sayTheSame, tidyContent } from '../../modules/authoring/index.ts'
import { compareQuestions } from '../../modules/duplicates/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { rowsOf } from '../open.ts'
import { writtenQuestions } from './authoring-content.ts'
import { demoPerson } from './testing.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
  admin = await demoPerson(app.db, 'admin')
})
afterAll(() => app.close())

const listed = async (state: 'draft' | 'live' | 'withdrawn') => {
  const query = { state, pageSize: 100 }
  return (await app.call('GET /question/admin/Question/GetQuestions', admin, { query })).data
}

/** What every question of the demo world says. */
const all = async () =>
  await rowsOf<QuestionContent & { key: string; state: string }>(
    app.db,
    sql`select q.key, q.state, v.text, v.data, v.solution, v.question_type::int "questionType",
        v.marking, (select coalesce(json_agg(json_build_object('letter', o.letter, 'text', o.text,
          'isCorrect', o.is_correct, 'why', o.why) order by o.letter), '[]')
          from question_options o where o.version_id = v.id) "answers"
      from questions q
      join question_versions v on v.question_id = q.id and v.version = q.current_version`,
  )

it('the demo world has drafts of every type and withdrawn questions, with their histories', async () => {
  const [drafts, withdrawn] = [await listed('draft'), await listed('withdrawn')]
  const keys = [...drafts.questions, ...withdrawn.questions].map(({ key }) => key)
  const written = writtenQuestions.map(({ key }) => key)
  expect(keys.filter((key) => written.includes(key)).sort()).toEqual(written.sort())
  // An import brought the others.
  expect(keys.length).toBe(written.length + 2)
  expect(new Set(drafts.questions.map(({ questionType }) => questionType))).toEqual(
    new Set([1, 2, 3, 4]),
  )
  const trolley = drafts.questions.find(({ key }) => key === 'draft.trolley')
  expect(trolley?.filedUnder).toMatch(/^ESAT > Physics > /)
  const { data } = await app.call('GET /question/admin/Question/GetVersions', admin, {
    query: { questionId: trolley?.id ?? 0 },
  })
  expect(data.map(({ changes }) => changes)).toEqual([['solution'], ['answer d'], []])
  expect(data.every(({ createdBy }) => createdBy !== null)).toBe(true)
})

it('what is live lacks nothing, and is saved as it is read without a new version', async () => {
  const questions = await all()
  expect(questions.length).toBeGreaterThan(700)
  const faulty = questions.filter(({ state, ...content }) => {
    const isChanged = !sayTheSame(content, tidyContent(content, content))
    return isChanged || (state === 'live' && missingIn(content).length > 0)
  })
  expect(faulty.map(({ key }) => key)).toEqual([])
})

it('questions are summarised and found by their words', async () => {
  const [row] = await rowsOf<{ missing: number }>(
    app.db,
    sql`select count(*)::int "missing" from questions where summary is null or search is null or fingerprint is null`,
  )
  expect(row?.missing).toBe(0)
})

it('drafts that read like another one stand among the duplicates', async () => {
  await compareQuestions(askedByServer(app.db, app.clock.now()))
  const trolleys = async (kind: 'near' | 'variant') => {
    const query = { kind, pageSize: 100 }
    const { data } = await app.call('GET /question/admin/Question/GetDuplicates', admin, { query })
    return data.pairs
      .map(({ one, other }) => [one.key, other.key].sort().join(' '))
      .filter((keys) => keys.includes('trolley'))
      .sort()
  }
  const [first, table] = ['draft.trolley', 'draft.trolley-on-a-table']
  const heavier = 'draft.trolley-heavier'
  expect(await trolleys('near')).toEqual([`${first} ${table}`])
  expect(await trolleys('variant')).toEqual([`${first} ${heavier}`, `${heavier} ${table}`])
})

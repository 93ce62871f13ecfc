import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { markEquation } from '../../modules/marking/equation.rules.ts'
import { renderVersion, type StoredVersion } from '../../modules/questions/versions.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { rowsOf } from '../open.ts'

let app: TestApp
let main: string

beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
  main = await idOf('student@portal.test')
})
afterAll(() => app.close())

async function idOf(email: string): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    app.db,
    sql`select id from users where email = ${email}`,
  )
  return row?.id ?? ''
}

const home = async (as: string) =>
  (await app.call('GET /Revise/api/Revise/GetReviseDashBoardData', as)).data

describe('the demo question bank', () => {
  it('has all five parts, sixty questions and more in each', async () => {
    const rows = await rowsOf<{ name: string; questions: number }>(
      app.db,
      sql`select n.section_no "name", sum(t.question_count)::int "questions"
        from section_numbers n join subjects u on u.section_id = n.id
        join topics t on t.subject_id = u.id
        where n.admission_test_id = (select id from admission_tests where name = 'ESAT')
        group by n.id order by n.position`,
    )
    expect(rows.map((row) => row.name)).toEqual([
      'Mathematics 1',
      'Biology',
      'Chemistry',
      'Physics',
      'Mathematics 2',
    ])
    for (const { questions } of rows) expect(questions).toBeGreaterThanOrEqual(60)
    expect(rows.reduce((sum, row) => sum + row.questions, 0)).toBeGreaterThanOrEqual(300)
  })

  it('renders every question without a fault', async () => {
    const versions = await rowsOf<StoredVersion & { key: string }>(
      app.db,
      sql`select q.key, v.id "versionId", v.text, v.data, v.solution, v.marking, (
          select coalesce(json_agg(json_build_object('letter', letter, 'text', text,
            'isCorrect', is_correct, 'why', why) order by letter), '[]')
          from question_options where version_id = v.id) "options"
        from question_versions v join questions q on q.id = v.question_id`,
    )
    const faults = versions.filter((version) =>
      /katex-error|\\\(|<script|undefined/.test(JSON.stringify(renderVersion(version))),
    )
    expect(faults.map((version) => version.key)).toEqual([])
  })

  it('marks every typed key right as it stands, and its double wrong', async () => {
    const keys = await rowsOf<{
      key: string
      marking: { expected: string; variables: string[]; unit?: string }
    }>(
      app.db,
      sql`select q.key, v.marking from question_versions v join questions q on q.id = v.question_id
        where v.question_type = 4`,
    )
    expect(keys.length).toBeGreaterThan(25)
    const faults = keys.filter(({ marking }) => {
      const { expected } = marking
      const double = expected === '0' ? '1' : `2*(${expected})`
      return (
        !markEquation(expected, marking).isCorrect ||
        !markEquation(expected.replace(/\*(?=[a-zA-Z(])/g, ' '), marking).isCorrect ||
        (marking.unit !== undefined &&
          !markEquation(`${expected} ${marking.unit}`, marking).isCorrect) ||
        markEquation(double, marking).isCorrect
      )
    })
    expect(faults.map((each) => each.key)).toEqual([])
  })
})

describe('the demo student', () => {
  it('has several hundred answers, many finished sets and one to go on with', async () => {
    const data = await home(main)
    expect(data.answered).toBeGreaterThan(300)
    expect(data.setsFinished).toBeGreaterThanOrEqual(10)
    expect(data.unfinished).toHaveLength(1)
    expect(data.unfinished[0]?.answered).toBeGreaterThan(0)
    expect(data.chosenParts).toHaveLength(3)
    expect(data.trend).toHaveLength(12)
    const states = data.topics.map((topic) => topic.state)
    expect(states.filter((state) => state === 'weak').length).toBeGreaterThan(3)
    expect(states.filter((state) => state === 'secure').length).toBeGreaterThan(3)
    expect(states).toContain('not started')
    const scores = data.readiness.filter((part) => part.score !== null)
    expect(scores.map((part) => part.sectionNo)).toEqual([
      'Mathematics 1',
      'Physics',
      'Mathematics 2',
    ])
  })

  it('finds past sets with their solutions, and the unfinished set in the runner', async () => {
    const { data } = await app.call('GET /Revise/api/Revise/GetPastSets', main, { query: {} })
    expect(data.totalCount).toBe((await home(main)).setsFinished)
    for (const { id, answered, correct } of data.sets) {
      const query = { setId: id }
      const { data: past } = await app.call('GET /Revise/api/Revise/GetSolutions', main, { query })
      const verdicts = past.set.questions.map((question) => question.verdict)
      expect(verdicts.filter((verdict) => verdict?.isCorrect === true)).toHaveLength(correct)
      expect(verdicts.filter((verdict) => verdict?.isCorrect != null)).toHaveLength(answered)
    }
    const open = (await home(main)).unfinished[0]
    const set = await app.call('GET /Revise/api/Revise/GetSet', main, {
      query: { setId: open?.id ?? '' },
    })
    expect(set.data.state).toBe('open')
  })
})

describe('other students of the demo world', () => {
  it('have begun or not', async () => {
    const [row] = await rowsOf<{ begun: number; all: number }>(
      app.db,
      sql`select count(p.student_id)::int "begun", count(*)::int "all"
        from students s left join student_practice p on p.student_id = s.user_id`,
    )
    expect(row?.begun).toBeGreaterThan(30)
    expect(row?.begun).toBeLessThan(row?.all ?? 0)
    const fresh = await home(await idOf('student-esat@portal.test'))
    expect(fresh).toMatchObject({ answered: 0, setsFinished: 0, chosenParts: [], unfinished: [] })
  })

  it('have answered nothing in the future', async () => {
    const [row] = await rowsOf<{ ahead: number }>(
      app.db,
      sql`select count(*)::int "ahead" from attempts where answered_at > ${app.clock.now().toISOString()}::timestamptz`,
    )
    expect(row?.ahead).toBe(0)
  })
})

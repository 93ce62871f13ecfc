import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import { plannedNodes, rowsMet } from '../../testing/plans.ts'
import { makeRevise, type Revise } from '../sets/testing.ts'

const listCall = 'GET /question/admin/QuestionFlag/GetFlags'

let revise: Revise
let admin: string
beforeAll(async () => {
  revise = await makeRevise()
  await revise.begin()
  admin = await revise.app.make.admin()
})
afterAll(() => revise.app.close())
beforeEach(() => run(sql`delete from question_flags`))

const run = (statement: ReturnType<typeof sql>) => revise.app.db.execute(statement)
const questionAt = (place: number) => revise.bank.questions[place]?.questionId ?? 0

/** Flags of questions, as their figures have them. */
const kept = () =>
  rowsOf(
    revise.app.db,
    sql`select question_id id, open_flags open, flag_kinds kinds, fault_since since, flagged_at last
      from question_figures order by 1`,
  )

/** The same, counted afresh. */
const afresh = () =>
  rowsOf(
    revise.app.db,
    sql`select q.id, (count(*) filter (where f.state = 'open'
          or (f.outcome = 'fault' and f.settled_at is null)))::int "open",
        (count(f.id) > 0)::int + 2 * coalesce(bool_or(f.state = 'open'), false)::int
          + 4 * coalesce(bool_or(f.outcome = 'fault' and f.settled_at is null), false)::int
          + 8 * coalesce(bool_or(f.settled_at is not null), false)::int "kinds",
        min(f.answered_at) filter (where f.outcome = 'fault' and f.settled_at is null) "since",
        max(f.created_at) "last"
      from questions q left join question_flags f on f.question_id = q.id group by 1 order by 1`,
  )

/** How many questions the tallies know with each of the kinds of flags. */
const tallied = async () =>
  rowsOf(
    revise.app.db,
    sql`select flag_kinds kinds, sum(questions)::int questions from question_tallies
      group by 1 having sum(questions) <> 0 order by 1`,
  )

describe('what flags a question has', () => {
  const deed = fc.record({
    kind: fc.constantFrom('open', 'open', 'fault', 'explain', 'settle', 'again', 'remove'),
    place: fc.nat(4),
    day: fc.integer({ min: 1, max: 28 }),
  })

  async function doIt({ kind, place, day }: { kind: string; place: number; day: number }) {
    const id = questionAt(place)
    const moment = sql`make_timestamptz(2026, 1, ${day}, 12, 0, 0, 'UTC')`
    const change = (to: ReturnType<typeof sql>) =>
      run(sql`update question_flags set ${to} where question_id = ${id}`)
    if (kind === 'open') {
      await run(sql`insert into question_flags (id, question_id, student_id, text, created_at)
        values (${newId()}, ${id}, ${revise.student}, 'Is it right?', ${moment})
        on conflict do nothing`)
    } else if (kind === 'fault' || kind === 'explain') {
      const outcome = kind === 'fault' ? 'fault' : 'explained'
      await change(sql`state = 'answered', outcome = ${outcome}, answered_at = ${moment}`)
    } else if (kind === 'settle') {
      await run(sql`update question_flags set settled_at = ${moment}, settled_as = 'changed'
        where question_id = ${id} and outcome = 'fault'`)
    } else if (kind === 'again') {
      await change(sql`settled_at = null, settled_as = null`)
    } else if (kind === 'remove') {
      await run(sql`delete from question_flags where question_id = ${id}`)
    }
  }

  it('is known at once, and counted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 3, maxLength: 12 }), async (deeds) => {
        await run(sql`delete from question_flags`)
        for (const each of deeds) await doIt(each)
        const now = await afresh()
        expect(await kept()).toEqual(now)
        const counts = new Map<unknown, number>()
        for (const { kinds } of now as { kinds: number }[]) {
          counts.set(kinds, (counts.get(kinds) ?? 0) + 1)
        }
        expect(await tallied()).toEqual(
          [...counts]
            .map(([kinds, questions]) => ({ kinds, questions }))
            .toSorted((one, other) => Number(one.kinds) - Number(other.kinds)),
        )
      }),
      { numRuns: 12 },
    )
  })
})

describe('in a large bank', () => {
  const many = 3_000

  beforeAll(async () => {
    await run(sql`insert into questions (key, question_type, difficulty, created_at)
      select 'many.' || n, 1, 1 + n % 5, now() from generate_series(1, ${many}) n`)
    await run(sql`insert into question_versions (question_id, version, text, solution,
        question_type, difficulty, created_at)
      select id, 1, '<p>One of many</p>', '', 1, difficulty, created_at
      from questions where key like 'many.%'`)
  })

  it.each([{}, { state: 'open' }, { state: 'fault' }] as const)(
    'a page of %j reads no more than it shows',
    async (query) => {
      await run(sql`insert into question_flags (id, question_id, student_id, text, created_at,
          state, outcome, answered_at)
        select gen_random_uuid(), id, ${revise.student}, 'Is it right?',
          now() - id * interval '1 minute', case when id % 100 < 50 then 'open' else 'answered' end,
          case when id % 100 >= 50 then 'fault' end, case when id % 100 >= 50 then now() end
        from questions where key like 'many.%' and id % 100 in (7, 8, 57)`)
      await run(sql`analyze question_figures, question_flags`)
      const plans = await plannedNodes(revise.app.db, async () => {
        const { data } = await revise.app.call(listCall, admin, {
          query: { ...query, pageSize: 5 },
        })
        expect(data.questions).toHaveLength(5)
        expect(data.totalCount).toBe('state' in query ? (query.state === 'open' ? 60 : 30) : 90)
      })
      const scans = plans
        .flat()
        .filter((node) =>
          ['questions', 'question_figures', 'question_flags', 'question_versions'].includes(
            node['Relation Name'] ?? '',
          ),
        )
      expect(scans.length).toBeGreaterThan(0)
      for (const scan of scans) {
        // Those that wait stand before the open ones.
        const most = 'state' in query && query.state === 'open' ? 40 : 10
        expect(rowsMet(scan), JSON.stringify(scan)).toBeLessThanOrEqual(most)
      }
    },
  )
})

import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askedByServer } from '../../asked.ts'
import { rowsOf } from '../../database/open.ts'
import { auditLog } from '../../database/schema/index.ts'
import { auditEntries, queriesOf, statementsOf } from '../../testing/index.ts'
import { goesByIndex, plannedNodes, rowsMet } from '../../testing/plans.ts'
import { type Authoring, content, makeAuthoring } from '../authoring/testing.ts'
import { compareQuestions, readingLike } from './index.ts'

let authoring: Authoring
beforeAll(async () => {
  authoring = await makeAuthoring()
})
afterAll(() => authoring.app.close())

const text =
  '<p>A train leaves at noon and goes 120 km in 2 hours. How fast is it on average, in km/h?</p>'
const nearText = text.replace('train', 'tram')
const variantText = text.replace('120', '180').replace('2 hours', '3 hours')

const round = (batches?: number) =>
  compareQuestions(
    askedByServer(authoring.app.db, authoring.app.clock.now()),
    batches === undefined ? {} : { batches },
  )

const pairs = async (query: { kind?: 'same' | 'near' | 'variant'; pageSize?: number } = {}) =>
  (await authoring.app.call('GET /question/admin/Question/GetDuplicates', authoring.ada, { query }))
    .data

/** The pairs as ids with their kinds. */
const pairIds = async (query = {}) =>
  (await pairs(query)).pairs.map(({ kind, one, other }) => [kind, one.id, other.id])

const similar = async (query: { questionId?: number; text?: string }) => {
  const call = 'GET /question/admin/Question/GetSimilar'
  return (await authoring.app.call(call, authoring.ada, { query })).data
}

const dismiss = (...questionIds: number[]) =>
  authoring.app.call('POST /question/admin/Question/DismissDuplicate', authoring.ada, {
    body: { questionIds },
  })

let [one, near, variant] = [0, 0, 0]
beforeEach(async () => {
  await authoring.app.db.execute(sql`delete from question_pairs`)
  await authoring.app.db.execute(sql`delete from question_bands`)
  await authoring.app.db.execute(sql`update questions set likeness_version = current_version`)
  one = await authoring.made({ text })
  near = await authoring.made({ text: nearText })
  variant = await authoring.made({ text: variantText })
})

/** Topic, sub-topic and place of each live filing of a question. */
const filedAs = async (id: number) =>
  (
    await rowsOf<{ filing: [number | null, number | null, number | null] }>(
      authoring.app.db,
      sql`select json_build_array(topic_id, sub_topic_id, paper_question) "filing"
        from question_assignments where question_id = ${id} order by id`,
    )
  ).map(({ filing }) => filing)

/** All pairs, the most alike of each kind first. */
const all = () => [
  ['near', one, near],
  ['variant', one, variant],
  ['variant', near, variant],
]

describe('the round', () => {
  it('finds each pair once, those with their numbers first', async () => {
    await round()
    expect(await pairIds()).toEqual(all())
    expect(await pairIds({ kind: 'near' })).toEqual([['near', one, near]])
    expect((await pairs({ pageSize: 1 })).totalCount).toBe(3)
  })

  it('follows what a question says', async () => {
    await round()
    await authoring.update(variant, { text })
    await authoring.update(near, { text: '<p>Which of these gases turns limewater milky?</p>' })
    await round()
    expect(await pairIds()).toEqual([['same', one, variant]])
  })

  it('goes on where it was cut short, and takes what is new alone', async () => {
    await round(0)
    expect(await pairIds()).toEqual([])
    const waiting = () =>
      rowsOf<{ id: number }>(
        authoring.app.db,
        sql`select id from questions where likeness_version is distinct from current_version`,
      )
    expect((await waiting()).map(({ id }) => id).sort()).toEqual([one, near, variant].sort())
    await round()
    expect(await waiting()).toEqual([])
    await round()
    expect(await pairIds()).toEqual(all())
  })

  it('leaves a question without words alone', async () => {
    for (const _ of [1, 2]) await authoring.made({ text: '', answers: [] })
    await round()
    expect(await pairIds()).toEqual(all())
  })

  it('looks at few of a large family, and finds each of it', async () => {
    const family = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        authoring.made({ text: variantText.replace('180', `${index}7`) }),
      ),
    )
    await round()
    const kept = await rowsOf<{ first: number; second: number }>(
      authoring.app.db,
      sql`select question_id "first", other_id "second" from question_pairs`,
    )
    const found = new Set(kept.flatMap(({ first, second }) => [first, second]))
    expect(family.filter((id) => !found.has(id))).toEqual([])
    expect(kept.length).toBeLessThan(42 * 31)
  })
})

describe('pairs', () => {
  it('show both questions, with their answers and how often they are filed', async () => {
    await authoring.file(near, [authoring.inTopic('Surds')])
    await round()
    const [pair] = (await pairs()).pairs
    expect(pair?.kind).toBe('near')
    expect(pair?.resemblance).toBeGreaterThan(0.8)
    expect(pair?.one).toMatchObject({ id: one, state: 'draft', version: 1, textHtml: text })
    expect(pair?.other.answers).toEqual(
      content.answers.map(({ letter, text: html, isCorrect }) => ({ letter, html, isCorrect })),
    )
  })

  it('go once one of both is withdrawn, and come again with it', async () => {
    await round()
    await authoring.setState(near, 'live')
    await authoring.setState(near, 'withdrawn', { reason: 'Twice' })
    expect(await pairIds()).toEqual([['variant', one, variant]])
    await authoring.setState(near, 'live')
    expect(await pairIds()).toEqual(all())
  })

  it('lose one of them, whose filings the other takes', async () => {
    const surds = authoring.inTopic('Surds')
    await authoring.file(near, [surds])
    await authoring.setState(near, 'live')
    const body = { questionId: near, state: 'withdrawn', version: 1, reason: 'Twice' } as const
    const withdraw = (filingsTo: number) =>
      authoring.app.call('POST /question/admin/Question/SetState', authoring.ada, {
        body: { ...body, filingsTo },
      })
    expect((await withdraw(near)).status).toBe(422)
    expect((await withdraw(999_999)).status).toBe(404)
    expect((await withdraw(one)).status).toBe(200)
    expect((await authoring.one(near)).questionAssignments).toEqual([])
    expect((await authoring.one(one)).questionAssignments).toMatchObject([
      { topicId: surds.topicId, isParked: true },
    ])
  })

  it('leave places in papers, sub-topics and all else to the one that stays', async () => {
    const { app, inPaper, inTopic } = authoring
    const [surds, indices, place] = [inTopic('Surds'), inTopic('Indices'), inPaper('2023', 940)]
    await authoring.file(near, [surds, indices, place])
    await authoring.file(one, [surds])
    for (const id of [near, one]) await authoring.setState(id, 'live')
    const [sub] = await rowsOf<{ id: number }>(
      app.db,
      sql`update question_assignments a set sub_topic_id = s.id from sub_topics s
        where s.topic_id = a.topic_id and a.question_id = ${near} and s.topic_id = ${indices.topicId}
        returning s.id`,
    )
    const body = { questionId: near, state: 'withdrawn', version: 1, reason: 'Twice' } as const
    const { status } = await app.call('POST /question/admin/Question/SetState', authoring.ada, {
      body: { ...body, filingsTo: one },
    })
    expect(status).toBe(200)
    expect(await filedAs(one)).toEqual([
      ...[
        [surds.topicId, null, null],
        [indices.topicId, sub?.id, null],
        [null, null, 940],
      ],
    ])
    expect(await filedAs(near)).toEqual([])
  })

  it('are not the same for good once somebody has said so', async () => {
    await round()
    expect((await dismiss(near, one)).status).toBe(200)
    expect(await pairIds()).toEqual(all().slice(1))
    await authoring.update(near, { text })
    await round()
    expect(await pairIds()).not.toContainEqual(expect.arrayContaining([one, near]))
    expect((await similar({ questionId: one })).map(({ questionId }) => questionId)).toEqual([
      variant,
    ])
    expect((await dismiss(one, near)).status).toBe(200)
    const said = await auditEntries(
      authoring.app.db,
      and(eq(auditLog.action, 'questions said to differ'), eq(auditLog.record, String(one))),
    )
    expect(said.map(({ actorId, changes }) => [actorId, changes])).toEqual([
      [authoring.ada, { differsFrom: [null, near] }],
    ])
  })

  it.each([
    ['one question twice', () => [one, one], 422],
    ['one that is not there', () => [one, 999_999], 404],
  ])('of %s are refused', async (_, ids, status) => {
    expect((await dismiss(...ids())).status).toBe(status)
  })
})

describe('what reads alike', () => {
  it('is found for a question as it is now, the most alike first', async () => {
    await round()
    expect(await similar({ questionId: one })).toMatchObject([
      { questionId: variant, kind: 'variant', resemblance: 1 },
      { questionId: near, kind: 'near' },
    ])
  })

  it('is found for a text that is being written', async () => {
    await round()
    const words = `${text}${content.answers.map((answer) => `| ${answer.text}`).join('')}`
    const [first] = await similar({ text: words })
    expect(first).toMatchObject({ questionId: one, kind: 'same', resemblance: 1 })
    expect(first?.summary).toContain('A train leaves at noon')
    expect(await similar({ text: 'Something else' })).toEqual([])
    expect(await similar({ text: '' })).toEqual([])
  })

  it('is asked of a question or of a text', async () => {
    const call = 'GET /question/admin/Question/GetSimilar'
    const { app, ada } = authoring
    expect((await app.call(call, ada, { query: {} })).status).toBe(422)
    expect((await app.call(call, ada, { query: { questionId: 999_999 } })).status).toBe(404)
  })

  it('takes three statements, the pairs one', async () => {
    await round()
    const { app, ada } = authoring
    const call = 'GET /question/admin/Question/GetSimilar'
    const query = { questionId: one }
    expect(await queriesOf(app, call, ada, { query })).toBeLessThanOrEqual(3)
    const list = 'GET /question/admin/Question/GetDuplicates'
    expect(await queriesOf(app, list, ada, { query: {} })).toBeLessThanOrEqual(3)
  })
})

describe('among many pairs', () => {
  it.each([undefined, 'near'] as const)('a page of %s is read in their order', async (kind) => {
    const { db } = authoring.app
    await db.execute(sql`insert into questions (key, question_type, difficulty, created_at,
        likeness_version)
      select 'many.' || n, 1, 3, now(), 1 from generate_series(1, 2000) n on conflict do nothing`)
    await db.execute(sql`insert into question_versions (question_id, version, text, solution,
        question_type, difficulty, created_at)
      select id, 1, '<p>One of many</p>', '', 1, 3, now() from questions where key like 'many.%'
      on conflict do nothing`)
    await db.execute(sql`insert into question_pairs (question_id, other_id, resemblance, kind)
      select id, id + 1, 0.8 + id % 20 / 100.0, case when id % 3 = 0 then 'near' else 'variant' end
      from questions where key like 'many.%' and id % 2 = 0
        and id < (select max(id) from questions)`)
    await db.execute(sql`analyze question_pairs`)
    const plans = await plannedNodes(db, async () => {
      const found = await pairs({ ...(kind && { kind }), pageSize: 5 })
      expect(found.pairs.map((pair) => pair.kind)).toEqual(Array.from({ length: 5 }, () => 'near'))
      expect(found.totalCount).toBeGreaterThan(300)
    })
    const scans = plans.flat().filter((node) => node['Relation Name'] === 'question_pairs')
    // One for the page and one that counts.
    if (kind === undefined) expect(Math.min(...scans.map(rowsMet))).toBe(5)
    else expect(scans.map(goesByIndex)).toEqual([true, true])
  })
})

describe('texts that are no questions yet', () => {
  it('are told what each reads most like, in two statements for all of them', async () => {
    await round()
    const answers = content.answers.map((answer) => answer.text)
    const wording = (said: string) => ({ text: said, data: null, answers })
    const texts = [nearText, '<p>Why is the sky blue?</p>', variantText].map(wording)
    const { db } = authoring.app
    const read = () => readingLike(askedByServer(db, authoring.app.clock.now()), texts)
    const found = await read()
    expect(found.map((one) => one?.questionId ?? null)).toEqual([near, null, variant])
    expect(found[0]).toMatchObject({ kind: 'same', resemblance: 1 })
    expect(await statementsOf(db, read)).toBe(2)
  })
})

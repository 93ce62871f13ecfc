import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { auditLog } from '../../database/schema/index.ts'
import { answer, category, moodleQuestion, quiz } from '../../interchange/testing.ts'
import { makePng } from '../../testing/images.ts'
import { auditEntries } from '../../testing/index.ts'
import { type Authoring, makeAuthoring } from '../authoring/testing.ts'
import { analysed, applied, choice, countQuestions } from './testing.ts'

let authoring: Authoring
let app: Authoring['app']
let ada: string
beforeAll(async () => {
  authoring = await makeAuthoring()
  ;({ app, ada } = authoring)
})
afterAll(() => app.close())

const multiple = moodleQuestion('matching', '', { name: 'Pairs' })

const stand = async (importId: string) =>
  (await app.call('GET /question/admin/Import/GetImport', ada, { query: { importId } })).data
const items = async (importId: string, query = {}) =>
  (await app.call('GET /question/admin/Import/GetItems', ada, { query: { importId, ...query } }))
    .data.items
const outcomes = async (importId: string) => (await items(importId)).map(({ outcome }) => outcome)
const item = async (importId: string, itemNo: number) =>
  (await app.call('GET /question/admin/Import/GetItem', ada, { query: { importId, itemNo } })).data
const questions = () => countQuestions(app)
const undo = (importId: string) =>
  app.call('POST /question/admin/Import/Undo', ada, { body: { importId } })

describe('bringing a file', () => {
  it('takes parts once, names those that are missing, and refuses what is too large', async () => {
    const big = await app.call('POST /question/admin/Import/Begin', ada, {
      body: { name: 'a.xml', size: 262_144_001 },
    })
    expect(big.status).toBe(413)
    const size = 5 * 1_048_576 + 3
    const { data } = await app.call('POST /question/admin/Import/Begin', ada, {
      body: { name: 'a.xml', size },
    })
    expect(data).toMatchObject({ partBytes: 5 * 1_048_576, parts: 2 })
    const { importId } = data
    // A file of no family named is of its own name's.
    expect((await stand(importId)).origin).toBe('a.xml')
    const send = (part: number, bytes: Buffer) =>
      app.call('POST /question/admin/Import/SendPart', ada, { query: { importId, part }, bytes })
    expect((await send(2, Buffer.from('abcd'))).status).toBe(422)
    expect((await send(2, Buffer.from('abc'))).data.received).toEqual([2])
    expect((await send(2, Buffer.from('abc'))).data.received).toEqual([2])
    const missing = await app.call('POST /question/admin/Import/Analyse', ada, {
      body: { importId },
    })
    expect(missing).toMatchObject({ status: 409 })
    expect(missing.message).toContain('missing: 1')
  })

  it('says in a sentence that it cannot read it', async () => {
    const importId = await analysed(app, ada, 'PK no questions here')
    const { state, message } = await stand(importId)
    expect(state).toBe('refused')
    expect(message).toContain('no format that can be read')
  })
})

describe('a dry run and what is made of it', () => {
  const origin = 'Physics of the term'
  const file = (second = 'Second') =>
    quiz(
      category('$course$/top/Somewhere/Surds'),
      choice('A', 'First'),
      choice('B', second),
      choice('A2', 'First'),
      multiple,
    )

  it('says what each is, makes drafts, knows them again, and changes one by a version', async () => {
    const before = await questions()
    const importId = await analysed(app, ada, file(), { origin })
    expect(await outcomes(importId)).toEqual(['new', 'new', 'twice', 'refused'])
    const seen = await stand(importId)
    expect(seen).toMatchObject({ state: 'analysed', total: 4, chosen: 2, origin })
    expect(seen.warnings.map(({ name }) => name)).toContain('no-filing')
    expect((await item(importId, 1)).brought?.set.questions[0]?.text).toContain('First')
    expect((await item(importId, 4)).brought).toBeNull()
    expect((await items(importId))[3]?.message).not.toBeNull()
    await applied(app, ada, importId)
    expect(await stand(importId)).toMatchObject({ state: 'applied', applied: 2, left: 0 })
    expect(await questions()).toBe(before + 2)

    const again = await analysed(app, ada, file(), { origin })
    expect(await outcomes(again)).toEqual(['same', 'same', 'twice', 'refused'])

    const edited = await analysed(app, ada, file('Second, edited'), { origin })
    expect(await outcomes(edited)).toEqual(['same', 'changed', 'twice', 'refused'])
    const changed = await item(edited, 2)
    expect(changed.changes).toEqual(['text'])
    expect(changed.present?.set.questions[0]?.text).toContain('Second')
    await applied(app, ada, edited)
    const questionId = changed.questionId ?? 0
    expect(await authoring.one(questionId)).toMatchObject({ version: 2, state: 'draft' })
    const said = await auditEntries(
      app.db,
      and(eq(auditLog.kind, 'question'), eq(auditLog.record, String(questionId))),
    )
    expect(said.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['question created', ada],
      ['question saved', ada],
    ])

    expect((await undo(edited)).data).toEqual({ undone: 1, left: [] })
    expect((await authoring.one(questionId)).text).toContain('Second</p>')
    // Its first version is not what stands there now, so that the import which made it leaves it.
    const taken = await undo(importId)
    expect(taken.data.undone).toBe(1)
    expect(taken.data.left).toEqual([{ questionId, message: 'It was changed since.' }])
    expect(await stand(importId)).toMatchObject({ state: 'undone', canUndo: false })
  })

  it('keeps large images as files, and knows them again', async () => {
    const about = { origin: 'with images' }
    const bytes = Buffer.concat([makePng(30, 20), Buffer.alloc(20_000, 7)]).toString('base64')
    const src = `data:image/png;base64,${bytes}`
    const text = '<p>Shown <img src="@@PLUGINFILE@@/a.png" alt="A curve"></p>'
    const beside = `<file name="a.png" path="/" encoding="base64">${bytes}</file>`
    const inside = choice('Inside', `Shown too <img src="${src}" alt="The same curve">`)
    const with2 = quiz(
      moodleQuestion('multichoice', answer(100, 'a'), { name: 'Beside', text, beside }),
      inside,
    )
    const first = await analysed(app, ada, with2, about)
    const shown = (await item(first, 1)).brought?.set.questions[0]?.text
    expect(shown).toContain(bytes.slice(0, 40))
    await applied(app, ada, first)
    for (const itemNo of [1, 2]) {
      const { questionId } = await item(first, itemNo)
      const made = await authoring.one(questionId ?? 0)
      expect(made.text).toMatch(/<img data-file="[0-9a-f-]{36}" alt="(A|The same) curve"/)
    }
    expect(await outcomes(await analysed(app, ada, with2, about))).toEqual(['same', 'same'])
  })

  it('keeps images of types that texts do not hold as files, however small', async () => {
    const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
    const file = quiz(
      moodleQuestion('multichoice', answer(100, 'a'), {
        name: 'Moving',
        text: '<p>Watch <img src="@@PLUGINFILE@@/a.gif" alt="A wave"></p>',
        beside: `<file name="a.gif" path="/" encoding="base64">${gif}</file>`,
      }),
    )
    const importId = await analysed(app, ada, file, { origin: 'moving' })
    await applied(app, ada, importId)
    const { questionId } = await item(importId, 1)
    expect((await authoring.one(questionId ?? 0)).text).toMatch(
      /<img data-file="[0-9a-f-]{36}" alt="A wave"/,
    )
    expect(await outcomes(await analysed(app, ada, file, { origin: 'moving' }))).toEqual(['same'])
  })

  it('files by the names of the category, or under the topic that was chosen', async () => {
    const [topic] = await rowsOf<{ id: number; name: string; subject: string }>(
      app.db,
      sql`select t.id, t.name, s.name subject from topics t join subjects s on s.id = t.subject_id
        where (select count(*) from topics o where o.name = t.name) = 1 order by t.id limit 1`,
    )
    if (topic === undefined) throw new Error('There is no topic')
    const named = quiz(
      category(`$course$/top/${topic.subject}/${topic.name}`),
      choice('F', 'Filed'),
    )
    const first = await analysed(app, ada, named, { origin: 'by names' })
    expect((await item(first, 1)).filings[0]).toContain(topic.name)
    await applied(app, ada, first)
    const made = await authoring.one((await item(first, 1)).questionId ?? 0)
    expect(made.questionAssignments).toMatchObject([{ topicId: topic.id, isParked: true }])
    const second = await analysed(app, ada, quiz(choice('G', 'Where shall this one go?')), {
      ...{ origin: 'by topic', defaultTopicId: topic.id },
    })
    expect((await item(second, 1)).filings[0]).toContain(topic.name)
    expect((await items(second))[0]?.warnings).toEqual([])
  })

  it('names the question that a new one reads like, and asks little for it', async () => {
    const there = 'A tram leaves at noon and goes 120 km in 2 hours. How fast is it, in km/h?'
    const first = await analysed(app, ada, quiz(choice('T', there)), { origin: 'tram' })
    await applied(app, ada, first)
    const [made] = await items(first)
    const variant = there.replace('120', '180').replace('2 hours', '3 hours')
    const other = quiz(choice('V', variant), choice('N', 'Why do stones fall to the ground?'))
    const second = await analysed(app, ada, other, { origin: 'another' })
    const like = { name: 'reads-like', detail: String(made?.questionId) }
    const warnings = (await items(second)).map((one) =>
      one.warnings.filter(({ name }) => name === 'reads-like'),
    )
    expect(warnings).toEqual([[like], []])
    expect(await items(second, { warning: `reads-like:${made?.questionId}` })).toHaveLength(1)
    expect(await outcomes(second)).toEqual(['new', 'new'])
    const counted = (await stand(second)).warnings.find(({ name }) => name === 'reads-like')
    expect(counted?.count).toBe(1)
    expect((await stand(second)).chosen).toBe(2)
  })

  it('knows by its id what was the same by its words, until that is undone', async () => {
    const said = 'Which of these metals floats on water?'
    const first = await analysed(app, ada, quiz(choice('L', said)), { origin: 'first family' })
    await applied(app, ada, first)
    const [made] = await items(first)
    const about = { origin: 'second family' }
    const both = quiz(choice('P', said), choice('P2', said), choice('Q', 'How old is the Moon?'))
    const second = await analysed(app, ada, both, about)
    expect(await outcomes(second)).toEqual(['same', 'twice', 'new'])
    await applied(app, ada, second)
    expect(await stand(second)).toMatchObject({ applied: 1, left: 0 })
    expect((await items(second))[0]).toMatchObject({ isApplied: false, message: null })
    const edited = quiz(choice('P', 'Where do penguins live?'), choice('P2', 'And seals?'))
    const third = await analysed(app, ada, edited, about)
    expect(await items(third)).toMatchObject([
      { outcome: 'changed', questionId: made?.questionId },
      { outcome: 'new', questionId: null },
    ])
    expect((await undo(second)).data).toEqual({ undone: 1, left: [] })
    expect(await outcomes(await analysed(app, ada, edited, about))).toEqual(['new', 'new'])
    const again = await analysed(app, ada, quiz(choice('L', 'Edited')), { origin: 'first family' })
    expect(await outcomes(again)).toEqual(['changed'])
  })

  it('leaves out and names what was edited meanwhile', async () => {
    const about = { origin: 'meanwhile' }
    const first = await analysed(app, ada, quiz(choice('M', 'Meanwhile')), about)
    await applied(app, ada, first)
    const questionId = (await item(first, 1)).questionId ?? 0
    const second = await analysed(app, ada, quiz(choice('M', 'From the file')), about)
    await authoring.update(questionId, { text: '<p>By hand</p>' })
    await applied(app, ada, second)
    expect((await items(second))[0]).toMatchObject({ isApplied: false })
    expect((await items(second))[0]?.message).toContain('edited since')
    expect(await stand(second)).toMatchObject({ applied: 0, left: 1 })
    expect((await authoring.one(questionId)).text).toContain('By hand')
  })

  it('leaves out what is not chosen, and takes one as a version of a question', async () => {
    const target = await authoring.made({ text: '<p>To be taken over</p>' })
    const importId = await analysed(app, ada, quiz(choice('X', 'Over'), choice('Y', 'Left')), {
      origin: 'chosen',
    })
    const choose = (body: object) =>
      app.call('POST /question/admin/Import/Choose', ada, {
        body: { importId, isChosen: true, ...body },
      })
    expect((await choose({ outcome: 'new', isChosen: false })).data.chosen).toBe(0)
    expect((await choose({ itemNos: [1, 2], questionId: target })).status).toBe(422)
    expect((await choose({ itemNos: [1], questionId: 999_999 })).status).toBe(404)
    expect((await choose({ itemNos: [1], questionId: target })).data.chosen).toBe(1)
    const before = await questions()
    await applied(app, ada, importId)
    expect(await questions()).toBe(before)
    expect((await authoring.one(target)).text).toContain('Over')
    const again = await choose({ itemNos: [2] })
    expect(again.status).toBe(409)
  })
})

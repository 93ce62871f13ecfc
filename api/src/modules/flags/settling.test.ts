import type { CallInput } from '@portal/shared/api'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { auditLog, questionFlags } from '../../database/schema/index.ts'
import { at } from '../../database/sql.ts'
import { queriesOf } from '../../testing/index.ts'
import { makeRevise, type Revise } from '../sets/testing.ts'

const listCall = 'GET /question/admin/QuestionFlag/GetFlags'
const answerCall = 'POST /question/admin/QuestionFlag/AnswerFlag'
const settleCall = 'POST /question/admin/QuestionFlag/SettleFlags'

let revise: Revise
let admin: string
let tutor: string
let senior: string
/** A question that none of the tests before has flagged. */
let next = 0

beforeAll(async () => {
  revise = await makeRevise()
  await revise.begin()
  const { make } = revise.app
  admin = await make.admin({ firstName: 'Ada', lastName: 'Author' })
  senior = await make.seniorTutor()
  tutor = await make.tutor({ students: [revise.student], seniorTutorId: senior })
})
afterAll(() => revise.app.close())
beforeEach(async () => {
  await revise.app.db.execute(sql`delete from flag_messages`)
  await revise.app.db.delete(questionFlags)
})

const call: Revise['app']['call'] = (...given) => revise.app.call(...given)

type Asked = CallInput<typeof listCall>['query']
const list = async (query: Partial<Asked> = {}) =>
  (await call(listCall, admin, { query: { pageNo: 1, pageSize: 20, ...query } })).data

/** Flags a question that nobody has flagged before; its id, and the question's. */
async function flag(text: string, as = revise.student): Promise<{ id: string; question: number }> {
  const questions = revise.bank.questions.filter(({ type }) => type === 1)
  const question = questions[next++ % questions.length]?.questionId ?? 0
  return { id: await flagAgain(question, text, as), question }
}

async function flagAgain(question: number, text: string, as: string): Promise<string> {
  await revise.setOf([question], as)
  revise.app.clock.advance(61_000)
  await call('POST /Question/QuestionFlag/FlagQuestion', as, {
    body: { questionId: question, text },
  })
  const rows = await revise.app.db.select().from(questionFlags).where(eq(questionFlags.text, text))
  return rows[0]?.id ?? ''
}

const fault = { outcome: 'fault', suggestedChange: 'Option c should be 12.' } as const
const answer = (flagId: string, more: object = fault, as = tutor) =>
  call('POST /Question/tutor/QuestionFlag/AnswerFlag', as, {
    body: { flagId, text: 'So.', outcome: 'explained', suggestedChange: null, ...more },
  })
/** Settles flags a second after all else. */
const settle = (
  flagIds: string[],
  settledAs: 'changed' | 'unchanged' = 'changed',
  text = 'Option c is 12 now.',
) => {
  revise.app.clock.advance(1_000)
  return call(settleCall, admin, { body: { flagIds, settledAs, text } })
}
const shown = async (flagId: string, as = revise.student) =>
  (await call('GET /Question/QuestionFlag/GetFlag', as, { query: { flagId } })).data
const alerts = async () =>
  (await call('GET /Notification/Alert/GetAllStudentAlert', revise.student)).data
/** What was sent at a moment, with its kind and to whom; to fewest first. */
const toldAt = async (moment: Date) =>
  await rowsOf(
    revise.app.db,
    sql`select n.kind, array_agg(r.user_id::text order by r.user_id::text) "to"
      from notifications n join notification_recipients r on r.notification_id = n.id
      where n.created_at = ${at(moment)} group by n.id order by count(*)`,
  )
const noticesOf = async (as: string) =>
  (await call('GET /Question/tutor/QuestionFlag/FlaggedQuestionNotifyToTutor', as)).data

describe('flagged questions, to admins', () => {
  it('begin with the fault that has waited longest, and have all that was said of each', async () => {
    const open = await flag('Why not b?')
    const late = await flag('Two are right')
    const first = await flag('None is right')
    const explained = await flag('Why is it so?')
    await answer(first.id)
    revise.app.clock.advance(1_000)
    await answer(late.id)
    await answer(explained.id, { outcome: 'explained' })
    const { questions, totalCount } = await list()
    expect(questions.map(({ questionId }) => questionId)).toEqual([
      ...[first.question, late.question, open.question, explained.question],
    ])
    expect(totalCount).toBe(4)
    expect(questions[0]).toMatchObject({ waiting: 1, open: 0, flagCount: 1 })
    expect(questions[0]?.sectionNo).not.toBe('')
    expect(questions[0]?.flags).toEqual([
      expect.objectContaining({
        ...{ id: first.id, studentId: revise.student, text: 'None is right', ...fault },
        ...{ state: 'answered', settledAs: null, settledBy: null, messageCount: 1 },
      }),
    ])
    expect(questions[0]?.flags[0]?.answeredBy).toBeTruthy()
  })

  it('are found by state, part, number and words, and come page by page', async () => {
    const open = await flag('The sign is 100% wrong')
    const waiting = await flag('Something else')
    const settled = await flag('A third thing')
    await answer(waiting.id)
    await answer(settled.id)
    await settle([settled.id])
    const ids = async (query: Partial<Asked>) =>
      (await list(query)).questions.map(({ questionId }) => questionId)
    expect(await ids({ state: 'open' })).toEqual([open.question])
    expect(await ids({ state: 'fault' })).toEqual([waiting.question])
    expect(await ids({ state: 'settled' })).toEqual([settled.question])
    expect(await ids({ search: String(open.question) })).toEqual([open.question])
    expect(await ids({ search: `#${waiting.question}` })).toEqual([waiting.question])
    expect(await ids({ search: '100% wrong' })).toEqual([open.question])
    expect(await ids({ search: '100_ wrong' })).toEqual([])
    const all = await ids({})
    const sectionId = revise.partId('Physics')
    const [inPart, others] = [
      await ids({ sectionId }),
      await ids({ sectionId: revise.partId('Mathematics 1') }),
    ]
    expect([...inPart, ...others].toSorted()).toEqual(all.toSorted())
    expect(await ids({ AdmissionTestId: 99_999 })).toEqual([])
    expect((await list({ pageNo: 2, pageSize: 2 })).questions).toHaveLength(1)
    expect((await list({ pageNo: 9, pageSize: 2 })).questions).toHaveLength(1)
    expect(await queriesOf(revise.app, listCall, admin, { query: {} })).toBe(1)
  })

  it('stand with all of their flags, those that wait first', async () => {
    const { id, question } = await flag('One')
    const other = await revise.app.make.student()
    await revise.app.make.tutor({ students: [other] })
    const second = await flagAgain(question, 'Two', other)
    await answer(id)
    const { questions } = await list({ state: 'open' })
    expect(questions).toMatchObject([{ waiting: 1, open: 1, flagCount: 2 }])
    expect(questions[0]?.flags.map((each) => each.id)).toEqual([id, second])
  })
})

describe('settling', () => {
  it('says that the question was changed, and how, to student and tutor', async () => {
    const { id, question } = await flag('Two are right')
    await answer(id, fault, senior)
    expect((await settle([id])).status).toBe(200)
    const { flag: seen, messages } = await shown(id)
    expect(seen).toMatchObject({
      ...{ state: 'answered', outcome: 'fault', settledAs: 'changed' },
      settledAt: revise.app.clock.now().toISOString(),
    })
    expect(messages.at(-1)).toMatchObject({ text: 'Option c is 12 now.', authorName: 'Ada Author' })
    expect((await alerts())[0]).toMatchObject({
      ...{ title: 3, description: 'It was changed: Option c is 12 now.' },
      navigatableLink: `/flagged-question-view/${id}`,
    })
    const words = new RegExp(
      `^Question ${question}, flagged by .*, was changed: Option c is 12 now\\.$`,
    )
    for (const as of [tutor, senior]) {
      expect((await noticesOf(as))[0]?.description).toMatch(words)
    }
    // Once each: the student, and both tutors together.
    expect(await toldAt(revise.app.clock.now())).toEqual([
      { kind: 'questions', to: [revise.student] },
      { kind: 'questions', to: [tutor, senior].sort() },
    ])
    const [listed] = (await list({ state: 'settled' })).questions
    expect(listed).toMatchObject({ waiting: 0, flags: [{ settledBy: 'Ada Author' }] })
  })

  it('is told to no tutor who does not teach the student any more', async () => {
    const former = await revise.app.make.tutor({ students: [revise.student] })
    const { id } = await flag('Who is my tutor?')
    await answer(id, fault, former)
    await revise.app.db.execute(sql`delete from tutor_students where tutor_id = ${former}`)
    const before = await noticesOf(former)
    await settle([id])
    expect(await noticesOf(former)).toEqual(before)
    expect((await noticesOf(tutor))[0]?.description).toContain('was changed')
  })

  it('says that it stays as it is, with words', async () => {
    const { id } = await flag('Is it not d?')
    await answer(id)
    expect((await settle([id], 'unchanged', ' ')).errors?.[0]).toMatchObject({ path: 'body.text' })
    await settle([id], 'unchanged', 'It is b: look at the units.')
    expect((await shown(id)).flag).toMatchObject({ outcome: 'fault', settledAs: 'unchanged' })
    expect((await alerts())[0]?.description).toBe('It stays as it is: It is b: look at the units.')
  })

  it('answers an open flag: at fault where the question was changed, explained where not', async () => {
    const one = await flag('One')
    const two = await flag('Two')
    await settle([one.id], 'changed')
    await settle([two.id], 'unchanged')
    expect((await shown(one.id)).flag).toMatchObject({ state: 'answered', outcome: 'fault' })
    expect((await shown(two.id)).flag).toMatchObject({ state: 'answered', outcome: 'explained' })
    const [counted] = (await call('GET /Question/QuestionFlag/GetMyFlags', revise.student)).data
      .flags
    expect(counted?.settledAs).toBe('unchanged')
  })

  it('takes all or none: not what is settled, what was explained, what is not there', async () => {
    const waiting = await flag('Waiting')
    const done = await flag('Done')
    const explained = await flag('Explained')
    await answer(waiting.id)
    await answer(done.id)
    await settle([done.id])
    await answer(explained.id, { outcome: 'explained' })
    for (const [other, status] of [
      [done.id, 409],
      [explained.id, 422],
      [crypto.randomUUID(), 404],
    ] as const) {
      expect((await settle([waiting.id, other])).status).toBe(status)
    }
    expect((await list({ state: 'fault' })).totalCount).toBe(1)
    expect((await settle([waiting.id, waiting.id])).status).toBe(200)
  })

  it('is done once where two admins do it at once', async () => {
    const { id } = await flag('Both at once')
    await answer(id)
    const both = await Promise.all([settle([id]), settle([id], 'unchanged')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await shown(id)).messages).toHaveLength(2)
  })

  it('is gone once the student asks on, or a tutor finds another fault', async () => {
    const { id } = await flag('It is not settled')
    await answer(id)
    await settle([id])
    await call('POST /Question/QuestionFlag/Reply', revise.student, {
      body: { flagId: id, text: 'And option d?' },
    })
    expect((await shown(id)).flag).toMatchObject({ state: 'open', settledAs: null })
    await answer(id)
    await settle([id])
    await answer(id)
    expect((await list({ state: 'fault' })).totalCount).toBe(1)
  })

  it('is written down for each flag, in one batch', async () => {
    const flags = [await flag('First of two'), await flag('Second of two')]
    for (const { id } of flags) await answer(id)
    const ids = flags.map(({ id }) => id)
    await settle(ids)
    const written = await revise.app.db.select().from(auditLog).where(inArray(auditLog.record, ids))
    const settled = written.filter(({ action }) => action === 'flag settled')
    expect(settled).toHaveLength(2)
    expect(new Set(settled.map(({ batch }) => batch)).size).toBe(1)
  })
})

describe('an answer of an admin', () => {
  it('reaches the student, and the tutors in whose place it was given', async () => {
    const { id } = await flag('Is it still in the specification?')
    revise.app.clock.advance(1_000)
    const body = {
      flagId: id,
      text: 'It is.',
      outcome: 'explained',
      suggestedChange: null,
    } as const
    expect((await call(answerCall, admin, { body })).status).toBe(200)
    expect((await shown(id)).flag).toMatchObject({ state: 'answered', outcome: 'explained' })
    expect((await alerts())[0]?.description).toBe('We answered: It is.')
    expect((await noticesOf(tutor))[0]?.description).toMatch(/^We answered .*: It is\.$/)
  })

  it('names a fault only with what should change, which waits then', async () => {
    const { id } = await flag('It has two keys')
    const body = { flagId: id, text: 'Yes.', ...fault }
    const without = { ...body, suggestedChange: '' }
    expect((await call(answerCall, admin, { body: without })).errors).toMatchObject([
      { path: 'body.suggestedChange' },
    ])
    await call(answerCall, admin, { body })
    expect((await list({ state: 'fault' })).questions).toMatchObject([
      { flags: [{ id, answeredBy: 'Ada Author' }] },
    ])
  })
})

import type { CallInput } from '@portal/shared/api'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { searchTargets } from '../curriculum/links/index.ts'
import { type Learn, makeLearn } from '../learn/testing.ts'
import type { Revise } from '../sets/testing.ts'

/** What is archived is offered to nobody; what was done there stays. */

let learn: Learn
let revise: Revise
let admin: string
let tutor: string

type Archived = Omit<CallInput<'POST /subject/admin/Tree/Archive'>['body'], 'isArchived'>
const archived: Archived[] = []

beforeAll(async () => {
  learn = await makeLearn()
  revise = learn.revise
  admin = await revise.app.make.admin()
  tutor = await revise.app.make.tutor()
})
afterAll(() => revise.app.close())
beforeEach(() => revise.begin())
afterEach(async () => {
  for (const node of archived.splice(0)) await set({ ...node, isArchived: false })
})

const set = (body: CallInput<'POST /subject/admin/Tree/Archive'>['body']) =>
  revise.app.call('POST /subject/admin/Tree/Archive', admin, { body })
async function archive(node: Archived) {
  archived.push(node)
  expect((await set({ ...node, isArchived: true })).status).toBe(200)
}

/** Names of the topics of Mathematics 1 that a set can be built from. */
async function offered() {
  const sectionId = revise.partId('Mathematics 1')
  const query = { admissionTestId: revise.bank.testId, sectionId }
  const { data } = await revise.app.call(
    'GET /Question/Question/GetSectionSubjectsForRevise',
    revise.student,
    { query },
  )
  return data.flatMap(({ topics }) => topics.map(({ name }) => name))
}
const counted = async (query: object = {}) => {
  const asked = { AdmissionTestId: revise.bank.testId, ...query }
  const { data } = await revise.app.call(
    'GET /Question/Question/GetQuestionCount',
    revise.student,
    {
      query: asked,
    },
  )
  return data
}
const pages = async (who: string) => {
  const { data } = await revise.app.call('GET /training/api/LearnTopic/GetAllTopic', who, {
    query: { learningId: revise.subjectId('Algebra') },
  })
  return data
}
const build = (change: object) =>
  revise.app.call('POST /Revise/api/Revise/CreateSet', revise.student, {
    body: revise.asked({ sectionId: null, ...change }),
  })

const nodes: [string, () => Archived][] = [
  ['topic', () => ({ kind: 'topic', id: revise.topicId('Indices') })],
  ['subject', () => ({ kind: 'subject', id: revise.subjectId('Number') })],
]

describe.each(nodes)('an archived %s', (_, node) => {
  it('is in no list, no count and no new set', async () => {
    const indices = revise.topicId('Indices')
    await archive(node())
    expect(await offered()).toEqual(['Quadratics', 'Surds'])
    for (const query of [{}, { status: 'unused' }, { difficulty: '1,2,3,4,5' }]) {
      const { questionCount, byTopic } = await counted(query)
      expect([questionCount, byTopic.some(({ topicId }) => topicId === indices)]).toEqual([
        30,
        false,
      ])
    }
    expect((await build({ topicIds: [indices], size: 1 })).status).toBe(422)
    const drawn = await revise.openSet({ size: 20 })
    expect(drawn.questions.every(({ questionId }) => !ofIndices.has(questionId))).toBe(true)
    const found = await searchTargets(revise.app.db, 'topic', 'Indices')
    expect(found).toEqual([])
  })

  it('is back as it was', async () => {
    const before = await counted()
    await archive(node())
    await set({ ...node(), isArchived: false })
    expect(await counted()).toEqual(before)
    expect(await offered()).toEqual(['Quadratics', 'Surds', 'Indices'])
  })

  it('keeps what was done there: the set, its answers and the mastery', async () => {
    const topicIds = [revise.topicId('Indices')]
    const { id, questions } = await revise.openSet({ topicIds, size: 5, questionTypes: [1] })
    for (const { questionId } of questions) await revise.save(id, questionId)
    await revise.finish(id)
    await archive(node())
    const past = await revise.getSet(id)
    expect([past.state, past.questions.length]).toEqual(['finished', 5])
    const { data } = await revise.app.call(
      'GET /Revise/api/Revise/GetReviseDashBoardData',
      revise.student,
      {},
    )
    expect(data.topics.find(({ topicId }) => topicIds.includes(topicId))).toMatchObject({
      topicName: 'Indices',
      answered: 5,
    })
  })
})

const ofIndices = new Set<number>()
beforeAll(() => {
  for (const { topic, questionId } of revise.bank.questions) {
    if (topic === 'Indices') ofIndices.add(questionId)
  }
})

it('an archived sub-topic has no page, and its neighbours lead past it', async () => {
  const [rules, conjugates, roots] = ['Rules', 'Conjugates', 'Roots'].map(learn.pageId)
  const content = (who: string, subTopicId: number) =>
    revise.app.call('GET /training/api/LearnTopic/GetContent', who, { query: { subTopicId } })
  await archive({ kind: 'subTopic', id: rules ?? 0 })
  for (const who of [revise.student, tutor]) {
    expect(JSON.stringify(await pages(who))).not.toContain('"Rules"')
    expect((await content(who, rules ?? 0)).status).toBe(404)
    expect((await content(who, conjugates ?? 0)).data.previous?.subTopicId).toBe(roots)
  }
  expect(await searchTargets(revise.app.db, 'learnPage', 'Rules')).toEqual([])
})

it('an archived part is in no choice and no lookup', async () => {
  const { app, bank, student } = revise
  const physics = revise.partId('Physics')
  const names = async () => {
    const lookup = await app.call('GET /Subject/SectionNumber/:id', admin, {
      params: { id: bank.testId },
    })
    const parts = await app.call('GET /Subject/SectionNumber/GetESATParts', student, {})
    const subjects = await app.call('GET /subject/Subject', admin, { query: {} })
    const learned = await app.call('GET /training/admin/Learning', admin, {})
    expect(learned.status).toBe(200)
    return [
      lookup.data.map(({ sectionNo }) => sectionNo),
      parts.data.map(({ sectionNo }) => sectionNo),
      subjects.data.subjects.map(({ name }) => name),
    ]
  }
  const [lookup, parts, subjects] = await names()
  expect([lookup, subjects]).toEqual([
    ['Mathematics 1', 'Physics'],
    ['Algebra', 'Number', 'Forces'],
  ])
  expect(parts).toContain('Physics')
  await archive({ kind: 'part', id: physics })
  expect(await names()).toEqual([
    ['Mathematics 1'],
    parts?.filter((name) => name !== 'Physics'),
    ['Algebra', 'Number'],
  ])
  const topics = await app.call('GET /subject/Topic', admin, {
    query: { subjectId: revise.subjectId('Forces') },
  })
  expect([topics.status, topics.data]).toEqual([200, []])
  expect((await counted()).questionCount).toBe(30)
})

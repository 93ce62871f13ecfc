import { sql } from 'drizzle-orm'
import type { Asked } from '../../asked.ts'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import type { AuthoredQuestion } from '../../database/seed/content/index.ts'
import { type StoredPaper, storePapers } from '../../database/seed/papers.ts'
import { storeBank } from '../../database/seed/question-bank-content.ts'
import { askedInTest, type TestApp } from '../../testing/index.ts'
import { findVersion, writeVersion } from '../authoring/index.ts'
import { saveAnswer } from '../sets/answers.service.ts'
import { finishSet, makeSet, untimed } from '../sets/index.ts'
import { tablesOf } from './tables.testing.ts'

/**
 * A small world of its own in a test's database: three questions on two topics, two parts of papers
 * that ask them, and students. Two such worlds with the same history can be compared.
 */

export type Letter = 'a' | 'b' | 'c' | 'd'

/** What a student does with one set. */
export interface Work {
  student: number
  kind: 'each' | 'end' | 'learn' | 'video' | 'diagnostic' | 'paper' | 'free paper'
  /** Hours since what was done before. */
  hours: number
  /** Answers to the first, second and third question; null leaves one out. */
  letters: readonly [Letter | null, Letter | null, Letter | null]
  /** What was chosen for the first one before. */
  first: Letter | null
  minutes: number
  /** It is handed in at the end of everything. */
  isLeftOpen: boolean
}

/** An edit of the first question: other words, or other answers until the next such edit. */
export type Edit = 'reword' | 'replace'

/** The key of a world's questions; the second and third have the right answer at a. */
export const keyOfOthers: Letter = 'a'

const options = (key: Letter, name = 'Option') =>
  (['a', 'b', 'c', 'd'] as const).map((letter) => ({
    ...{ letter, text: `<p>${name} ${letter}</p>`, isCorrect: letter === key, why: '' },
  }))

function authored(name: string, at: number, key: Letter): AuthoredQuestion {
  return {
    ...{ key: `${name}:q${at}`, type: 1, difficulty: at === 0 ? 4 : 2 },
    ...{ part: 'Physics', subject: 'Waves', topic: at === 2 ? 'Sound' : 'Light', subTopic: 'One' },
    ...{ text: `<p>Question ${at}</p>`, data: null, solution: '<p>So it is.</p>', marking: null },
    options: options(key),
  }
}

export interface World {
  name: string
  admin: string
  students: string[]
  questionIds: number[]
  paper: StoredPaper
  /** Sets in the order in which they were made. */
  setIds: string[]
  version(): Promise<number>
  work(work: Work): Promise<void>
  edit(edit: Edit): Promise<void>
  /** Hands in whatever was left open. */
  handIn(): Promise<void>
  /** All roll-ups of the world, with names in place of ids. */
  tables(): Promise<Record<string, unknown[]>>
}

interface MadeWorld {
  app: TestApp
  name: string
  /** The letter that is right of the first question. */
  key: Letter
  students?: number
  penalty?: number
}

export async function makeWorld({
  app,
  name,
  key,
  students: howMany = 3,
  penalty = 0.25,
}: MadeWorld): Promise<World> {
  const part = 'Physics'
  const trees = [
    {
      part,
      subjects: [
        {
          name: 'Waves',
          topics: [
            { name: 'Light', subTopics: ['One'] },
            { name: 'Sound', subTopics: ['One'] },
          ],
        },
      ],
    },
  ]
  const questions = [0, 1, 2].map((at) => authored(name, at, at === 0 ? key : keyOfOthers))
  const bank = await storeBank(app.db, { test: name, trees, questions }, app.clock.now())
  const questionKeys = questions.map((each) => each.key)
  const [paper] = await storePapers(
    app.db,
    [
      {
        ...{ test: name, paperType: 1, year: 2024, mockPaperNumber: null },
        sections: [
          { part, minutes: 40, penalty, questionKeys },
          { part: 'Free', minutes: 40, questionKeys: questionKeys.slice(0, 2) },
        ],
      },
    ],
    bank.questions,
  )
  if (paper === undefined) throw new Error('There is no paper')
  const admin = await app.make.admin()
  const students: string[] = []
  for (let at = 0; at < howMany; at += 1) students.push(await app.make.student())
  const people = new Map<string, Asked>()
  for (const id of [admin, ...students]) people.set(id, await askedInTest(app, id))
  const asked = (id = ''): Asked => {
    const known = people.get(id)
    if (known === undefined) throw new Error('Nobody asks')
    return { ...known, now: app.clock.now() }
  }

  const questionIds = bank.questions.map(({ questionId }) => questionId)
  const [questionId = 0, second = 0, third = 0] = questionIds
  const setIds: string[] = []
  const open: { student: string; setId: string }[] = []
  let isReplaced = false

  const placed = (ids: readonly number[]) =>
    bank.questions
      .filter((each) => ids.includes(each.questionId))
      .map((each) => ({ questionId: each.questionId, topicId: each.topicId }))

  const newSet = async (
    student: string,
    kind: 'revise' | 'learn' | 'video' | 'diagnostic',
    ids: readonly number[],
    feedback: 'each' | 'end' = 'end',
  ) => {
    const { id } = await makeSet(asked(student), {
      ...{ studentId: student, kind, title: `A ${kind}`, subjectSlug: 'waves' },
      ...{ admissionTestId: bank.testId, sectionId: bank.parts.get(part) ?? null },
      ...{ feedback, order: 'paper', filters: {}, size: ids.length, timing: untimed },
      questions: placed(ids),
    })
    setIds.push(id)
    return id
  }

  /** A diagnostic test of two sections; the second one is the last question alone. */
  const diagnostic = async (student: string) => {
    const testId = newId(app.clock.now().getTime())
    const first = await newSet(student, 'diagnostic', [questionId, second])
    const last = await newSet(student, 'diagnostic', [third])
    const now = app.clock.now().toISOString()
    await app.db.execute(sql`insert into diagnostic_tests (id, student_id, assigned_at, started_at)
      values (${testId}, ${student}, ${now}, ${now})`)
    await app.db.execute(sql`insert into diagnostic_sections (test_id, position, section_id, set_id)
      select ${testId}::uuid, place, ${bank.parts.get(part)}::int, id
      from unnest(array[${first}::uuid, ${last}::uuid]) with ordinality as s (id, place)`)
    return { first, last }
  }

  const begin = async (student: string, { kind }: Work): Promise<string | undefined> => {
    if (kind === 'each' || kind === 'end') {
      return await newSet(student, 'revise', [questionId, second], kind)
    }
    if (kind === 'learn' || kind === 'video') return await newSet(student, kind, [questionId])
    const section = paper.parts[kind === 'paper' ? 0 : 1]
    const { status, data } = await app.call('POST /Exam/Simulate/Start', student, {
      body: { examSectionIds: [section?.examSectionId ?? 0] },
    })
    if (status !== 200) return undefined
    if (!setIds.includes(data.setId)) setIds.push(data.setId)
    return data.setId
  }

  const save = async (
    student: string,
    setId: string,
    id: number,
    letter: Letter,
    {
      minutes,
      sequence = 1,
      submit = false,
    }: { minutes: number; sequence?: number; submit?: boolean },
  ) => {
    const begun = app.clock.now().getTime()
    await saveAnswer(
      { ...asked(student), now: new Date(begun + minutes * 60_000) },
      {
        ...{ setId, questionId: id, sequence, response: { kind: 'choice', letter } },
        ...{ timeMs: minutes * 20_000 + 1_000, hiddenMs: 0, isMarkedForReview: false, submit },
        answeredAt: new Date(begun + minutes * 60_000).toISOString(),
      },
    )
  }

  const finish = async (student: string, setId: string) => {
    const now = app.clock.now().toISOString()
    await finishSet(asked(student), student, { setId, finishedAt: now })
  }

  const world: World = {
    ...{ name, admin, students, questionIds, paper, setIds },
    version: async () => {
      const [row] = await rowsOf<{ version: number }>(
        app.db,
        sql`select current_version "version" from questions where id = ${questionId}`,
      )
      return row?.version ?? 0
    },
    work: async (work) => {
      app.clock.advance(work.hours * 3_600_000)
      const student = students[work.student % students.length] ?? ''
      const isTest = work.kind === 'diagnostic'
      if (isTest && (await hasOpenTest(app, student))) return
      const test = isTest ? await diagnostic(student) : undefined
      const setId = test?.first ?? (await begin(student, work))
      if (setId === undefined) return
      const [letter, other, last] = work.letters
      const ids = { second: other, third: last }
      const submit = work.kind === 'each'
      const { minutes } = work
      if (letter !== null) {
        if (work.first !== null) await save(student, setId, questionId, work.first, { minutes: 0 })
        await save(student, setId, questionId, letter, { minutes, sequence: 2, submit })
      }
      const hasSecond = work.kind !== 'learn' && work.kind !== 'video'
      if (ids.second !== null && hasSecond)
        await save(student, setId, second, ids.second, { minutes })
      if (ids.third !== null && work.kind === 'paper') {
        await save(student, setId, third, ids.third, { minutes })
      }
      if (test !== undefined && ids.third !== null) {
        await save(student, test.last, third, ids.third, { minutes })
      }
      app.clock.advance(35 * 60_000)
      // Of a test the last section is left open, so that its outcome is not shown yet.
      if (test !== undefined) await finish(student, setId)
      const lastId = test?.last ?? setId
      if (work.isLeftOpen) open.push({ student, setId: lastId })
      else await finish(student, lastId)
    },
    edit: async (edit) => {
      app.clock.advance(60_000)
      const latest = await findVersion(app.db, questionId, await world.version())
      if (latest === undefined) throw new Error('There is no version')
      if (edit === 'replace') isReplaced = !isReplaced
      const { version, text, data, solution, questionType } = latest
      await writeVersion(asked(admin), {
        questionId,
        content: {
          ...{ data, solution, questionType, marking: null },
          text: edit === 'reword' ? `${text}<p>More of ${version}</p>` : text,
          answers: isReplaced ? options('c', 'Another') : options(key),
        },
      })
    },
    handIn: async () => {
      app.clock.advance(60_000)
      for (const { student, setId } of open.splice(0)) await finish(student, setId)
    },
    tables: () => tablesOf(app.db, world),
  }
  return world
}

async function hasOpenTest(app: TestApp, student: string): Promise<boolean> {
  const rows = await rowsOf(
    app.db,
    sql`select 1 from diagnostic_tests where student_id = ${student} and finished_at is null`,
  )
  return rows.length > 0
}

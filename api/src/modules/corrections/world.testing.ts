import { sql } from 'drizzle-orm'
import type { Asked } from '../../asked.ts'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import type { StoredPaper } from '../../database/seed/papers.ts'
import { askedInTest, type TestApp } from '../../testing/index.ts'
import { findVersion, writeVersion } from '../authoring/index.ts'
import { saveAnswer } from '../sets/answers.service.ts'
import { finishSet, makeSet, untimed } from '../sets/index.ts'
import { keyOfOthers, type Letter, options, partName, storeSmallWorld } from './bank.testing.ts'
import { tablesOf } from './tables.testing.ts'

/**
 * A small world of its own in a test's database: three questions on two topics, two parts of papers
 * that ask them, and students. Two such worlds with the same history can be compared.
 */

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
  /**
   * Sits the first part of the paper: answers the first question so, and as many of the others right;
   * the rest is left out. @returns the sitting and its set
   */
  sit(
    student: string,
    letter: Letter,
    others: number,
  ): Promise<{ sittingId: string; setId: string }>
  /** Hands in whatever was left open; on wish all students at once. */
  handIn(isAtOnce?: boolean): Promise<void>
  /** All roll-ups of the world, with names in place of ids. */
  tables(): Promise<Record<string, object[]>>
}

interface MadeWorld {
  app: TestApp
  name: string
  /** The letter that is right of the first question. */
  key: Letter
  students?: number
  /** Questions beside the first one. */
  others?: number
  penalty?: number
}

export async function makeWorld({
  app,
  name,
  key,
  students: howMany = 3,
  others = 2,
  penalty = 0.25,
}: MadeWorld): Promise<World> {
  const { bank, paper } = await storeSmallWorld(app, { name, key, others, penalty })
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
      ...{ admissionTestId: bank.testId, sectionId: bank.parts.get(partName) ?? null },
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
      select ${testId}::uuid, place, ${bank.parts.get(partName)}::int, id
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
    sit: async (student, letter, right) => {
      const { data } = await app.call('POST /Exam/Simulate/Start', student, {
        body: { examSectionIds: [paper.parts[0]?.examSectionId ?? 0] },
      })
      setIds.push(data.setId)
      await save(student, data.setId, questionId, letter, { minutes: 1 })
      for (const id of questionIds.slice(1, right + 1)) {
        await save(student, data.setId, id, keyOfOthers, { minutes: 1 })
      }
      app.clock.advance(2 * 60_000)
      await finish(student, data.setId)
      return data
    },
    handIn: async (isAtOnce = false) => {
      app.clock.advance(60_000)
      const sets = [...Map.groupBy(open.splice(0), ({ student }) => student).values()]
      const ofStudent = async (own: typeof open) => {
        for (const { student, setId } of own) await finish(student, setId)
      }
      if (isAtOnce) await Promise.all(sets.map(ofStudent))
      else for (const own of sets) await ofStudent(own)
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

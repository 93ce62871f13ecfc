import type { CallAnswer } from '@portal/shared/api'
import { askedByServer } from '../../asked.ts'
import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import { notFound, Problem } from '../../problem.ts'
import { handInByServer, makeSet, type PlannedSet, timingFrom } from '../sets/index.ts'
import {
  beginTest,
  candidatesOf,
  latestTest,
  lockTest,
  openTestOf,
  type SectionRow,
  sectionsOf,
  setSection,
  type TestRow,
} from './diagnostic.repository.ts'
import { judgeStart, sectionMinutes, sectionSize, spread, stateOf } from './diagnostic.rules.ts'

/** Who asks; somebody who only views the student's portal changes nothing by it. */
export interface Asker {
  studentId: string
  hasBank: boolean
  isImpersonating: boolean
}

/** Closes what was left lying for a day after its deadline; answers whether a test still waits. */
async function settle(db: Db, asker: Asker, now: Date): Promise<boolean> {
  const { isOpen, abandoned } = await openTestOf(db, asker.studentId, now)
  if (asker.isImpersonating || abandoned.length === 0) return isOpen
  for (const setId of abandoned) {
    await handInByServer(askedByServer(db, now), asker.studentId, setId)
  }
  return (await openTestOf(db, asker.studentId, now)).isOpen
}

/** Whether a diagnostic test waits for the student; never for those without the question bank. */
export async function hasOpenTest(db: Db, asker: Asker, now: Date): Promise<boolean> {
  return asker.hasBank && (await settle(db, asker, now))
}

function sectionView(section: SectionRow, test: TestRow) {
  const state = stateOf(section)
  return {
    position: section.position,
    name: section.name,
    questionCount: section.questionCount,
    minutes: section.minutes ?? sectionMinutes(section.questionCount, test.extraTimePercent),
    state,
    setId: section.setId,
    correct: state === 'finished' ? section.correct : null,
  }
}

/** The test that waits for the student, or the last one; null when there never was one. */
export async function getTest(
  db: Db,
  asker: Asker,
  now: Date,
): Promise<CallAnswer<'GET /Exam/Diagnostic/GetTest'>> {
  if (!asker.hasBank) return null
  await settle(db, asker, now)
  const test = await latestTest(db, asker.studentId)
  if (test === undefined) return null
  const sections = await sectionsOf(db, asker.studentId, test)
  return {
    id: test.id,
    finishedAt: test.finishedMs === null ? null : new Date(test.finishedMs).toISOString(),
    sections: sections.map((section) => sectionView(section, test)),
  }
}

/** Makes the set of a section, whose clock runs from now. */
async function makeSectionSet(
  tx: Db,
  studentId: string,
  section: SectionRow,
  test: TestRow,
  now: Date,
  setId: string,
): Promise<void> {
  const questions = spread(await candidatesOf(tx, studentId, section), sectionSize)
  // The student's extra time is in the minutes already.
  const minutes = sectionMinutes(questions.length, test.extraTimePercent)
  const plan: PlannedSet = {
    studentId,
    kind: 'diagnostic',
    title: `Diagnostic test · ${section.name}`,
    subjectSlug: 'mixed',
    admissionTestId: section.admissionTestId,
    sectionId: section.sectionId,
    feedback: 'end',
    order: 'random',
    filters: {},
    size: questions.length,
    timing: timingFrom(now, { timing: 'set', minutes }, questions.length, 0),
    questions,
  }
  await makeSet(askedByServer(tx, now), plan, setId)
  await setSection(tx, test.id, section.position, setId)
}

/**
 * Starts a section, or goes on with the open one; racing starts of one section make one set.
 * @param setId of the set that is made; a random one when left out.
 * @throws Problem 404 for a test that is not the student's, 422 for a section that the test does
 * not have, 409 for one that is finished and while an earlier one is not.
 */
export async function startSection(
  db: Db,
  asker: Asker,
  wanted: { testId: string; position: number },
  now: Date,
  setId = newId(now.getTime()),
): Promise<{ setId: string }> {
  if (!asker.hasBank) throw notFound('The diagnostic test')
  await settle(db, asker, now)
  const { studentId } = asker
  return await db.transaction(async (tx) => {
    const test = await lockTest(tx, studentId, wanted.testId)
    if (test === undefined) throw notFound('The diagnostic test')
    if (!test.isStarted) await beginTest(tx, studentId, test.id, now)
    const sections = await sectionsOf(tx, studentId, { id: test.id, isStarted: true })
    const judged = judgeStart(sections, wanted.position)
    const section = sections.find(({ position }) => position === wanted.position)
    if (judged.outcome === 'goes on') return { setId: judged.setId }
    if (judged.outcome === 'finished') {
      throw new Problem(409, 'This section has been handed in already.')
    }
    if (judged.outcome === 'too early') {
      throw new Problem(409, `Finish section ${judged.first} first.`)
    }
    if (judged.outcome === 'unknown' || section === undefined) {
      const message = 'The test has no such section.'
      throw new Problem(422, message, { errors: [{ path: 'body.position', message }] })
    }
    await makeSectionSet(tx, studentId, section, test, now, setId)
    return { setId }
  })
}

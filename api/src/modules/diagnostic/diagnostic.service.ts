import type { CallAnswer } from '@portal/shared/api'
import { hasEntitlement } from '@portal/shared/contract'
import { type Asked, inTransaction, type Occasion } from '../../asked.ts'
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

const hasBank = ({ caller, server }: Asked): boolean =>
  hasEntitlement(caller.claims, 'questionBank', server.saved().allowList)

/**
 * Closes what was left lying for a day after its deadline, not for somebody who only views the
 * student's portal; answers whether a test still waits.
 */
async function settle(asked: Asked): Promise<boolean> {
  const { db, caller, now } = asked
  const { isOpen, abandoned } = await openTestOf(db, caller.userId, now)
  if (caller.isImpersonating || abandoned.length === 0) return isOpen
  for (const setId of abandoned) await handInByServer(asked, caller.userId, setId)
  return (await openTestOf(db, caller.userId, now)).isOpen
}

/** Whether a diagnostic test waits for the student; never for those without the question bank. */
export async function hasOpenTest(asked: Asked): Promise<boolean> {
  return hasBank(asked) && (await settle(asked))
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
export async function getTest(asked: Asked): Promise<CallAnswer<'GET /Exam/Diagnostic/GetTest'>> {
  if (!hasBank(asked)) return null
  await settle(asked)
  const { db, caller } = asked
  const test = await latestTest(db, caller.userId)
  if (test === undefined) return null
  const sections = await sectionsOf(db, caller.userId, test)
  return {
    id: test.id,
    finishedAt: test.finishedMs === null ? null : new Date(test.finishedMs).toISOString(),
    sections: sections.map((section) => sectionView(section, test)),
  }
}

/** Makes the set of a section, whose clock runs from now. */
async function makeSectionSet(
  within: Occasion,
  studentId: string,
  section: SectionRow,
  test: TestRow,
  setId: string,
): Promise<void> {
  const { db: tx, now } = within
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
  await makeSet(within, plan, setId)
  await setSection(tx, test.id, section.position, setId)
}

/**
 * Starts a section, or goes on with the open one; racing starts of one section make one set.
 * @throws Problem 404 for a test that is not the student's, 422 for a section that the test does
 * not have, 409 for one that is finished and while an earlier one is not.
 */
export async function startSection(
  asked: Asked,
  wanted: { testId: string; position: number },
): Promise<{ setId: string }> {
  if (!hasBank(asked)) throw notFound('The diagnostic test')
  await settle(asked)
  return await beginSection(asked, asked.caller.userId, wanted)
}

/**
 * The same for any student, whatever else was left lying.
 * @param setId of the set that is made; a random one when left out.
 */
export async function beginSection(
  asked: Occasion,
  studentId: string,
  wanted: { testId: string; position: number },
  setId = newId(asked.now.getTime()),
): Promise<{ setId: string }> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
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
    await makeSectionSet(within, studentId, section, test, setId)
    return { setId }
  })
}

import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { notFound, Problem } from '../../problem.ts'
import { renderHtml, TextCache } from '../../rich-text/index.ts'
import { makeSet, type PlannedSet, untimed } from '../sets/index.ts'
import { masteryOf, topicState } from '../standing/index.ts'
import { drawCheck, lockStudent, openCheckOf, placeOfPage } from './check.repository.ts'
import {
  findPage,
  findSubject,
  type PageRow,
  progressIn,
  setCompletion,
  type TopicRow,
  topicsOf,
} from './learn.repository.ts'
import { checkSize, minutesToRead } from './learn.rules.ts'

const subjectName = 'The subject'
const pageName = 'The page'

function topicView(row: TopicRow, now: Date) {
  const { answered, right, total, evidenceMs } = row
  const evidence = answered === 0 ? null : { right, total, at: new Date(evidenceMs) }
  return {
    topicId: row.topicId,
    name: row.name,
    isCompleted: row.pages.every((page) => page.isCompleted),
    questionCount: row.questionCount,
    state: topicState(answered, masteryOf(evidence, now)),
    subTopics: row.pages.map(({ words, ...page }) => ({ ...page, minutes: minutesToRead(words) })),
  }
}

/** A subject's topics and pages in order. @throws Problem 404 when there is no such subject. */
export async function getTopics(
  { db, caller, now }: Asked,
  learningId: number,
): Promise<CallAnswer<'GET /training/api/LearnTopic/GetAllTopic'>> {
  const subject = await findSubject(db, learningId)
  if (subject === undefined) throw notFound(subjectName)
  const rows = await topicsOf(db, caller.userId, learningId)
  return { ...subject, topics: rows.map((row) => topicView(row, now)) }
}

/** How far a reader is with a subject. @throws Problem 404 when there is no such subject. */
export async function getProgress(
  { db, caller }: Asked,
  learningId: number,
): Promise<CallAnswer<'GET /training/api/LearnTopic/GetAllTopicCount'>> {
  const progress = await progressIn(db, caller.userId, learningId)
  if (progress === undefined) throw notFound(subjectName)
  return progress
}

/** Pages with their equations set; three million characters are some hundred of them. */
const rendered = new TextCache<{ version: number; updatedMs: number; html: string }>(
  3_000_000,
  ({ html }) => html.length,
)

/** For a process that goes on with another database, where the same ids mean other pages. */
export function forgetPages(): void {
  rendered.clear()
}

/** A page is set once and kept until somebody changes it. */
function renderPage({ subTopicId, version, updatedMs, body }: PageRow): string {
  const kept = rendered.get(subTopicId)
  if (kept?.version === version && kept.updatedMs === updatedMs) return kept.html
  const html = renderHtml(body)
  rendered.set(subTopicId, { version, updatedMs, html })
  return html
}

/** The page of a sub-topic. @throws Problem 404 when there is none. */
export async function getContent(
  { db, caller }: Asked,
  subTopicId: number,
): Promise<CallAnswer<'GET /training/api/LearnTopic/GetContent'>> {
  const row = await findPage(db, caller.userId, subTopicId)
  if (row === undefined) throw notFound(pageName)
  const { body: _body, words, updatedMs: _updatedMs, version: _version, ...page } = row
  return {
    ...page,
    html: renderPage(row),
    minutes: minutesToRead(words),
    checkCount: Math.min(checkSize, row.questionCount),
  }
}

/** Marks a page as complete or takes that back. @throws Problem 404 when there is no such page. */
export async function completePage(
  { db, caller, now }: Asked,
  body: { subTopicId: number; isCompleted: boolean },
): Promise<void> {
  const { subTopicId, isCompleted } = body
  const isThere = await setCompletion(db, caller.userId, subTopicId, isCompleted, now)
  if (!isThere) throw notFound(pageName)
}

/**
 * Starts the check questions of a page, or goes on with those that the student has begun; racing
 * starts make one set.
 * @throws Problem 404 when there is no such page, 422 when its topic has no questions.
 */
export async function startCheck(
  asked: Asked,
  subTopicId: number,
): Promise<CallAnswer<'POST /training/api/Learning/StartCheck'>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller } = within
    const studentId = caller.userId
    const place = await placeOfPage(tx, subTopicId)
    if (place === undefined) throw notFound(pageName)
    await lockStudent(tx, studentId)
    const open = await openCheckOf(tx, studentId, subTopicId)
    if (open !== undefined) return open
    const questions = await drawCheck(tx, studentId, place, checkSize)
    if (questions.length === 0) {
      throw new Problem(422, 'There are no check questions on this page yet.')
    }
    const plan: PlannedSet = {
      studentId,
      kind: 'learn',
      title: `Check yourself · ${place.name}`,
      subjectSlug: place.subjectSlug,
      admissionTestId: place.admissionTestId,
      sectionId: place.sectionId,
      feedback: 'each',
      order: 'easiest',
      filters: { subTopicId },
      size: questions.length,
      timing: untimed,
      questions,
    }
    return await makeSet(within, plan)
  })
}

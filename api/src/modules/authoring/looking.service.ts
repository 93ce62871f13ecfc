import type { CallAnswer, CallInput } from '@portal/shared/api'
import { readIdList } from '@portal/shared/api/schemas'
import { changedIn } from '@portal/shared/authoring-rules'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { notFound } from '../../problem.ts'
import { markResponse, whyUnreadable } from '../marking/index.ts'
import { correctionsAsSent, idOfNothing, itemStatisticsOf, summaryOf } from '../questions/index.ts'
import { type PreviewQuestionRow, previewSet } from '../sets/index.ts'
import { type QuestionContent, tidyContent } from './content.rules.ts'
import { numbered } from './editing.service.ts'
import { assignmentsOf } from './filings.repository.ts'
import { filedUnder, paperName } from './filings.rules.ts'
import { type ListedRow, pageOfQuestions } from './list.repository.ts'
import { historyOf, questionsToLookAt, usageOf } from './looking.repository.ts'
import { findVersion } from './versions.repository.ts'
import { writeVersion } from './write-version.service.ts'

const listCall = 'GET /question/admin/Question/GetQuestions'

const listed = ({ text, changedMs, filed, ...row }: ListedRow) => ({
  ...row,
  ...summaryOf(text),
  filedUnder: filed === null ? null : filedUnder(filed),
  changedAt: new Date(changedMs).toISOString(),
})

/** A page of the questions that fit, those edited last first where nothing else is asked for. */
export async function getQuestions(
  { db }: Asked,
  query: Parameters<typeof pageOfQuestions>[1],
): Promise<CallAnswer<typeof listCall>> {
  const { rows, totalCount } = await pageOfQuestions(db, query)
  return { questions: rows.map(listed), totalCount }
}

/** What the runner says of questions that are only looked at. */
export const aboutPreview = {
  kind: 'revise',
  title: 'Preview',
  examSectionId: null,
  order: 'paper',
  allowsCalculator: false,
} as const

/** A question as nobody has answered it, for the runner. */
export function previewRow(
  content: QuestionContent,
  about: Pick<PreviewQuestionRow, 'questionId' | 'versionId' | 'difficulty'>,
): PreviewQuestionRow {
  const { answers, ...rest } = content
  return {
    ...{ ...rest, ...about, options: answers },
    ...{ topicId: idOfNothing, topicName: '', sectionNo: '' },
    letters: answers.map(({ letter }) => letter).join(''),
    cohort: { answered: 0, optionCounts: [], timeCounts: [] },
  }
}

/** What comes of an answer that is tried; nothing where there is no expected value to try it on. */
function triedOn({ marking }: QuestionContent, text: string): PreviewQuestionRow['tried'] {
  if (marking?.kind !== 'equation' || text.trim() === '') return undefined
  if (whyUnreadable(marking.expected, marking.variables) !== null) return undefined
  const response = { kind: 'equation', text } as const
  return { response, ...markResponse(response, { marking, correctLetter: null }) }
}

/** What is being written, as the runner shows it with its key. Nothing is read or kept. */
export async function previewQuestion(
  { now }: Asked,
  { difficulty, tried = '', ...sent }: CallInput<'POST /question/admin/Question/Preview'>['body'],
): Promise<CallAnswer<'POST /question/admin/Question/Preview'>> {
  const content = tidyContent(sent, null)
  const nothing = { questionId: idOfNothing, versionId: idOfNothing, difficulty }
  const row = { ...previewRow(content, nothing), tried: triedOn(content, tried) }
  return { set: previewSet(aboutPreview, [row], now) }
}

/**
 * Questions to look through, in the order asked for, with their statistics. Two statements.
 * @throws Problem 404 where one of them is not there
 */
export async function getPreviewSet(
  { db, now }: Asked,
  questionIds: string,
): Promise<CallAnswer<'GET /question/admin/Question/GetPreviewSet'>> {
  const ids = [...new Set(readIdList(questionIds))]
  const rows = await questionsToLookAt(db, ids)
  if (rows.length < ids.length) throw notFound('The question')
  return {
    set: previewSet(aboutPreview, rows, now),
    statistics: await itemStatisticsOf(db, ids),
  }
}

/**
 * What a question has said, the newest first, each with what it changed.
 * @throws Problem 404 for an unknown one
 */
export async function getVersions(
  { db }: Asked,
  questionId: number,
): Promise<CallAnswer<'GET /question/admin/Question/GetVersions'>> {
  const history = await historyOf(db, questionId)
  if (history.length === 0) throw notFound('The question')
  return history.map((row, index) => {
    const before = history[index + 1]
    return {
      ...{ version: row.version, createdBy: row.createdBy, note: row.note, answered: row.answered },
      createdAt: new Date(row.createdMs).toISOString(),
      changes: before === undefined ? [] : changedIn(before, row),
    }
  })
}

/**
 * One version, as it is stored and as the runner shows it.
 * @throws Problem 404 for an unknown one
 */
export async function getVersion(
  { db, now }: Asked,
  { questionId, version }: { questionId: number; version: number },
): Promise<CallAnswer<'GET /question/admin/Question/GetVersion'>> {
  const found = await findVersion(db, questionId, version)
  if (found === undefined) throw notFound('The version')
  const { text, data, solution, questionType, answers, marking, versionId, createdMs } = found
  const content = { text, data, solution, questionType, answers, marking }
  const row = previewRow(content, { questionId, versionId, difficulty: found.difficulty })
  return {
    ...{ version, createdBy: found.createdBy, note: found.note },
    ...{ ...content, answers: numbered(answers) },
    createdAt: new Date(createdMs).toISOString(),
    set: previewSet(aboutPreview, [row], now),
  }
}

/**
 * Copies an old version on top of the newest, as what is said now.
 * @throws Problem 404 for an unknown version; else as `writeVersion`
 */
export async function restoreVersion(
  asked: Asked,
  {
    questionId,
    restore,
    version,
  }: CallInput<'POST /question/admin/Question/RestoreVersion'>['body'],
): Promise<CallAnswer<'POST /question/admin/Question/RestoreVersion'>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx } = within
    const old = await findVersion(tx, questionId, restore)
    if (old === undefined) throw notFound('The version')
    const note = `Version ${restore} brought back`
    const written = await writeVersion(within, { questionId, content: old, version, note })
    if (written.isNew) {
      await audit(tx, within, 'question saved', {
        record: {
          ...{ kind: 'question', id: String(questionId), version: written.version },
          before: { version: written.version - 1 },
          after: { version: written.version, restored: restore },
        },
      })
    }
    return { version: written.version }
  })
}

/**
 * Where a question is used, and how its key was put right. Three statements.
 * @throws Problem 404 for an unknown one
 */
export async function getUsage(
  { db }: Asked,
  questionId: number,
): Promise<CallAnswer<'GET /question/admin/Question/GetUsage'>> {
  const usage = await usageOf(db, questionId)
  if (usage === undefined) throw notFound('The question')
  const { papers, lastUsedMs, corrections, ...rest } = usage
  return {
    ...rest,
    questionAssignments: await assignmentsOf(db, questionId),
    papers: papers.map(({ paperId, sectionNo, paperQuestion, ...paper }) => ({
      ...{ paperId, sectionNo, paperQuestion, title: paperName(paper) },
    })),
    lastUsedAt: lastUsedMs === null ? null : new Date(lastUsedMs).toISOString(),
    corrections: correctionsAsSent(corrections),
  }
}

import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext } from '../../calls.ts'
import { notFound, Problem } from '../../problem.ts'
import { summaryOf } from '../questions/index.ts'
import { paperTitle } from '../simulate/index.ts'
import {
  holdPaper,
  holdTest,
  insertPaper,
  isPaperTaken,
  type PaperFields,
  setPaperState,
  updatePaper,
  wasSat,
} from './paper-writes.repository.ts'
import {
  findPaper,
  judgedParts,
  listPapers,
  type PaperRow,
  type PartRow,
} from './papers.repository.ts'
import { publishErrors } from './papers.rules.ts'

/** A refusal that is said at a field of the body. */
export function refusalAt(status: 409 | 422, field: string, message: string): Problem {
  return new Problem(status, message, { errors: [{ path: `body.${field}`, message }] })
}

function viewOf<P extends PartRow>(paper: PaperRow & { parts: readonly P[] }) {
  return {
    paperId: paper.paperId,
    admissionTestId: paper.admissionTestId,
    admissionTestName: paper.admissionTestName,
    title: paperTitle(paper),
    paperType: paper.paperType,
    year: paper.year,
    mockPaperNumber: paper.mockPaperNumber,
    isOlder: paper.isOlder,
    isRetired: paper.isRetired,
    state: paper.state,
    planned: paper.parts.reduce((sum, { planned }) => sum + (planned ?? 0), 0),
    filed: paper.parts.reduce((sum, { filed }) => sum + filed, 0),
  }
}

/** All papers that fit, with their parts and holes. One statement. */
export async function getPapers(
  { db }: Asked,
  query: CallContext<'GET /exam/admin/Paper/GetPapers'>['query'],
): Promise<CallAnswer<'GET /exam/admin/Paper/GetPapers'>> {
  const papers = await listPapers(db, query)
  return papers.map((paper) => ({ ...viewOf(paper), parts: paper.parts }))
}

/** One paper with its questions. One statement. @throws Problem 404 for an unknown one. */
export async function getPaper(
  { db }: Asked,
  paperId: number,
): Promise<CallAnswer<'GET /exam/admin/Paper/GetPaper'>> {
  const paper = await findPaper(db, paperId)
  if (paper === undefined) throw notFound('The paper')
  return {
    ...viewOf(paper),
    isSat: paper.isSat,
    parts: paper.parts.map(({ questions, ...part }) => ({
      ...part,
      questions: questions.map(({ text, ...question }) => ({ ...question, ...summaryOf(text) })),
    })),
  }
}

/**
 * Makes a paper that admins alone see, or changes one; its filings follow.
 * @throws Problem 404 for an unknown one, 409 where the test has such a paper, 422 for an unknown
 * test or another one than before.
 */
export async function savePaper(
  asked: Asked,
  { id, ...after }: CallInput<'POST /exam/admin/Paper/Save'>['body'],
): Promise<{ id: number }> {
  return await inTransaction(asked, async (within) => {
    const { db: tx } = within
    if (!(await holdTest(tx, after.admissionTestId))) {
      throw refusalAt(422, 'admissionTestId', 'There is no such admissions test.')
    }
    const held = id === undefined ? undefined : await holdPaper(tx, id)
    if (id !== undefined && held === undefined) throw notFound('The paper')
    if (held !== undefined && held.admissionTestId !== after.admissionTestId) {
      throw refusalAt(422, 'admissionTestId', 'A paper stays with its test.')
    }
    if (await isPaperTaken(tx, after, id)) {
      const field = after.paperType === 1 ? 'year' : 'mockPaperNumber'
      throw refusalAt(409, field, 'The test has such a paper already')
    }
    const saved = held?.id ?? (await insertPaper(tx, after))
    if (held !== undefined) await updatePaper(tx, held.id, after)
    await audit(tx, within, 'paper saved', {
      record: {
        ...{ kind: 'paper', id: String(saved) },
        ...{ before: held === undefined ? null : fieldsOf(held), after: fieldsOf(after) },
      },
    })
    return { id: saved }
  })
}

function fieldsOf({ admissionTestId, paperType, year, mockPaperNumber, isOlder }: PaperFields) {
  return { admissionTestId, paperType, year, mockPaperNumber, isOlder }
}

/**
 * Publishes a paper, withdraws it, or takes it back to a draft.
 * @throws Problem 404 for an unknown one, 422 that names the holes of one that is to be published,
 * for a draft that is to be withdrawn, and where what somebody has sat would become a draft.
 */
export async function changePaperState(
  asked: Asked,
  { paperId, state }: CallInput<'POST /exam/admin/Paper/SetState'>['body'],
): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    const held = await holdPaper(tx, paperId)
    if (held === undefined) throw notFound('The paper')
    if (held.state === state) return
    if (state === 'published') await refuseHoles(tx, paperId)
    if (state === 'withdrawn' && held.state === 'draft') {
      throw refusalAt(422, 'state', 'A draft reaches nobody, so that there is nothing to withdraw.')
    }
    if (state === 'draft' && (await wasSat(tx, paperId))) {
      throw refusalAt(
        422,
        'state',
        'Students have sat this paper, so that it cannot be a draft again. Withdraw it instead.',
      )
    }
    await setPaperState(tx, paperId, state, now)
    await audit(tx, within, 'paper state changed', {
      record: {
        ...{ kind: 'paper', id: String(paperId) },
        ...{ before: { state: held.state }, after: { state } },
      },
    })
  })
}

async function refuseHoles(tx: Asked['db'], paperId: number): Promise<void> {
  const parts = await judgedParts(tx, paperId)
  const archived = parts
    .filter(({ isArchived }) => isArchived)
    .map(({ sectionNo }) => ({ path: 'body.state', message: `${sectionNo} is archived.` }))
  const errors = [...publishErrors(parts), ...archived]
  if (errors.length === 0) return
  throw new Problem(422, errors.map(({ message }) => message).join(' '), { errors })
}

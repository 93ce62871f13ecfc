import type { CallAnswer, CallInput } from '@portal/shared/api'
import { partBytes } from '@portal/shared/api/schemas'
import { changedIn } from '@portal/shared/authoring-rules'
import { type Asked, inTransaction } from '../../asked.ts'
import { notFound, Problem } from '../../problem.ts'
import { aboutPreview, previewRow, questionsToLookAt } from '../authoring/index.ts'
import { partCount } from '../files/index.ts'
import { idOfNothing } from '../questions/index.ts'
import { previewSet } from '../sets/index.ts'
import { importDetails, type ListedImportRow, pageOfImports } from './imports.repository.ts'
import {
  chooseItems,
  countChosen,
  findItem,
  type ItemRow,
  pageOfItems,
  takeAsVersion,
} from './items.repository.ts'
import { storedContent } from './items.rules.ts'
import { knownImport } from './known-import.ts'

const listedImport = ({ createdMs, appliedMs, ...row }: ListedImportRow) => ({
  ...row,
  createdAt: new Date(createdMs).toISOString(),
  appliedAt: appliedMs === null ? null : new Date(appliedMs).toISOString(),
})

/** A page of what was brought, the newest first. One statement. */
export async function getImports(
  { db }: Asked,
  page: { pageNo: number; pageSize: number },
): Promise<CallAnswer<'GET /question/admin/Import/GetImports'>> {
  const { rows, totalCount } = await pageOfImports(db, page)
  return { imports: rows.map(listedImport), totalCount }
}

/**
 * How an import stands. One statement.
 * @throws Problem 404 for an unknown one
 */
export async function getImport(
  { db }: Asked,
  importId: string,
): Promise<CallAnswer<'GET /question/admin/Import/GetImport'>> {
  const found = await importDetails(db, importId)
  if (found === undefined) throw notFound('The import')
  const { undone, ...row } = found
  const hasEnded = ['applied', 'cancelled', 'failed'].includes(row.state)
  return {
    ...listedImport(row),
    ...{ partBytes, parts: partCount(row.bytes, partBytes) },
    ...{ received: row.received, outcomes: row.outcomes, warnings: row.warnings },
    ...{ chosen: row.chosen, applied: row.applied, left: row.left },
    ...{ defaultTopicId: row.defaultTopicId, defaultTopicName: row.defaultTopicName },
    canUndo: hasEnded && row.applied > 0 && undone < row.applied,
  }
}

const listedItem = (row: ItemRow) => ({
  ...row,
  warnings: row.warnings.map(({ name, detail }) => ({ name, detail: detail ?? null })),
})

/**
 * A page of the items of an import, in the order of the file. Two statements.
 * @throws Problem 404 for an unknown import
 */
export async function getItems(
  asked: Asked,
  { importId, ...query }: Parameters<typeof pageOfItems>[2] & { importId: string },
): Promise<CallAnswer<'GET /question/admin/Import/GetItems'>> {
  await knownImport(asked, importId)
  const { rows, totalCount } = await pageOfItems(asked.db, importId, query)
  return { items: rows.map(listedItem), totalCount }
}

/**
 * An item as the runner would show it, beside the question that it is or changes. Two statements.
 * @throws Problem 404 for an unknown import or item
 */
export async function getItem(
  { db, now }: Asked,
  { importId, itemNo }: { importId: string; itemNo: number },
): Promise<CallAnswer<'GET /question/admin/Import/GetItem'>> {
  const found = await findItem(db, importId, itemNo)
  if (found === undefined) throw notFound('The item')
  const { content, key, ...row } = found
  const said = content && storedContent(content.question)
  const difficulty = content?.question.difficulty ?? 3
  const nothing = { questionId: idOfNothing, versionId: idOfNothing, difficulty }
  const [there] = row.questionId === null ? [] : await questionsToLookAt(db, [row.questionId])
  return {
    ...listedItem(row),
    filings: content?.filings.map(({ words }) => words) ?? [],
    brought: said && { set: previewSet(aboutPreview, [previewRow(said, nothing)], now) },
    present:
      there === undefined || key === null
        ? null
        : { set: previewSet(aboutPreview, [there], now), key },
    changes: there && said ? changedIn({ ...there, answers: there.options }, said) : [],
  }
}

/**
 * Chooses items, or leaves them out; of what is the same, twice or refused nothing can be chosen.
 * With a question, one item is taken as a new version of it.
 * @throws Problem 404 for an unknown import, item or question, 409 before it was read and once it is
 *   applied, 422 for a question with more than one item
 */
export async function choose(
  asked: Asked,
  body: CallInput<'POST /question/admin/Import/Choose'>['body'],
): Promise<{ chosen: number }> {
  const { importId, itemNos, questionId, outcome, warning, isChosen } = body
  return await inTransaction(asked, async (within) => {
    const { db: tx } = within
    const { state } = await knownImport(within, importId, true)
    if (state !== 'analysed')
      throw new Problem(409, 'Only what has been read, and not been applied, can be chosen.')
    if (questionId === undefined) {
      await chooseItems(tx, importId, { itemNos, outcome, warning }, isChosen)
    } else {
      const [itemNo, ...others] = itemNos ?? []
      if (itemNo === undefined || others.length > 0 || !isChosen) {
        const message = 'A question goes with one item that is chosen'
        throw new Problem(422, message, { errors: [{ path: 'body.questionId', message }] })
      }
      if (!(await takeAsVersion(tx, importId, { itemNo, questionId })))
        throw notFound('The question')
    }
    return { chosen: await countChosen(tx, importId) }
  })
}

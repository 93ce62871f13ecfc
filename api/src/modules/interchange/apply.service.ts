import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { PortableQuestion } from '../../interchange/index.ts'
import { startJob } from '../../jobs/start-job.ts'
import { notFound, Problem } from '../../problem.ts'
import {
  fileQuestion,
  heldQuestion,
  imagesToFiles,
  makeDraft,
  removeQuestion,
  restoreVersion,
  writeVersion,
} from '../authoring/index.ts'
import { contentOfItem } from './apply.repository.ts'
import { type ImportRow, updateImport } from './imports.repository.ts'
import {
  countChosen,
  type ItemDone,
  type ItemInTurn,
  keepApplied,
  keepUndone,
  nextToUndo,
  undoneOf,
} from './items.repository.ts'
import { contentOf, type StoredItem } from './items.rules.ts'
import { knownImport } from './known-import.ts'
import { dropOriginsOfSame, keepOrigin } from './origins.repository.ts'

/** Items of a transaction. */
export const itemsAtOnce = 100

/** What was left that is named in an answer. */
const mostLeft = 500

/** How hard a question is of which its file does not say. */
const usualDifficulty = 3

const about = (questionId: number, version: number) =>
  ({ kind: 'question', id: String(questionId), version }) as const

const noteOf = ({ name }: ImportRow) => `Brought by ${name}`.slice(0, 200)

/** Files a draft where its item says; what cannot be filed there stays without that filing. */
async function file(within: Asked, id: number, { filings }: StoredItem): Promise<void> {
  for (const { sent, subTopicId } of filings) {
    await fileQuestion(within, { id, state: 'draft' }, [{ ...sent, subTopicId }])
  }
}

/** What a question says with its large images as files: with them a text takes long to clean. */
const filed = (within: Asked, questionId: number, question: PortableQuestion) =>
  imagesToFiles(within, questionId, contentOf(question))

async function makeOne(within: Asked, found: ImportRow, item: ItemInTurn, stored: StoredItem) {
  const { question } = stored
  const difficulty = question.difficulty ?? usualDifficulty
  const key = question.key ?? undefined
  const id = await makeDraft(within, { key, questionType: question.type, difficulty })
  const content = await filed(within, id, question)
  const { version } = await writeVersion(within, { questionId: id, content, note: noteOf(found) })
  await file(within, id, stored)
  await audit(within.db, within, 'question created', {
    record: { ...about(id, version), before: null, after: { import: found.id, item: item.itemNo } },
  })
  return { questionId: id, madeVersion: version }
}

async function changeOne(within: Asked, found: ImportRow, item: ItemInTurn, stored: StoredItem) {
  const { questionId, baseVersion } = item
  if (questionId === null) throw notFound('The question')
  const { currentVersion } = await heldQuestion(within, questionId)
  if (currentVersion !== baseVersion) {
    throw new Problem(409, 'The question has been edited since the file was read.')
  }
  const content = await filed(within, questionId, stored.question)
  const written = await writeVersion(within, { questionId, content, note: noteOf(found) })
  if (!written.isNew) throw new Problem(409, 'The question says this already.')
  await audit(within.db, within, 'question saved', {
    record: {
      ...about(questionId, written.version),
      before: { version: currentVersion },
      after: { version: written.version, import: found.id, item: item.itemNo },
    },
  })
  return { questionId, madeVersion: written.version }
}

/** Runs what is done to an item in a savepoint, so that a refusal undoes that alone. */
async function refusable<T>(
  within: Asked,
  run: (inner: Asked) => Promise<T>,
  refused: (message: string) => T,
): Promise<T> {
  try {
    return await inTransaction(within, run)
  } catch (error) {
    // While a scanner or a store is away the whole batch waits.
    if (!(error instanceof Problem) || error.status >= 500) throw error
    return refused(error.message)
  }
}

async function applyOne(within: Asked, found: ImportRow, item: ItemInTurn): Promise<ItemDone> {
  const { itemNo, outcome, externalId } = item
  return await refusable<ItemDone>(
    within,
    async (inner) => {
      const content = await contentOfItem(inner.db, found.id, itemNo)
      if (content === null) throw notFound('The question')
      const doIt = outcome === 'changed' ? changeOne : makeOne
      const made = await doIt(inner, found, item, content)
      if (content.question.key === null && externalId !== '') {
        await keepOrigin(inner.db, found.origin, externalId, made.questionId)
      }
      return { itemNo, message: null, ...made }
    },
    (message) => ({ itemNo, message, questionId: item.questionId, madeVersion: null }),
  )
}

/** Makes drafts and versions of these items, each for itself; part of the caller's transaction. */
export async function applyItems(
  within: Asked,
  found: ImportRow,
  items: readonly ItemInTurn[],
): Promise<void> {
  const done: ItemDone[] = []
  for (const item of items) done.push(await applyOne(within, found, item))
  await keepApplied(within.db, found.id, done, within.now)
}

/**
 * Has what is chosen made into drafts and versions, by a job.
 * @throws Problem 404 for an unknown import, 409 before it was read and once it is applied, 422 where
 *   nothing is chosen
 */
export async function applyImport(asked: Asked, importId: string): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx, caller } = within
    const found = await knownImport(within, importId, true)
    if (found.state !== 'analysed') {
      throw new Problem(409, 'Only what has been read, and not been applied, can be applied.')
    }
    const chosen = await countChosen(tx, importId)
    if (chosen === 0) throw new Problem(422, 'Choose what to bring first.')
    const taskId = await startJob(within, 'importApply', { importId, by: caller.userId })
    const state = { state: 'applying', done: 0, total: chosen } as const
    await updateImport(tx, importId, { ...state, taskId: taskId ?? null })
    await audit(tx, within, 'import applied', {
      record: { kind: 'import', id: importId, before: null, after: { name: found.name, chosen } },
    })
  })
}

/**
 * Stops an import; what has been applied stays.
 * @throws Problem 404 for an unknown one, 409 for one that has ended
 */
export async function cancelImport(asked: Asked, importId: string): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { state, name } = await knownImport(within, importId, true)
    if (!['receiving', 'analysing', 'analysed', 'applying'].includes(state)) {
      throw new Problem(409, 'It has ended already.')
    }
    await updateImport(within.db, importId, { state: 'cancelled', endedAt: within.now })
    await audit(within.db, within, 'import cancelled', {
      record: {
        kind: 'import',
        id: importId,
        before: { state },
        after: { name, state: 'cancelled' },
      },
    })
  })
}

async function undoOne(
  within: Asked,
  item: ItemInTurn,
): Promise<{ itemNo: number; message: string | null }> {
  const { itemNo, outcome, questionId, madeVersion } = item
  return await refusable<{ itemNo: number; message: string | null }>(
    within,
    async (inner) => {
      if (questionId === null || madeVersion === null) throw notFound('The question')
      const { currentVersion } = await heldQuestion(inner, questionId)
      if (currentVersion !== madeVersion) throw new Problem(409, 'It was changed since.')
      if (outcome === 'changed') {
        await restoreVersion(inner, { questionId, restore: madeVersion - 1, version: madeVersion })
      } else await removeQuestion(inner, questionId)
      return { itemNo, message: null }
    },
    (message) => ({ itemNo, message }),
  )
}

/**
 * Takes back what the next items made; part of the caller's transaction.
 * @returns how many had their turn; fewer than `itemsAtOnce` at the end
 */
export async function undoItems(within: Asked, importId: string): Promise<number> {
  const items = await nextToUndo(within.db, importId, itemsAtOnce)
  const done: { itemNo: number; message: string | null }[] = []
  for (const item of items) done.push(await undoOne(within, item))
  await keepUndone(within.db, importId, done, within.now)
  return items.length
}

/**
 * Takes back what an import made and nobody has changed or given out since: at once where that is
 * little, else by a job, of which nothing is counted yet.
 * @throws Problem 404 for an unknown one, 409 for one that has applied nothing, is at work or undone
 */
export async function undoImport(
  asked: Asked,
  importId: string,
): Promise<CallAnswer<'POST /question/admin/Import/Undo'>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const found = await knownImport(within, importId, true)
    if (!['applied', 'cancelled', 'failed'].includes(found.state)) {
      throw new Problem(409, 'Only what has been applied can be undone.')
    }
    await audit(tx, within, 'import undone', {
      // Each question’s own entry says what it was before.
      record: { kind: 'import', id: importId, before: null, after: null },
    })
    await dropOriginsOfSame(tx, found)
    const isDone = (await undoItems(within, importId)) < itemsAtOnce
    if (isDone) await updateImport(tx, importId, { state: 'undone', endedAt: now })
    else {
      const taskId = await startJob(within, 'importUndo', { importId, by: caller.userId })
      await updateImport(tx, importId, { state: 'undoing', taskId: taskId ?? null })
    }
    return await undoneOf(tx, importId, mostLeft)
  })
}

import * as z from 'zod'
import { askedByServer, type Occasion } from '../../asked.ts'
import { Breather } from '../../breather.ts'
import type { Db } from '../../database/db.ts'
import type { FileStore } from '../../files/file-store.ts'
import { type ReadItem, UnreadableFile } from '../../interchange/index.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { preparedOf, prepareQuestions } from '../authoring/index.ts'
import { compareQuestions, readingLike } from '../duplicates/index.ts'
import { findImport, type ImportRow, updateImport } from './imports.repository.ts'
import { findKnown, insertItems, type NewItem } from './items.repository.ts'
import { imagesInJson, ownKey, type StoredItem, storedContent, wordingOf } from './items.rules.ts'
import { type LikeOthers, matched, type WorkedItem, withLikeness } from './matching.rules.ts'
import { keepOpen, nextItem, readOn } from './open-readers.ts'
import { placeFilings, type Tree, underTopic } from './placing.rules.ts'
import { storeOf } from './store-of.ts'
import { readTree } from './tree.repository.ts'
import { makeWhole } from './whole-file.ts'

/** Items of a batch, and bytes of them after which it ends early. */
const most = { items: 50, bytes: 1_048_576 }

/** Batches of questions that are compared before a file is read; more wait for their round. */
const comparedFirst = 5

/** What is kept of an item, and where it will be filed; its images are not yet in it. */
function stored(item: ReadItem, tree: Tree, defaultTopicId: number | null): StoredItem | null {
  const { question } = item
  if (question === null) return null
  const placed = placeFilings(question.filings, item.category, tree)
  const fallback =
    placed.length === 0 && defaultTopicId !== null ? underTopic(defaultTopicId, tree) : null
  return { question, filings: fallback === null ? placed : [fallback] }
}

/** With what it says, by which it is compared with others. */
type Worded = WorkedItem & { wording: ReturnType<typeof wordingOf> | null }

function worked(item: ReadItem, tree: Tree, defaultTopicId: number | null): Worded {
  const kept = stored(item, tree, defaultTopicId)
  if (kept === null) return { item, stored: null, fingerprint: null, wording: null }
  const content = storedContent(kept.question)
  const hashes = new Map(item.files.map(({ placeholder, sha256 }) => [placeholder, sha256]))
  const { fingerprint } = preparedOf(content, (id) => hashes.get(id))
  return { item, stored: kept, fingerprint, wording: wordingOf(content) }
}

const sizeOf = ({ files }: ReadItem) => files.reduce((sum, { bytes }) => sum + bytes.length, 2_000)

/** Reads the next items of a file. @returns them and whether they are the last */
async function nextItems(
  tx: Db,
  store: FileStore,
  found: ImportRow,
  { storedName, after }: { storedName: string; after: number },
): Promise<{ items: Worded[]; isLast: boolean }> {
  const tree = await readTree(tx)
  const reader = await readOn(store, storedName, after)
  if (found.format === null) await updateImport(tx, found.id, { format: reader.format })
  const items: Worded[] = []
  const breather = new Breather()
  for (let bytes = 0; items.length < most.items && bytes < most.bytes; ) {
    const item = await nextItem(reader)
    if (item === undefined) return { items, isLast: true }
    items.push(worked(item, tree, found.defaultTopicId))
    bytes += sizeOf(item)
    await breather.breathe()
  }
  keepOpen(storedName, reader)
  return { items, isLast: false }
}

/** The questions that new items read like. */
async function likeOthers(
  within: Occasion,
  read: readonly Worded[],
  became: readonly NewItem[],
): Promise<LikeOthers> {
  const fresh = read.flatMap(({ item: { itemNo }, wording }, at) =>
    became[at]?.outcome === 'new' && wording !== null ? [{ itemNo, wording }] : [],
  )
  const found = await readingLike(
    within,
    fresh.map(({ wording }) => wording),
  )
  return new Map(
    fresh.flatMap(({ itemNo }, at) => {
      const like = found[at]
      return like ? [[itemNo, like.questionId] as const] : []
    }),
  )
}

async function writeItems(
  within: Occasion,
  found: ImportRow,
  items: readonly Worded[],
): Promise<void> {
  const { db: tx } = within
  const known = await findKnown(tx, found, {
    keys: items.flatMap(({ item }) => ownKey(item) ?? []),
    externalIds: items.map(({ item }) => item.externalId).filter((id) => id !== ''),
    fingerprints: items.flatMap(({ fingerprint }) => fingerprint ?? []),
  })
  const became = matched(items, known)
  const files = items.flatMap(({ item }) => item.files)
  const alike = await likeOthers(within, items, became)
  await insertItems(tx, found.id, withLikeness(became, alike), (json) => imagesInJson(json, files))
}

/**
 * Reads a file of questions, a batch of items a transaction, and says of each what would become of
 * it. Stopped anywhere, it goes on behind the last item that was kept.
 */
export const importAnalyseJob = defineJob({
  input: z.strictObject({ importId: z.uuid() }),
  cursor: z.strictObject({ after: z.int() }),
  step: async ({ tx, now, server, input, cursor }) => {
    const after = cursor?.after ?? 0
    const found = await findImport(tx, input.importId, true)
    if (found?.state !== 'analysing' || found.storedName === null) {
      return { did: 0, cursor: { after }, isLast: true }
    }
    const { storedName } = found
    const store = storeOf(server)
    if (cursor === null) {
      if (!(await makeWhole(tx, { now, server }, found, storedName))) {
        return { did: 0, cursor: { after }, isLast: true }
      }
      // What was there before fingerprints were kept has to be known by them too, and what was
      // written a moment ago by how it reads.
      await prepareQuestions(askedByServer(tx, now))
      await compareQuestions(askedByServer(tx, now), { batches: comparedFirst })
    }
    try {
      const { items, isLast } = await nextItems(tx, store, found, { storedName, after })
      await writeItems(askedByServer(tx, now), found, items)
      const done = items.at(-1)?.item.itemNo ?? after
      const ended = isLast ? ({ state: 'analysed', total: done } as const) : {}
      await updateImport(tx, found.id, { done, ...ended })
      return { did: items.length, cursor: { after: done }, isLast }
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      const { message } = error
      await updateImport(tx, found.id, { state: 'refused', message, endedAt: now })
      return { did: 0, cursor: { after }, isLast: true }
    }
  },
})

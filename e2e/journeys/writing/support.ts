import type { CallAnswer, CallInput } from '@portal/shared/api'
import { pathTo } from '@portal/shared/contract'
import type { Locator, Page } from 'playwright'
import { answerTo } from '../../support/calls.ts'
import { studentsOf } from '../../support/crowd.ts'
import { people } from '../../support/people.ts'

/** The tutor who marks what is in the pool. */
export const marker = 'tutor-essay@portal.test'

/** How many of the programme other tests take, and how many these do. */
const taken = 5
const writers = 5

let found: Promise<string[]> | undefined

/** A student who writes and whom no other test needs; each place is one. */
export async function writer(place: number): Promise<string> {
  found ??= studentsOf('Premium Plus', taken + writers)
  const email = (await found)[taken + place]
  if (email === undefined || place >= writers) throw new Error(`There is no writer ${place}`)
  return email
}

type Item = CallAnswer<'GET /Marking/tutor/Marking/GetQueue'>['items'][number]

/** The newest item of a piece by its title, as an admin sees it. */
export async function itemOf(title: string): Promise<Item> {
  const { items } = await answerTo(people.Admin, 'GET /Marking/tutor/Marking/GetQueue', {
    query: { search: title, pageNo: 1, pageSize: 10 },
  })
  const newest = items.toSorted((one, other) => (one.handedInAt < other.handedInAt ? 1 : -1))[0]
  if (newest === undefined) throw new Error(`Nothing was handed in as ${title}`)
  return newest
}

/** Gives an item to somebody, or to the pool, whoever has it. */
export async function give(itemId: string, markerId: string | null): Promise<void> {
  await answerTo(people.Admin, 'POST /Marking/tutor/Marking/Assign', {
    body: { itemIds: [itemId], markerId },
  })
}

/** Lets anybody claim what was handed in, whoever teaches its student. */
export async function intoPool(title: string): Promise<Item> {
  const item = await itemOf(title)
  if (item.marker !== null) await give(item.itemId, null)
  return item
}

/** A text as it is sent. */
const partOf = (text: string) => ({ ops: [{ insert: `${text}\n` }] })

/** Begins an essay with a text, by calls; gives its id. */
export async function beginEssay(email: string, title: string, text: string): Promise<string> {
  const { id } = await answerTo(email, 'POST /essay/essay', {
    body: { title, question: 'What is a question for?' },
  })
  await answerTo(email, 'POST /Writing/Writing/SaveDraft', {
    body: {
      ...{ pieceId: id, baseRevision: 0, device: crypto.randomUUID() },
      parts: [partOf(text)],
    },
  })
  return id
}

/** Hands in what the server has of a piece; gives the item. */
export async function handIn(email: string, pieceId: string): Promise<string> {
  const { draft } = await answerTo(email, 'GET /Writing/Writing/GetPiece', { query: { pieceId } })
  const { itemId } = await answerTo(email, 'POST /Writing/Writing/HandIn', {
    body: { pieceId, baseRevision: draft.revision, source: 'text', note: '' },
  })
  return itemId
}

type Comment = CallInput<'POST /Marking/tutor/Marking/SaveMarking'>['body']['comments'][number]

/** What somebody says of words of the first text. */
export function commentOn(text: string, quote: string, said: string): Comment {
  const start = text.indexOf(quote)
  return {
    ...{ id: crypto.randomUUID(), part: 0, start, end: start + quote.length, quote },
    prefix: text.slice(Math.max(0, start - 32), start),
    suffix: text.slice(start + quote.length, start + quote.length + 32),
    ...{ sort: 'suggestion', criterion: null, text: said },
  }
}

/** Saves a whole marking of an item that lies with this marker; gives its revision. */
export async function saveMarking(
  email: string,
  itemId: string,
  said: { overall: string; comments: Comment[] },
): Promise<number> {
  const query = { itemId }
  const { version } = await answerTo(email, 'GET /Marking/tutor/Marking/GetItem', { query })
  const grades = (version?.criteria ?? []).map(({ key, levels }) => ({
    ...{ key, points: levels[0]?.points ?? null },
  }))
  const { revision } = await answerTo(email, 'POST /Marking/tutor/Marking/SaveMarking', {
    body: { itemId, baseRevision: 0, grades, privateNote: '', ...said },
  })
  return revision
}

/** Where a piece is written. */
export const pathOfPiece = (id: string, tab: 'essays' | 'statements' = 'essays') =>
  `${pathTo('/resources/submissions', {})}?tab=${tab}&piece=${id}`

/** Where an item lies on the desk. */
export const pathOfItem = (itemId: string) => `${pathTo('/submissions', {})}?item=${itemId}`

/** The text of an essay that is written. */
export const editorOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Your essay' })

/** The text of what is marked. */
export const textOnDesk = (page: Page): Locator =>
  page.getByRole('application', { name: /^Text of/ })

/** Waits until the page says that the server has everything. */
export const untilSaved = (page: Page): Promise<void> =>
  page.getByText('Saved', { exact: true }).first().waitFor()

/** Goes on by Tab, or back by Shift+Tab, until something has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const hasFocus = () => target.first().evaluate((element) => element === document.activeElement)
  await target.first().waitFor()
  for (let steps = 0; !(await hasFocus()); steps += 1) {
    if (steps > 80) throw new Error(`No key leads to ${target}`)
    await page.keyboard.press(key)
  }
}

/** All that the server answers a page; a stream of events is no answer. */
export function heardBy(page: Page): () => Promise<string[]> {
  const texts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().includes('/GetEvents')) return
    if (response.url().includes('/api/')) texts.push(response.text().catch(() => ''))
  })
  return () => Promise.all(texts)
}

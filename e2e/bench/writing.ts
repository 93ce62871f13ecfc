import { pathTo } from '@portal/shared/contract'
import type { Browser, Page } from 'playwright'
import { launchChromium } from '../support/chromium.ts'
import { tokensOf } from '../support/tokens.ts'
import { type Ask, askAs } from './ask.ts'
import type { Effort } from './effort.ts'
import { slowKeys, typeInto } from './key-presses.ts'
import { signedInContext } from './measure-page.ts'
import { judge, median, printTable } from './numbers.ts'

const student = 'student@portal.test'
const marker = 'tutor-essay@portal.test'
const comments = 100
const mostMs = 50

const sentences = Array.from(
  { length: 150 },
  (_, index) => `Sentence ${index} says that a claim about the world can be argued both ways.`,
)
/** Some 1,950 words in paragraphs of three sentences. */
const essay = Array.from({ length: 50 }, (_, index) =>
  sentences.slice(index * 3, index * 3 + 3).join(' '),
).join('\n')

const sorts = ['praise', 'suggestion', 'correction', 'question']

/** One on each of the first sentences. */
const remarks = sentences.slice(0, comments).map((sentence, index) => {
  const start = essay.indexOf(sentence)
  const end = start + sentence.length - 1
  return {
    ...{ id: crypto.randomUUID(), part: 0, start, end, quote: essay.slice(start, end) },
    prefix: essay.slice(Math.max(0, start - 32), start),
    suffix: essay.slice(end, end + 32),
    ...{ sort: sorts[index % sorts.length], criterion: null },
    text: `Remark ${index} is as long as most are: say whose claim it is, and what would follow.`,
  }
})

const typed = 'And the reader wants to know why. So say it here. '

/**
 * From key to paint at 4x CPU slowdown with 100 comments: in a comment and in the overall words at the desk, and in
 * the student's next version beside the marking that came back.
 */
export async function benchWriting(baseUrl: string, { rounds, profile }: Effort): Promise<void> {
  const browser = await launchChromium()
  try {
    const writes = askAs(baseUrl, (await tokensOf(student, baseUrl)).accessToken)
    const marks = askAs(baseUrl, (await tokensOf(marker, baseUrl)).accessToken)
    const { pieceId, itemId } = await handIn(writes)
    await mark(baseUrl, marks, itemId)
    const found = new Map<string, number[][]>()
    const note = (where: string, times: number[]) =>
      found.set(where, [...(found.get(where) ?? []), times])
    for (let round = 0; round < rounds; round += 1) {
      await onPage(browser, baseUrl, marker, async (page) => {
        await page.goto(`${pathTo('/submissions', {})}?item=${itemId}`)
        await page.getByRole('button', { name: 'Return', exact: true }).waitFor()
        await page
          .getByRole('button', { name: /^Edit/ })
          .nth(comments / 2)
          .click()
        await slowKeys(page, profile)
        const comment = page.getByRole('textbox', { name: /^Comment/ })
        note('a comment', await typeInto(page, comment, typed))
        await page.getByRole('button', { name: 'Keep comment' }).click()
        await page.getByRole('tab', { name: 'Grades' }).click()
        const overall = page.getByRole('textbox', { name: /^Overall/ })
        note('overall', await typeInto(page, overall, typed))
        await page.getByText('Saved', { exact: true }).first().waitFor()
      })
    }
    const { marking } = await marks(`Marking/tutor/Marking/GetItem?itemId=${itemId}`)
    await marks('Marking/tutor/Marking/Return', { itemId, baseRevision: marking.revision })
    for (let round = 0; round < rounds; round += 1) {
      await onPage(browser, baseUrl, student, async (page) => {
        await page.goto(`${pathTo('/resources/submissions', {})}?tab=essays&piece=${pieceId}`)
        await page.getByText(`0 of ${comments}`).waitFor()
        const text = page.getByRole('textbox', { name: 'Your essay' })
        await text.getByText(sentences[75] ?? '').click()
        await slowKeys(page, profile)
        note('the next version', await typeInto(page, text, typed))
      })
    }
    const rows = [...found].map(([where, runs]) => {
      const at = (share: number) =>
        median(runs.map((times) => times[Math.floor(times.length * share)] ?? Number.NaN))
      judge(`Key to paint, ${where}`, at(0.5), { most: mostMs }, ' ms')
      return [
        where,
        ...[0.5, 0.95].map((share) => at(share).toFixed(0)),
        median(runs.map((times) => times.at(-1) ?? Number.NaN)).toFixed(0),
      ]
    })
    printTable(`Key to paint at 4x CPU with ${comments} comments, ms; medians of ${rounds}`, [
      ['typed into', 'median', 'p95', 'longest'],
      ...rows,
    ])
  } finally {
    await browser.close()
  }
}

/** A new essay that is handed in. */
async function handIn(writes: Ask): Promise<{ pieceId: string; itemId: string }> {
  const { id: pieceId } = await writes('essay/essay', {
    title: 'On claims',
    question: 'What is a claim worth?',
  })
  const { revision } = await writes('Writing/Writing/SaveDraft', {
    ...{ pieceId, baseRevision: 0, device: crypto.randomUUID() },
    parts: [{ ops: [{ insert: `${essay}\n` }] }],
  })
  const { itemId } = await writes('Writing/Writing/HandIn', {
    ...{ pieceId, baseRevision: revision, source: 'text', note: '' },
  })
  return { pieceId, itemId }
}

/** Gives an item to the marker and saves a marking with all comments. */
async function mark(baseUrl: string, marks: Ask, itemId: string): Promise<void> {
  const admin = askAs(baseUrl, (await tokensOf('admin@portal.test', baseUrl)).accessToken)
  const { id: markerId } = await marks('User/Account/GetMe')
  await admin('Marking/tutor/Marking/Assign', { itemIds: [itemId], markerId })
  const { version } = await marks(`Marking/tutor/Marking/GetItem?itemId=${itemId}`)
  await marks('Marking/tutor/Marking/SaveMarking', {
    ...{ itemId, baseRevision: 0, privateNote: '', overall: 'A start.', comments: remarks },
    grades: version.criteria.map((one: { key: string; levels: { points: number }[] }) => ({
      key: one.key,
      points: one.levels[0]?.points ?? null,
    })),
  })
}

async function onPage(
  browser: Browser,
  baseUrl: string,
  email: string,
  measure: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await signedInContext(browser, baseUrl, await tokensOf(email, baseUrl))
  await measure(await context.newPage())
  await context.close()
}

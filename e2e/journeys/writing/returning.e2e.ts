import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { answerTo } from '../../support/calls.ts'
import { openAs } from '../../support/people.ts'
import {
  beginEssay,
  commentOn,
  editorOf,
  give,
  handIn,
  heardBy,
  marker,
  pathOfPiece,
  saveMarking,
  untilSaved,
  writer,
} from './support.ts'

const text = 'The tide tables were wrong. My grandfather trusted his knee instead.'
const remark = 'Name the harbour: zanzibarquill.'
const overall = 'A lively start; now say what the tables were for: marzipanoctopus.'

/** Looks at everything that tells a student of a piece. */
async function lookAround(page: Page, pieceId: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.goto('/resources/submissions')
  const card = page.getByRole('listitem').filter({ hasText: 'The tide tables' }).first()
  await card.getByText('Pending', { exact: true }).waitFor()
  await page.goto(`${pathOfPiece(pieceId)}&view=versions&version=1`)
  await page.getByRole('heading', { name: 'Version 1', exact: true }).waitFor()
  await page.getByRole('tab', { name: /^Marking/ }).click()
  await page.getByText('Nothing has come back yet').waitFor()
}

test('nothing of a marking is heard before its return, and then it comes beside what is typed', async () => {
  const email = await writer(1)
  const pieceId = await beginEssay(email, 'The tide tables', text)
  const itemId = await handIn(email, pieceId)
  const { id } = await answerTo(marker, 'GET /User/Account/GetMe', {})
  await give(itemId, id)
  const page = await openAs(email)
  const heard = heardBy(page)
  await page.goto(pathOfPiece(pieceId))
  await editorOf(page).waitFor()
  const comments = [commentOn(text, 'trusted his knee', remark)]
  const baseRevision = await saveMarking(marker, itemId, { overall, comments })

  await lookAround(page, pieceId)
  await page.getByRole('tab', { name: 'Write' }).click()
  await editorOf(page).getByText('trusted his knee').waitFor()
  const before = await heard()
  expect(before.length).toBeGreaterThan(10)
  for (const secret of ['zanzibarquill', 'marzipanoctopus']) {
    expect(before.filter((answer) => answer.includes(secret))).toEqual([])
  }

  await editorOf(page).focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' He was right')
  const returned = answerTo(marker, 'POST /Marking/tutor/Marking/Return', {
    body: { itemId, baseRevision },
  })
  const words = ' on most days of that long wet summer, and nobody else was.'
  await page.keyboard.type(words, { delay: 20 })
  await returned
  const beside = page.getByRole('complementary', { name: 'Comments and task' })
  await beside.getByText(remark).waitFor()
  await page.keyboard.type(' So I learnt to ask knees.')
  // A place worked out in a text that has grown.
  await beside.getByRole('button', { name: '“trusted his knee”' }).waitFor()
  await untilSaved(page)
  await page.reload()
  await editorOf(page).getByText(`${text} He was right${words} So I learnt to ask knees.`).waitFor()
})

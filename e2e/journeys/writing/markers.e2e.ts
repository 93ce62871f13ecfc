import { expect, test } from 'vitest'
import { answerTo } from '../../support/calls.ts'
import { openAs, people } from '../../support/people.ts'
import {
  beginEssay,
  give,
  handIn,
  intoPool,
  marker,
  pathOfItem,
  pathOfPiece,
  textOnDesk,
  untilSaved,
  writer,
} from './support.ts'

const title = 'Bridges that hum'
const remark = 'Which of them still hums?'

test('of two markers one has an item, and when it is taken away the work goes on', async () => {
  const email = await writer(2)
  const pieceId = await beginEssay(email, title, 'Some bridges hum. Engineers call it a fault.')
  const itemId = await handIn(email, pieceId)
  await intoPool(title)
  const [tutor, senior] = await Promise.all([openAs(marker), openAs(people['Senior Tutor'])])
  // Somebody whose page has not heard of it yet.
  await senior.route('**/GetEvents*', (route) => route.abort())
  await Promise.all([
    tutor.goto(pathOfItem(itemId)),
    senior.goto(`/submissions?marker=pool&search=${encodeURIComponent(title)}`),
  ])
  const late = senior.getByRole('button', { name: `Claim ${title}` })
  await late.waitFor()
  await tutor.getByText('This waits in the pool').waitFor()
  await tutor.getByRole('button', { name: 'Claim', exact: true }).click()
  await textOnDesk(tutor).waitFor()
  await late.click()
  const winner = await answerTo(marker, 'GET /User/Account/GetMe', {})
  const name = `${winner.firstName} ${winner.lastName}`
  await senior.getByText(`${name} has this`).first().waitFor()

  await textOnDesk(tutor).focus()
  await tutor.keyboard.press('c')
  await tutor.getByRole('textbox', { name: 'Comment 1' }).fill(remark)
  await tutor.getByRole('button', { name: 'Keep comment' }).click()
  const isKept = async () => {
    const query = { itemId }
    const { marking } = await answerTo(marker, 'GET /Marking/tutor/Marking/GetItem', { query })
    return marking?.comments.map((comment) => [comment.text, comment.isDraft])
  }
  await expect.poll(isKept, { timeout: 15_000 }).toEqual([[remark, undefined]])
  const next = await answerTo(people['Senior Tutor'], 'GET /User/Account/GetMe', {})
  await give(itemId, next.id)
  await tutor.getByText(/^This was taken away from you/).waitFor()
  await tutor.getByText(remark).waitFor()
  await tutor.getByRole('button', { name: 'Copy my work' }).waitFor()

  await senior.unroute('**/GetEvents*')
  await senior.goto(pathOfItem(itemId))
  await senior.getByText(`${name} had begun to mark this`).waitFor()
  await senior.getByRole('button', { name: 'Take over the draft' }).click()
  await senior.getByRole('button', { name: 'Edit comment 1' }).click()
  await senior.getByRole('textbox', { name: 'Comment 1' }).fill(`${remark} Say where.`)
  await senior.getByRole('button', { name: 'Keep comment' }).click()
  await untilSaved(senior)
  await senior.reload()
  await senior.getByText(`${remark} Say where.`).waitFor()

  const student = await openAs(email)
  await student.goto(pathOfPiece(pieceId))
  await student.getByText('Version 1 is handed in').waitFor()
  await senior.getByRole('button', { name: /^More/ }).click()
  await senior.getByRole('menuitem', { name: 'Send back' }).click()
  const dialog = senior.getByRole('dialog', { name: /^Send/ })
  await dialog.getByRole('textbox').fill('Half of the pages are missing; hand in all of them.')
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await student.getByText('Version 1 was sent back').waitFor()
})

import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { answerTo } from '../../support/calls.ts'
import { openAs, people } from '../../support/people.ts'
import { hears } from '../events/support.ts'
import {
  editorOf,
  give,
  heardBy,
  intoPool,
  itemOf,
  marker,
  pathOfItem,
  tabTo,
  textOnDesk,
  untilSaved,
  writer,
} from './support.ts'

const title = 'Two clocks'
const remark = 'Say who wound the second clock.'
const overall = 'You begin well; now say what each of the two clocks is for.'

/** A student begins an essay and is away for a moment in the middle of it. */
async function writeAndHandIn(page: Page): Promise<void> {
  await page.goto('/resources/submissions')
  await page.getByRole('button', { name: 'New essay' }).first().click()
  const fresh = page.getByRole('dialog', { name: 'New essay' })
  await fresh.getByRole('radio', { name: 'My own question' }).check({ force: true })
  await fresh.getByRole('textbox', { name: 'Question' }).fill('Can two clocks both be right?')
  await fresh.getByRole('textbox', { name: /^Title/ }).fill(title)
  await fresh.getByRole('button', { name: 'Start writing' }).click()
  await editorOf(page).click()
  await page.keyboard.type('My aunt kept two clocks. One was slow.')
  // Not `Saved` yet: the device has it.
  await page.reload()
  await editorOf(page).getByText('One was slow.').click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' Nobody asked which.')
  await untilSaved(page)
  await page.getByRole('button', { name: 'Hand in', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand in' })
  await dialog.getByLabel('Note to the marker').fill('Is it too short?')
  await dialog.getByRole('button', { name: 'Hand in' }).click()
  await page
    .getByRole('dialog', { name: 'Version 1 is handed in' })
    .getByText(/^Marked by /)
    .waitFor()
  await page.getByRole('button', { name: 'Go on writing' }).click()
}

/** Claims it out of the pool, and opens the desk. */
async function claim(tutor: Page): Promise<void> {
  await tutor.goto('/submissions')
  await tutor.getByRole('button', { name: /^In the pool/ }).click()
  await tutor.getByRole('button', { name: `Claim ${title}`, exact: false }).click()
  await tutor.getByText(/is yours\.$/).waitFor()
  await tutor.getByRole('button', { name: /^Mine/ }).click()
  await tutor.getByRole('button', { name: `Mark ${title}`, exact: false }).click()
  await textOnDesk(tutor).waitFor()
}

/** Comments on the second sentence, grades and returns, without a mouse. */
async function markByKeys(tutor: Page): Promise<void> {
  const { keyboard } = tutor
  await tabTo(tutor, textOnDesk(tutor))
  await keyboard.press('ArrowDown')
  await keyboard.press('c')
  const comment = tutor.getByRole('textbox', { name: 'Comment 1' })
  await comment.waitFor()
  await keyboard.type(remark)
  await keyboard.press('Control+Enter')
  await comment.waitFor({ state: 'detached' })
  await keyboard.press('g')
  const criteria = tutor.getByRole('radiogroup')
  await criteria.first().waitFor()
  const count = await criteria.count()
  expect(count).toBeGreaterThan(1)
  for (let at = 0; at < count; at += 1) {
    await tabTo(tutor, criteria.nth(at).getByRole('radio').first())
    await keyboard.press('Space')
  }
  await tutor.getByText(/^\d+% in all$/).waitFor()
  await tabTo(tutor, tutor.getByRole('textbox', { name: /^Overall comment/ }))
  await keyboard.type(overall)
  await tabTo(tutor, textOnDesk(tutor), 'Shift+Tab')
  await keyboard.press('Control+Enter')
  const dialog = tutor.getByRole('dialog', { name: `Return: ${title}` })
  await tabTo(tutor, dialog.getByRole('button', { name: 'Return', exact: true }))
  await keyboard.press('Enter')
  await tutor.getByText('Returned.', { exact: true }).waitFor()
}

test('an essay is written, marked by keys, answered, looked at again, and seen by staff', async () => {
  const email = await writer(0)
  const [student, tutor] = await Promise.all([openAs(email), openAs(marker)])
  const heard = heardBy(student)
  await writeAndHandIn(student)
  await intoPool(title)
  await claim(tutor)
  await markByKeys(tutor)

  // No page of the student is loaded anew.
  await student.getByRole('heading', { name: 'Comments on version 1' }).waitFor()
  const beside = student.getByRole('complementary', { name: 'Comments and task' })
  await beside.getByText(remark).waitFor()
  await hears(student, 'Your essay has been marked')
  await student.getByRole('tab', { name: /^Marking/ }).click()
  await student.getByText(overall).first().waitFor()
  const dealtWith = { name: 'Dealt with comment 1' }
  await student.getByRole('checkbox', dealtWith).click({ force: true })
  await student
    .getByRole('checkbox', { ...dealtWith, checked: true })
    .waitFor({ state: 'attached' })
  await student.getByRole('button', { name: 'Reply to comment 1' }).click()
  await student.getByRole('textbox', { name: 'Reply to comment 1' }).fill('She did, on Sundays.')
  await student.getByRole('button', { name: 'Send the reply' }).click()
  await student.getByRole('list', { name: 'Replies to comment 1' }).getByText('Sundays').waitFor()

  const { itemId } = await itemOf(title)
  await hears(tutor, 'A student replied to you')
  await tutor.goto(pathOfItem(itemId))
  await tutor.getByRole('list', { name: 'Replies to comment 1' }).getByText('Sundays').waitFor()
  await tutor.getByRole('button', { name: 'Reply to comment 1' }).click()
  await tutor.getByRole('textbox', { name: 'Reply to comment 1' }).fill('Then write that down.')
  await tutor.getByRole('button', { name: 'Send the reply' }).click()
  await student.getByText('Then write that down.').waitFor()

  await student.getByRole('button', { name: 'Ask for a second look' }).click()
  const asking = student.getByRole('dialog', { name: 'Ask for a second look' })
  await asking.getByLabel('What should be looked at?').fill('I say what both clocks are for.')
  await asking.getByRole('button', { name: 'Ask for it' }).click()
  await student.getByText('You asked for a second look', { exact: true }).waitFor()
  await decide(title)
  await student.getByText('Marking changed').first().waitFor()
  await student.getByText(overall).first().waitFor()
  await hears(student, 'Your second look is decided')
  await hears(tutor, 'A second look is decided')

  const admin = await openAs(people.Admin)
  await admin.goto(`/submissions?state=marked&search=${encodeURIComponent(title)}`)
  await admin.getByRole('row').filter({ hasText: title }).first().getByRole('link').first().click()
  await textOnDesk(admin).waitFor()
  await admin.getByRole('tab', { name: 'About' }).click()
  await admin.getByText('What happened').waitFor()
  expect((await heard()).some((text) => text.includes(remark))).toBe(true)
})

/** A senior tutor goes on from the first marking, and changes it. */
async function decide(of: string): Promise<void> {
  const look = await itemOf(of)
  expect(look.round).toBe(2)
  const senior = await openAs(people['Senior Tutor'])
  const { id } = await answerTo(people['Senior Tutor'], 'GET /User/Account/GetMe', {})
  if (look.marker?.id !== id) await give(look.itemId, id)
  await senior.goto(pathOfItem(look.itemId))
  await senior.getByText('I say what both clocks are for.').first().waitFor()
  await senior.getByRole('tab', { name: 'Grades' }).click()
  const first = senior.getByRole('radiogroup').first()
  await first.getByRole('radio').nth(1).check({ force: true })
  await senior.getByText(/^\d+% → \d+% in all$/).waitFor()
  await senior.getByRole('button', { name: 'Return', exact: true }).click()
  const dialog = senior.getByRole('dialog', { name: `Return: ${of}` })
  await dialog
    .getByRole('radio', { name: 'Marking changed', checked: true })
    .waitFor({ state: 'attached' })
  await dialog.getByRole('button', { name: 'Return', exact: true }).click()
  await senior.getByText('Returned.', { exact: true }).waitFor()
}

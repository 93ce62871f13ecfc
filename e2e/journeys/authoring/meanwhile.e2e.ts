import { pathTo } from '@portal/shared/contract'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { chosen, openQuestion, untilShown } from '../../nothing-lost/paper.ts'
import { answerTo } from '../../support/calls.ts'
import { openAs, people } from '../../support/people.ts'
import { editPath, makePaper, makeQuestion, sayTheSecondIsRight, sitter, write } from './support.ts'

test('a key that is put right while the paper is sat offline: the mark is by the new one', async () => {
  const { paperId, examSectionId, questionIds } = await makePaper(998, 2)
  const setState = (state: 'published' | 'withdrawn') =>
    answerTo(people.Admin, 'POST /exam/admin/Paper/SetState', { body: { paperId, state } })
  await setState('published')
  const email = await sitter()
  const { sittingId } = await answerTo(email, 'POST /Exam/Simulate/Start', {
    body: { examSectionIds: [examSectionId] },
  })
  const student = await openAs(email)
  await student.goto(
    pathTo('/resources/question-bank/simulate/continue/:start', { start: sittingId }),
  )
  await openQuestion(student, 1)
  await student.context().setOffline(true)
  await student.keyboard.press('b')
  await chosen(student, 'b')
  await openQuestion(student, 2)
  await student.keyboard.press('b')
  await untilShown(student, /^Saved on this device/)

  const admin = await openAs(people.Admin)
  const dialog = await sayTheSecondIsRight(admin, questionIds[0] ?? 0)
  await dialog.getByText('1 set under way goes on with the new key').waitFor()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('B is right.')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await admin.waitForURL((url) => url.pathname === editPath)

  await student.context().setOffline(false)
  await untilShown(student, /^Saved$/)
  await student
    .getByRole('button', { name: /^(Finish|Hand in)/ })
    .first()
    .click()
  await student
    .getByRole('dialog')
    .or(student.getByRole('alertdialog'))
    .getByRole('button', { name: /^Hand in/ })
    .click()
  await student.getByText('1 right, 2 answered').waitFor()
  const alerts = await answerTo(email, 'GET /Notification/Alert/GetAllStudentAlert', {})
  expect(JSON.stringify(alerts)).not.toContain(sittingId)
  await setState('withdrawn')
})

test('of two editors the second sees what the first has saved, and nothing typed is lost', async () => {
  const questionId = await makeQuestion('Who saves last?')
  const open = async (): Promise<Page> => {
    const page = await openAs(people.Admin)
    await page.goto(`${editPath}/qu-${questionId}`)
    await page.getByRole('textbox', { name: 'Solution' }).waitFor()
    return page
  }
  const [one, other, third] = [await open(), await open(), await open()]
  const save = (page: Page) => page.getByRole('button', { name: 'Update', exact: true }).click()
  await write(one, 'Solution', 'First. ')
  await save(one)
  await one.waitForURL((url) => url.pathname === editPath)

  await write(other, 'Solution', 'Second. ')
  await save(other)
  const clash = other
    .getByRole('alert')
    .filter({ hasText: 'Somebody else has saved this meanwhile' })
  await clash.getByText(/saved version 2 /).waitFor()
  await clash.getByText('First.').first().waitFor()
  await clash.getByText('Second.').first().waitFor()
  expect(await other.getByRole('textbox', { name: 'Solution' }).textContent()).toContain('Second.')
  await clash.getByRole('button', { name: 'Save mine as a new version' }).click()
  await other.waitForURL((url) => url.pathname === editPath)

  await write(third, 'Solution', 'Third. ')
  await save(third)
  await third.getByText(/saved version 3 /).waitFor()
  await third.getByRole('button', { name: 'Take theirs' }).click()
  await expect
    .poll(() => third.getByRole('textbox', { name: 'Solution' }).textContent())
    .toBe('It is so.Second.')
  const versions = await answerTo(people.Admin, 'GET /question/admin/Question/GetVersions', {
    query: { questionId },
  })
  expect(versions.map(({ version }) => version).sort()).toEqual([1, 2, 3])
})

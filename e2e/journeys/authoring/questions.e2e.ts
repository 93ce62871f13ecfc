import { expect, test } from 'vitest'
import { answerTo } from '../../support/calls.ts'
import { openAs, people } from '../../support/people.ts'
import { saved } from '../../support/runner.ts'
import {
  editPath,
  learners,
  makeQuestion,
  sayTheSecondIsRight,
  setOf,
  somewhere,
  write,
} from './support.ts'

const runner = '/resources/question-bank/revise/mixed'

test('a question is written, published and practised', async () => {
  const { test: ofTest, part, subject, topic } = await somewhere()
  const admin = await openAs(people.Admin)
  await admin.goto('/question-bank/question-admin/create-question')
  await admin
    .getByRole('combobox', { name: 'Question type' })
    .selectOption({ label: 'Equation Response' })
  await write(admin, 'Question Text', 'How many sides has a heptagon?')
  await write(admin, 'Solution', 'Hepta is seven.')
  await admin.getByRole('textbox', { name: 'Expected value' }).fill('7')
  await admin.getByRole('button', { name: 'Add Assignment' }).click()
  const filing = admin.getByRole('region', { name: 'New assignment 1' })
  const choose = (name: string, label: string) =>
    filing.getByRole('combobox', { name, exact: true }).selectOption({ label })
  await choose('Question Location', 'Revise')
  await choose('Admission Test', ofTest.name)
  await choose('Section Number', part.sectionNo)
  await filing
    .getByRole('combobox', { name: 'Subject', exact: true })
    .selectOption(String(subject.id))
  await choose('Topic', topic.name)
  await admin.getByRole('button', { name: 'Publish' }).click()
  await admin.waitForURL((url) => url.pathname.startsWith(`${editPath}/qu-`))
  const questionId = Number(new URL(admin.url()).pathname.split('qu-')[1])
  await admin.getByText('Live', { exact: true }).first().waitFor()

  const [email = ''] = await learners()
  const student = await openAs(email)
  await student.goto(`${runner}/${await setOf(email, [questionId])}`)
  await student.getByText('How many sides has a heptagon?').first().waitFor()
  await student.getByRole('textbox', { name: 'Your answer' }).fill('7')
  await student.getByRole('button', { name: 'Submit' }).click()
  await student.getByRole('region', { name: 'Solution' }).getByText('Hepta is seven.').waitFor()
  await saved(student)
})

test('a wrong key is put right in the marks that it touched, and those students hear of it', async () => {
  const questionId = await makeQuestion('Which of these is the second?')
  const [, email = ''] = await learners()
  const setId = await setOf(email, [questionId])
  const student = await openAs(email)
  await student.goto(`${runner}/${setId}`)
  await student.getByText('Which of these is the second?').first().waitFor()
  await student.keyboard.press('b')
  await student.getByRole('button', { name: 'Submit' }).click()
  await student.getByRole('region', { name: 'Solution' }).waitFor()
  await saved(student)

  const admin = await openAs(people.Admin)
  const dialog = await sayTheSecondIsRight(admin, questionId)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The second is the second.')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await dialog
    .getByText(/marked anew/)
    .first()
    .waitFor()
  await expect
    .poll(async () => {
      const [correction] = await answerTo(
        people.Admin,
        'GET /question/admin/KeyCorrection/GetCorrections',
        { query: { questionId } },
      )
      return correction && [correction.isDone, correction.gained, correction.lost]
    })
    .toEqual([true, 1, 0])

  const { questions } = await answerTo(email, 'GET /Revise/api/Revise/GetSet', { query: { setId } })
  expect(questions[0]?.verdict).toMatchObject({ isCorrect: true, correctLetter: 'b' })
  const alerts = await answerTo(email, 'GET /Notification/Alert/GetAllStudentAlert', {})
  expect(JSON.stringify(alerts)).toContain('0 of 1 before, 1 now')
})

test('a flag leads to a better question, and whoever put it hears so', async () => {
  const questionId = await makeQuestion('Which of these is spellt wrong?')
  const [email = ''] = await learners()
  await setOf(email, [questionId])
  await answerTo(email, 'POST /Question/QuestionFlag/FlagQuestion', {
    body: { questionId, text: 'It is the question itself.' },
  })

  const admin = await openAs(people.Admin)
  await admin.goto('/question-bank/question-admin/flagged-questions?search=spellt')
  const card = admin.getByRole('listitem', { name: /spellt wrong/ })
  await card.getByText('It is the question itself.').waitFor()
  await card.getByRole('link', { name: /^Open in editor/ }).click()
  await admin.waitForURL((url) => url.pathname === `${editPath}/qu-${questionId}`)
  await write(admin, 'Question Text', 'Spelt: ')
  await admin.getByRole('button', { name: 'Update', exact: true }).click()
  const offer = admin.getByRole('dialog', { name: 'This settles 1 flag' })
  await offer.getByRole('button', { name: 'Settle 1 flag' }).click()
  await admin.waitForURL((url) => url.pathname === editPath)

  const { flags } = await answerTo(email, 'GET /Question/QuestionFlag/GetMyFlags', {
    query: { pageNo: 1, pageSize: 20 },
  })
  expect(flags.find((flag) => flag.questionId === questionId)).toMatchObject({
    settledAs: 'changed',
  })
})

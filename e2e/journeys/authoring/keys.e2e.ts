import { expect, test } from 'vitest'
import { answerTo } from '../../support/calls.ts'
import { openAs, people } from '../../support/people.ts'
import { chooseByKeys, pressByKeys, pressTool, tabTo, typeByKeys } from './by-keys.ts'
import { editPath, makePaper, somewhere } from './support.ts'

const listCall = 'GET /question/admin/Question/GetQuestions'

test('a question with an equation is made, filed and published by keys alone', async () => {
  const { test: ofTest, part, subject, topic } = await somewhere()
  const page = await openAs(people.Admin)
  await page.goto('/question-bank/question-admin/create-question')
  const text = page.getByRole('textbox', { name: 'Question Text' })
  await pressTool(
    page,
    page.getByRole('toolbar', { name: 'Formatting: Question Text' }),
    'Equation',
  )
  const dialog = page.getByRole('dialog', { name: 'Insert Equation' })
  await typeByKeys(page, dialog.getByRole('textbox', { name: 'Enter Equation' }), '\\frac{1}{2}')
  await pressByKeys(page, dialog.getByRole('button', { name: 'Preview' }))
  await dialog.getByRole('img', { name: 'Preview: \\frac{1}{2}' }).waitFor()
  await pressByKeys(page, dialog.getByRole('button', { name: 'Add Equation' }))
  await dialog.waitFor({ state: 'detached' })
  await typeByKeys(page, text, ' is written with one key for each sign.')

  for (const [letter, words] of [
    ['A', 'No'],
    ['B', 'Yes'],
    ['C', 'Perhaps'],
    ['D', 'Never'],
    ['E', 'Later'],
  ]) {
    const answer = page.getByRole('textbox', { name: `Text of answer ${letter}` })
    if ((await answer.count()) === 0) {
      await pressByKeys(page, page.getByRole('button', { name: 'Add Answer/Passage' }))
    }
    await typeByKeys(page, answer, words ?? '')
  }
  const correct = page.getByRole('radiogroup', { name: 'Correct Answer' })
  await tabTo(page, correct.getByRole('radio'))
  await page.keyboard.press('ArrowRight')
  expect(await correct.getByRole('radio', { name: 'B' }).isChecked()).toBe(true)

  await pressByKeys(page, page.getByRole('button', { name: 'Add Assignment' }))
  const filing = page.getByRole('region', { name: 'New assignment 1' })
  const choice = (name: string) => filing.getByRole('combobox', { name, exact: true })
  await chooseByKeys(page, choice('Question Location'), 'Revise')
  await chooseByKeys(page, choice('Admission Test'), ofTest.name)
  await chooseByKeys(page, choice('Section Number'), part.sectionNo)
  const ofSubject = await choice('Subject').locator(`option[value="${subject.id}"]`).textContent()
  await chooseByKeys(page, choice('Subject'), ofSubject ?? '')
  await chooseByKeys(page, choice('Topic'), topic.name)
  await pressByKeys(page, page.getByRole('button', { name: 'Publish' }))
  await page.waitForURL((url) => url.pathname.startsWith(`${editPath}/qu-`))
  await page.getByText('Live', { exact: true }).first().waitFor()
  const questionId = Number(new URL(page.url()).pathname.split('qu-')[1])
  const made = await answerTo(people.Admin, 'GET /question/admin/Question/GetVersion', {
    query: { questionId, version: 1 },
  })
  expect(made).toMatchObject({
    text: '<p>\\(\\frac{1}{2}\\) is written with one key for each sign.</p>',
    answers: [
      { letter: 'a', text: 'No', isCorrect: false },
      { letter: 'b', text: 'Yes', isCorrect: true },
      { letter: 'c' },
      { letter: 'd' },
      { letter: 'e', text: 'Later', isCorrect: false },
    ],
  })
  await page.context().close()
})

test('the questions of a paper are put in order by keys alone', async () => {
  const { paperId, questionIds } = await makePaper(997, 3)
  const page = await openAs(people.Admin)
  await page.goto(`/question-bank/question-admin/create_~_edit-exam?paper=${paperId}`)
  await pressByKeys(
    page,
    page.getByRole('button', { name: new RegExp(`^Move qu-${questionIds[0]},`) }),
    'Space',
  )
  for (const key of ['ArrowDown', 'ArrowDown', 'Space']) await page.keyboard.press(key)
  const [first, ...others] = questionIds
  await expect
    .poll(async () => {
      const { parts } = await answerTo(people.Admin, 'GET /exam/admin/Paper/GetPaper', {
        query: { paperId },
      })
      return parts[0]?.questions.map(({ questionId }) => questionId)
    })
    .toEqual([...others, first])
  await page.context().close()
})

const choice = (name: string, key: 'a' | 'b') => `<question type="multichoice">
  <name><text>${name}</text></name>
  <questiontext format="html"><text><![CDATA[<p>${name} is asked by keys.</p>]]></text></questiontext>
  <single>true</single>
  <answer fraction="${key === 'a' ? 100 : 0}"><text>The one of ${name}</text></answer>
  <answer fraction="${key === 'b' ? 100 : 0}"><text>The other of ${name}</text></answer>
</question>`

test('a Moodle file is read, chosen from, applied and taken back by keys alone', async () => {
  const found = async () => {
    const query = { search: '"is asked by keys"', pageNo: 1, pageSize: 10 }
    const { questions } = await answerTo(people.Admin, listCall, { query })
    return questions.map(({ summary, state }) => [summary, state])
  }
  const page = await openAs(people.Admin)
  await page.goto('/question-bank/question-admin?view=import')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('table', { name: 'Imports' }).waitFor()
  await tabTo(page, page.getByLabel('File of questions'))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({
    ...{ name: 'by-keys.xml', mimeType: 'text/xml' },
    buffer: Buffer.from(`<quiz>${choice('Topaz', 'a')}${choice('Beryl', 'b')}</quiz>`),
  })
  await pressByKeys(page, page.getByRole('button', { name: 'Read the file' }))
  await page.getByText('2 items chosen').first().waitFor()
  await pressByKeys(page, page.getByRole('checkbox', { name: /^Take item \d+, Topaz/ }), 'Space')
  await page.getByText('1 item chosen').first().waitFor()
  expect(await found()).toEqual([])
  const confirm = async (action: string, dialog: RegExp) => {
    await pressByKeys(page, page.getByRole('button', { name: action, exact: true }))
    const asked = page.getByRole('alertdialog', { name: dialog })
    await pressByKeys(page, asked.getByRole('button', { name: action, exact: true }))
    await asked.waitFor({ state: 'detached' })
  }
  await confirm('Apply', /^Apply 1 item/)
  await page.getByText('The import is applied').waitFor()
  expect(await found()).toEqual([[expect.stringContaining('Beryl is asked by keys.'), 'draft']])
  await confirm('Undo import', /^Undo 1 item/)
  await page.getByText('The import is undone').waitFor()
  expect(await found()).toEqual([])
  await page.context().close()
})

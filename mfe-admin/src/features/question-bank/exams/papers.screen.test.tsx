import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { expect, it } from 'vitest'
import { exportCall } from '../interchange/interchange.queries.ts'
import { makeQuestionRow } from '../questions.testing.ts'
import ExamsScreen from './exams.screen.tsx'
import { foundCall } from './found-questions.ts'
import {
  paperCall,
  papersCall,
  questionsCall,
  savePaperCall,
  savePartCall,
  stateCall,
} from './papers.queries.ts'
import { listed, paper, physics } from './papers.testing.ts'

const path = '/question-bank/question-admin/create_~_edit-exam'
const partsCall = 'GET /Subject/SectionNumber/:id'

const open = (calls: FakeCalls = {}, search = '') =>
  renderScreen(<ExamsScreen />, {
    role: 'Admin',
    path: `${path}${search}`,
    calls: {
      [papersCall]: [
        listed(),
        listed({ paperId: 8, title: '2025 style', state: 'published', parts: [] }),
      ],
      [paperCall]: paper(),
      'GET /Subject/AdmissionTest': [{ id: 1, name: 'ESAT' }],
      [partsCall]: [
        { id: 12, sectionNo: 'Physics' },
        { id: 13, sectionNo: 'Chemistry' },
      ],
      ...calls,
    },
  })
const openPaper = (calls: FakeCalls = {}) => open(calls, '?paper=7')
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const refusal = (status: number, message: string, errors = [{ path: 'body', message }]) =>
  new ApiError({ status, message, serverMessage: message, errors })

it('lists papers with their state, questions and holes, and filters by the address', async () => {
  const { user, network, container } = open()
  const row = (await screen.findByRole('link', { name: 'ESAT Mock 5' })).closest('tr')
  expect(row).toHaveTextContent(/Draft.*Physics.*2 of 4.*2/)
  await expectNoAxeViolations(container)
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Withdrawn')
  network.answer({ [papersCall]: [] })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Mocks')
  expect(await screen.findByText('No paper fits')).toBeVisible()
  expect(network.requestsOf(papersCall).at(-1)?.query).toEqual({
    state: 'withdrawn',
    paperType: '2',
  })
  network.answer({ [papersCall]: [listed()] })
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByRole('link', { name: 'ESAT Mock 5' })).toBeVisible()
})

it('makes a paper, keeps what was typed where there is such a one, and opens it', async () => {
  const message = 'The test has such a paper already'
  const { user, network } = open({
    [papersCall]: [],
    [savePaperCall]: refusal(409, message, [{ path: 'body.mockPaperNumber', message }]),
  })
  expect(await screen.findByText('No paper yet')).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'New paper' })[0] ?? document.body)
  const form = await dialog('New paper')
  const test = await form.findByRole('combobox', { name: 'Admission test' })
  const number = form.getByRole('spinbutton', { name: 'Mock paper number' })
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(test).toHaveAccessibleDescription(/Please select an admission test/)
  expect(number).toHaveAccessibleDescription(/Enter a mock paper number/)
  await user.selectOptions(test, 'ESAT')
  await user.type(number, '5')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(number).toHaveAccessibleDescription(new RegExp(message)))
  expect(number).toHaveValue(5)
  network.answer({ [savePaperCall]: { id: 7 } })
  await user.type(number, '1')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'ESAT Mock 5' })).toBeVisible()
  expect(network.requestsOf(savePaperCall).at(-1)?.body).toEqual({
    ...{ admissionTestId: 1, paperType: 2, year: null, mockPaperNumber: 51, isOlder: false },
  })
})

it('shows a paper with its questions in order, and names holes and drafts', async () => {
  const { container } = openPaper()
  const list = within(await screen.findByRole('group', { name: 'Questions of Physics' }))
  expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^1.*Question 101.*qu-101/),
    expect.stringMatching(/^2.*Question 102.*qu-102.*Draft/),
    expect.stringMatching(/^3.*Question 103/),
  ])
  expect(
    screen.getByText('Physics: There is no question at number 4. Number 2, qu-102, is a draft.'),
  ).toBeVisible()
  expect(screen.getByText(/^40 minutes · No calculator · Nothing off/)).toBeVisible()
  await expectNoAxeViolations(container)
})

it('puts questions in order by keys, each save by what the one before left', async () => {
  const { user, network } = openPaper({ [questionsCall]: undefined })
  const handle = await screen.findByRole('button', { name: /^Move qu-103/ })
  handle.focus()
  await user.keyboard(' {ArrowUp} ')
  await waitFor(() =>
    expect(network.requestsOf(questionsCall).map(({ body }) => body)).toEqual([
      { examSectionId: 51, questionIds: [101, 103, 102], before: [101, 102, 103] },
    ]),
  )
})

it('says that somebody has changed a part meanwhile, and reads it again', async () => {
  const message = 'Somebody has changed the questions of this part meanwhile.'
  const { user, network } = openPaper({ [questionsCall]: refusal(409, message) })
  const handle = await screen.findByRole('button', { name: /^Move qu-103/ })
  const reads = network.requestsOf(paperCall).length
  handle.focus()
  await user.keyboard(' {ArrowUp} ')
  expect(await screen.findByText(new RegExp(message))).toBeVisible()
  await waitFor(() => expect(network.requestsOf(paperCall).length).toBeGreaterThan(reads))
})

it('takes a question out, with a way back', async () => {
  const { user, network } = openPaper({ [questionsCall]: undefined })
  await user.click(await screen.findByRole('button', { name: /^More for qu-102/ }))
  const out = await screen.findByRole('menuitem', { name: 'Take out' })
  expect(screen.getByRole('menuitem', { name: 'Open in editor' })).toHaveAttribute(
    'href',
    '/question-bank/question-admin/edit-question/qu-102',
  )
  network.answer({ [paperCall]: paper({ parts: [{ ...physics, questions: [] }] }) })
  await user.click(out)
  expect(await screen.findByText('qu-102 is taken out.')).toBeVisible()
  expect(await screen.findByText('No question yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(network.requestsOf(questionsCall).map(({ body }) => body)).toMatchObject([
      { questionIds: [101, 103] },
      { questionIds: [101, 102, 103] },
    ]),
  )
})

it('adds questions that are found, and one by its number', async () => {
  const found = makeQuestionRow({ id: 104, key: 'physics.104', filedUnder: 'Physics, Motion' })
  const { user, network } = openPaper({
    [questionsCall]: undefined,
    [foundCall]: { questions: [found], totalCount: 1 },
  })
  await user.click(await screen.findByRole('button', { name: 'Add questions to Physics' }))
  const asked = await dialog('Add questions to Physics')
  await user.click(await asked.findByRole('button', { name: 'Add qu-104' }))
  expect(await screen.findByText('qu-104 is added.')).toBeVisible()
  expect(network.requestsOf(questionsCall)[0]?.body).toMatchObject({
    questionIds: [101, 102, 103, 104],
  })
  const number = asked.getByRole('textbox', { name: 'Number of a question' })
  await user.type(number, 'forces{Enter}')
  expect(number).toHaveAccessibleDescription(/Enter a number, as 42 or qu-42/)
  await user.clear(number)
  await user.type(number, '101{Enter}')
  expect(number).toHaveAccessibleDescription(/It is in this part already/)
  network.answer({ [questionsCall]: refusal(422, 'There is no question qu-999.') })
  await user.clear(number)
  await user.type(number, 'qu-999{Enter}')
  expect(await asked.findByRole('alert')).toHaveTextContent('There is no question qu-999.')
  expect(number).toHaveValue('qu-999')
})

it('changes a part, with scaled scores as a spreadsheet has them', async () => {
  const { user, network } = openPaper({ [savePartCall]: { id: 51 } })
  await user.click(await screen.findByRole('button', { name: 'Edit Physics' }))
  const form = await dialog('Edit Physics')
  const scores = await form.findByRole('textbox', { name: /^Scaled scores/ })
  await user.click(scores)
  await user.paste('Raw\tScaled\n0\t1\n1\t2\n2\t1.5')
  expect(scores).toHaveAccessibleDescription(/The score falls at the raw mark 2/)
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(network.requestsOf(savePartCall)).toEqual([])
  await user.clear(scores)
  await user.paste('0\t1\n1\t2\n2\t3\n3\t4\n4\t9')
  expect(scores).toHaveAccessibleDescription(/raw marks 0 to 4: from 1 to 9/)
  await user.type(form.getByRole('textbox', { name: /^Where the scores are from/ }), 'The board')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(network.requestsOf(savePartCall)[0]?.body).toEqual({
      ...{ id: 51, paperId: 7, sectionId: 12, minutes: 40, allowsCalculator: false, penalty: 0 },
      ...{ planned: 4, conversion: { source: 'The board', points: [1, 2, 3, 4, 9] } },
    }),
  )
})

it('adds a part that the paper does not have', async () => {
  const { user, network } = openPaper({ [savePartCall]: { id: 52 } })
  await user.click(await screen.findByRole('button', { name: 'Add a part' }))
  const form = await dialog('New part of the paper')
  const part = await form.findByRole('combobox', { name: 'Part of the test' })
  await waitFor(() => expect(within(part).getByRole('option', { name: 'Chemistry' })).toBeVisible())
  expect(within(part).queryByRole('option', { name: 'Physics' })).toBeNull()
  await user.selectOptions(part, 'Chemistry')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(network.requestsOf(savePartCall)[0]?.body).toMatchObject({
      ...{ paperId: 7, sectionId: 13, minutes: 40, planned: 27, conversion: null },
    }),
  )
})

it('is not published with holes, and says which', async () => {
  const message = 'Physics has no live question at 2 (qu-102 is a draft), 4.'
  const { user, network } = openPaper({ [stateCall]: refusal(422, message) })
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  const asked = within(await screen.findByRole('alertdialog'))
  await user.click(asked.getByRole('button', { name: 'Publish' }))
  expect(await asked.findByText(message)).toBeVisible()
  network.answer({ [stateCall]: undefined, [paperCall]: paper({ state: 'published' }) })
  await user.click(asked.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('ESAT Mock 5 is published.')).toBeVisible()
  expect(network.requestsOf(stateCall).at(-1)?.body).toEqual({ paperId: 7, state: 'published' })
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeVisible()
})

it.each([
  ['draft', false, ['Publish']],
  ['published', false, ['Back to draft', 'Withdraw']],
  ['published', true, ['Withdraw']],
  ['withdrawn', true, ['Publish']],
] as const)('a %s paper, sat: %s, can be put to %j', async (state, isSat, labels) => {
  openPaper({ [paperCall]: paper({ state, isSat }) })
  await screen.findByRole('heading', { level: 1, name: 'ESAT Mock 5' })
  const all = ['Back to draft', 'Publish', 'Withdraw']
  expect(all.filter((name) => screen.queryByRole('button', { name }) !== null)).toEqual(labels)
})

it('says so where there is no such paper', async () => {
  openPaper({ [paperCall]: refusal(404, 'The paper was not found.') })
  expect(await screen.findByText('The paper could not be loaded')).toBeVisible()
})

it('its questions are written into a file for other systems', async () => {
  const { user, network, address } = openPaper({
    [exportCall]: { exportId: '00000000-0000-4000-8000-000000000009' },
  })
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  await waitFor(() => expect(address()).toBe('/question-bank/question-admin?view=export'))
  expect(network.requestsOf(exportCall)[0]?.body).toEqual({ format: 'moodle', paperId: 7 })
})

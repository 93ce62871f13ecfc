import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, expect, it } from 'vitest'
import { lookups, previewAnswer } from './calls.testing.ts'
import CreateQuestionScreen from './create-question.screen.tsx'
import { refusal } from './edit-question.testing.tsx'
import { createCall } from './questions.queries.ts'

beforeEach(() => {
  fakeDate('2026-11-28T10:00:00Z')
  sessionStorage.clear()
})

const create = (more: FakeCalls = {}) =>
  renderScreen(<CreateQuestionScreen />, {
    ...{ role: 'Admin', route: '/question-bank/question-admin/create-question' },
    path: '/question-bank/question-admin/create-question',
    calls: { [createCall]: { id: 77, version: 1 }, ...previewAnswer, ...lookups, ...more },
  })

/** An equation question: the fewest editors. */
const typed = async (more: FakeCalls = {}) => {
  const shown = create(more)
  const type = await screen.findByRole('combobox', { name: 'Question type' })
  await shown.user.selectOptions(type, 'Equation Response')
  return shown
}

it('asks for the type first, and shows what that type has', async () => {
  const { user } = await typed()
  expect(screen.getByRole('textbox', { name: 'Expected value' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add Answer/Passage' })).toBeNull()
  await expectNoAxeViolations()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Question type' }), 'MCQ')
  expect(screen.getAllByRole('region', { name: /^Answer [A-D]$/ })).toHaveLength(4)
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Question type' }),
    'Essay Response',
  )
  await user.click(screen.getByRole('button', { name: 'Add criterion' }))
  expect(await screen.findByRole('textbox', { name: 'Criterion 1' })).toBeVisible()
})

it('saves a draft that lacks something, with its filings, and goes on with it', async () => {
  const { user, network, address } = await typed()
  await user.click(screen.getByRole('button', { name: 'Add Assignment' }))
  const filing = within(screen.getByRole('region', { name: 'New assignment 1' }))
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await filing.findByText('Please select a question location')).toBeVisible()
  expect(network.requestsOf(createCall)).toEqual([])
  const choose = (field: string, option: string) =>
    user.selectOptions(filing.getByRole('combobox', { name: field }), option)
  await choose('Question Location', 'Revise')
  await filing.findByRole('option', { name: 'ESAT' })
  await choose('Admission Test', 'ESAT')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText('Question 77 is saved as a draft.')).toBeVisible()
  expect(address()).toBe('/question-bank/question-admin/edit-question/qu-77')
  expect(network.requestsOf(createCall)[0]?.body).toMatchObject({
    ...{ questionType: 4, difficulty: 3, isPublished: false, answers: [], text: '' },
    questionAssignments: [{ questionLocation: 1, admissiontestId: 1, sectionId: null }],
  })
})

it('publishes nothing that lacks something, and says all of it', async () => {
  const { user, network } = await typed()
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  const problems = within(await screen.findByRole('alert'))
  // In the order of the fields.
  expect(problems.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Write the text of the question',
    'Give the expected value',
  ])
  expect(network.requestsOf(createCall)).toEqual([])
})

it('Enter in a field publishes nothing', async () => {
  const { user, network } = await typed()
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'halves{Enter}')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText('Question 77 is saved as a draft.')).toBeVisible()
  expect(network.requestsOf(createCall).map(({ body }) => body)).toEqual([
    expect.objectContaining({ isPublished: false, key: 'halves' }),
  ])
})

it('says of a failure other words where no answer came', async () => {
  const { user } = await typed({ [createCall]: refusal(0) })
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText('Something went wrong')).toBeVisible()
})

it('tries an answer by what is typed, as it will be marked', async () => {
  const call = 'POST /question/admin/Question/Preview'
  const { user, network } = await typed()
  await user.type(screen.getByRole('textbox', { name: 'Expected value' }), '3.14')
  await user.type(screen.getByRole('textbox', { name: /^Try an answer/ }), '3.15')
  expect(await screen.findByText('Right')).toBeVisible()
  await waitFor(() =>
    expect(network.requestsOf(call).map(({ body }) => body)).toContainEqual(
      expect.objectContaining({
        ...{ tried: '3.15', questionType: 4 },
        marking: { kind: 'equation', expected: '3.14', variables: [] },
      }),
    ),
  )
})

import {
  type FakeCalls,
  fakeDate,
  renderScreen,
  says,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, expect, it } from 'vitest'
import { lookups } from '../calls.testing.ts'
import { refusal } from '../edit-question.testing.tsx'
import { fileCall, unfileCall } from '../questions.queries.ts'
import { makeEditedQuestion, makeFiling } from '../questions.testing.ts'
import { FilingsCard } from './filings-card.tsx'

beforeEach(() => {
  fakeDate('2026-11-28T10:00:00Z')
  sessionStorage.clear()
})

const question = makeEditedQuestion({ questionAssignments: [makeFiling({ subTopicId: 9 })] })
const filings = (more: FakeCalls = {}) =>
  renderScreen(<FilingsCard question={question} />, {
    ...{ role: 'Admin', calls: { ...lookups, ...more } },
  })
const press = (name: string) => screen.getByRole('button', { name })

it('one is taken away after a question, and back by Undo', async () => {
  const { user, network } = filings({
    [unfileCall]: says('Assignment removed. It was the last.', undefined),
    [fileCall]: { success: true, questionAssignments: [] },
  })
  await user.click(await screen.findByRole('button', { name: 'Delete assignment 1' }))
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Are you sure you want to delete this assignment?',
  })
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Assignment removed. It was the last.')).toBeVisible()
  expect(network.requestsOf(unfileCall)[0]?.body).toEqual({
    ...{ questionId: 42, questionAssignmentIds: [7] },
  })
  await user.click(press('Undo'))
  await waitFor(() => expect(network.requestsOf(fileCall)).toHaveLength(1))
  expect(network.requestsOf(fileCall)[0]?.body).toMatchObject({
    questionAssignments: [{ questionLocation: 1, admissiontestId: 1, topicId: 4, subTopicId: 9 }],
  })
})

it('a failed removal says other words where the server says nothing', async () => {
  const { user } = filings({ [unfileCall]: refusal(0) })
  await user.click(await screen.findByRole('button', { name: 'Delete assignment 1' }))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Something went wrong')).toBeVisible()
})

it('new ones follow from location, test and paper, and are sent with nulls', async () => {
  const { user, network } = filings({
    [fileCall]: { success: true, questionAssignments: [] },
  })
  await user.click(await screen.findByRole('button', { name: 'Add Assignment' }))
  const form = within(screen.getByRole('region', { name: 'New assignment 1' }))
  const choose = async (field: string, option: string) =>
    await user.selectOptions(form.getByRole('combobox', { name: field }), option)
  await user.click(press('Update Assignments'))
  expect(
    (await form.findAllByText('Please select a question location', { exact: false }))[0],
  ).toBeVisible()
  await choose('Question Location', 'Simulate')
  await user.click(press('Update Assignments'))
  expect(await form.findByText('Please select an admission test')).toBeVisible()
  expect(form.getByRole('combobox', { name: 'Paper Type' })).toBeDisabled()
  await form.findByRole('option', { name: 'A long admissions test ...' })
  await choose('Admission Test', 'ESAT')
  await choose('Paper Type', 'Past Paper')
  expect(form.getByRole('combobox', { name: 'Exam Section Number' })).toBeDisabled()
  const years = within(form.getByRole('combobox', { name: 'Year' })).getAllByRole('option')
  expect(years.map((each) => each.textContent).slice(1, 2)).toEqual(['2025'])
  expect(years.at(-1)).toHaveTextContent('1998')
  await choose('Year', '2024')
  await form.findByRole('option', { name: 'Part A' })
  await choose('Exam Section Number', 'Part A')
  await choose('Subject', 'Mechanics (Physics)')
  await user.click(press('Update Assignments'))
  expect(await screen.findByText('Assignments Added Successfully')).toBeVisible()
  expect(network.requestsOf(fileCall)[0]?.body).toEqual({
    questionId: 42,
    questionAssignments: [
      {
        ...{ questionLocation: 2, admissiontestId: 1, sectionId: null, subjectId: 3 },
        ...{ topicId: null, paperType: 1, year: 2024, mockpapernumber: null },
        ...{ examSectionId: 5, paperQuestion: null, paperLink: null, examId: null },
      },
    ],
  })
  expect(screen.queryByRole('button', { name: 'Update Assignments' })).toBeNull()
})

it('asks for exam sections once the number has rested, and leads to where one is made', async () => {
  const sections = 'GET /exam/admin/ExamSection/GetExamSectionByFilterLatestAsync'
  const { user, network } = filings({ [sections]: [] })
  await user.click(await screen.findByRole('button', { name: 'Add Assignment' }))
  const form = within(screen.getByRole('region', { name: 'New assignment 1' }))
  await user.selectOptions(form.getByRole('combobox', { name: 'Question Location' }), 'Simulate')
  await form.findByRole('option', { name: 'ESAT' })
  await user.selectOptions(form.getByRole('combobox', { name: 'Admission Test' }), 'ESAT')
  await user.selectOptions(form.getByRole('combobox', { name: 'Paper Type' }), 'Mock Paper')
  await user.type(form.getByRole('spinbutton', { name: 'Mock Paper Number' }), '12')
  expect(await form.findByRole('link', { name: 'Make an exam section' })).toHaveAttribute(
    'href',
    '/question-bank/question-admin/create_~_edit-exam',
  )
  expect(network.requestsOf(sections).map(({ query }) => query)).toEqual([
    { Admissiontestid: '1', Papertype: '2', MockPaperNumber: '12' },
  ])
})

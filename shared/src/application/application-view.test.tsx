import { ApiError } from '@portal/shared/api'
import { expectNoAxeViolations, renderScreen, screen, testUid } from '@portal/shared/testing'
import { expect, it } from 'vitest'
import { type Application, ApplicationView, applicationCall } from './index.ts'

const application: Application = {
  choices: [
    {
      id: testUid(1),
      version: 1,
      position: 1,
      university: 'U'.repeat(200),
      course: 'Engineering',
      courseCode: 'H100',
      offer: 'conditional',
      conditions: 'A*A*A',
    },
  ],
  registrations: [
    {
      id: testUid(2),
      version: 1,
      testName: 'ESAT',
      admissionTestId: 1,
      sitsOn: '2027-10-12',
      centre: 'School',
      state: 'result in',
      result: '6.2',
    },
    {
      id: testUid(3),
      version: 1,
      testName: 'ESAT',
      admissionTestId: 1,
      sitsOn: null,
      centre: '',
      state: 'planned',
      result: '',
    },
  ],
  statementStatus: null,
}

const render = (answer: Application | ApiError) =>
  renderScreen(
    <>
      <h1>Student</h1>
      <ApplicationView studentId={testUid(9)} />
    </>,
    { role: 'Tutor', calls: { [applicationCall]: answer } },
  )

it('shows courses with their offers, and tests with dates and results', async () => {
  const { network } = render(application)
  expect(await screen.findByText('Conditional offer')).toBeVisible()
  expect(screen.getByText('Engineering (H100)')).toBeVisible()
  expect(screen.getByText('A*A*A')).toBeVisible()
  expect(screen.getByText('12 Oct 2027 · School')).toBeVisible()
  expect(screen.getByText('6.2')).toBeVisible()
  expect(screen.getByText('Planned')).toBeVisible()
  expect(screen.queryByText(/Personal statement/)).toBeNull()
  expect(network.requestsOf(applicationCall)[0]?.query).toEqual({ studentId: testUid(9) })
  await expectNoAxeViolations()
})

it('shows the statement where something is known of one', async () => {
  render({ ...application, statementStatus: 'Draft' })
  expect(await screen.findByText('Personal statement: Draft')).toBeVisible()
})

it('says what is not there yet, and what failed', async () => {
  render({ choices: [], registrations: [], statementStatus: null })
  expect(await screen.findByText('No courses yet')).toBeVisible()
  expect(screen.getByText('No tests yet')).toBeVisible()
})

it('fails in words', async () => {
  render(new ApiError({ status: 404, message: 'The record was not found.' }))
  expect(await screen.findByText('The application could not be loaded')).toBeVisible()
})

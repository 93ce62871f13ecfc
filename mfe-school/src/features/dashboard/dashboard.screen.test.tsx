import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  makeStudentRow,
  renderScreen,
  savedFiles,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { expect, test } from 'vitest'
import DashboardScreen from './dashboard.screen.tsx'

const summaryCall = 'GET /Dashboard/School/Dashboard/GetSchoolSummary'
const studentsCall = 'GET /Dashboard/School/Dashboard/GetSchoolStudents'
const trendCall = 'GET /Dashboard/School/Dashboard/GetTrend'
const pdfCall = 'GET /Dashboard/School/Dashboard/GetSchoolPdf'
const logoCall = 'GET /user/school/AuditDashboard/SchoolLogo'
const ashdown = { id: testUid(31), name: 'Ashdown College' }
const birch = { id: testUid(32), name: 'Birchfield School' }

const me = (schools: (typeof ashdown)[]) => ({
  id: testUid(30),
  firstName: 'Grace',
  lastName: 'Obi',
  email: 'school@portal.test',
  role: 'School Manager' as const,
  timeZone: 'Europe/London',
  hasPicture: false,
  schools,
})

const summary = (name: string) => ({
  schoolId: ashdown.id,
  name,
  students: 14,
  lights: { green: 9, orange: 3, red: 2 },
  hoursDelivered: 310.5,
  hoursThisMonth: 22,
  attendance: 94,
  openAlerts: 2,
  accuracy: [{ weekStart: '2027-02-22', answered: 40, correct: 30 }],
  parts: [{ sectionId: 2, sectionNo: 'Mathematics 1', students: 9, averageReadiness: 57 }],
  yearGroups: [
    { yearGroup: 12, students: 5 },
    { yearGroup: 13, students: 9 },
  ],
  announcements: [],
})

const term = (at: number, name: string) => ({
  ...{ id: testUid(40 + at), name, startsOn: '2027-01-04', endsOn: '2027-03-25' },
  ...{ students: 13 + at, hours: 40.5 + at, attendance: 90 + at, mastery: 61.4 },
  ...{ simulations: null, simulationsSat: 0 },
})
const trend = {
  terms: [term(0, 'Autumn 2026'), term(1, 'Spring 2027')],
  subjects: ['Mathematics', 'Physics'],
}

const open = (calls: FakeCalls = {}, address = '/') =>
  renderScreen(<DashboardScreen />, {
    role: 'School Manager',
    path: address,
    claims: { schools: [ashdown.id] },
    calls: {
      'GET /User/Account/GetMe': me([ashdown]),
      [summaryCall]: summary(ashdown.name),
      [studentsCall]: {
        students: [{ ...makeStudentRow(), hours: {}, hoursDelivered: 31.5, attendance: 94 }],
        totalCount: 1,
      },
      [trendCall]: trend,
      ...calls,
    },
  })

test('shows the school by name with its figures and students', async () => {
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Ashdown College' })).toBeVisible()
  expect(await screen.findAllByText('94%')).toHaveLength(2)
  expect(screen.getByText('9 active within 6 days')).toBeVisible()
  expect(await screen.findByRole('row', { name: /Maya Clarke/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /Maya Clarke/ })).toHaveAttribute(
    ...['href', `/school-dashboard/${makeStudentRow().studentId}`],
  )
  expect(screen.queryByRole('combobox', { name: 'School' })).toBeNull()
  await expectNoAxeViolations()
})

test('switches between two schools and filters by year group', async () => {
  const { user, network } = renderScreen(<DashboardScreen />, {
    role: 'School Manager',
    claims: { schools: [ashdown.id, birch.id] },
    calls: {
      'GET /User/Account/GetMe': me([ashdown, birch]),
      [summaryCall]: ({ query }) =>
        summary(query.schoolId === birch.id ? birch.name : ashdown.name),
      [studentsCall]: { students: [], totalCount: 0 },
      [trendCall]: trend,
    },
  })
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'School' }),
    'Birchfield School',
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Birchfield School' })).toBeVisible()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Year group' }), 'Year 13')
  await waitFor(() =>
    expect(network.requestsOf(studentsCall).at(-1)?.query).toMatchObject({
      schoolId: birch.id,
      yearGroup: '13',
    }),
  )
})

test('says what will be here for a manager without a school', async () => {
  renderScreen(<DashboardScreen />, { role: 'School Manager' })
  expect(await screen.findByText('No school is linked to this account yet')).toBeVisible()
})

test('opens the logo of the school that is shown, and closes it', async () => {
  const { user, network } = renderScreen(<DashboardScreen />, {
    role: 'School Manager',
    claims: { schools: [ashdown.id] },
    calls: {
      'GET /User/Account/GetMe': me([ashdown]),
      [summaryCall]: summary(ashdown.name),
      [studentsCall]: { students: [], totalCount: 0 },
      [trendCall]: trend,
      [logoCall]: { ...ashdown, logoFilePath: null },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'School logo' }))
  expect(await screen.findByRole('dialog', { name: 'School logo' })).toBeVisible()
  expect(await screen.findByLabelText('Choose a logo')).toBeEnabled()
  expect(network.requestsOf(logoCall).at(-1)?.query).toEqual({ schoolId: ashdown.id })
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('draws the terms as charts with tables, by year group and subject in the address', async () => {
  const { user, network, address } = open()
  const card = within(await screen.findByRole('region', { name: 'Over the terms' }))
  expect(await card.findByRole('img', { name: /^Attendance, right answers/ })).toBeVisible()
  const [asTable] = card.getAllByRole('button', { name: 'Show as table' })
  if (asTable) await user.click(asTable)
  expect(card.getByRole('row', { name: 'Spring 2027 91% 61% –' })).toBeVisible()
  await user.selectOptions(card.getByLabelText('Year group of the trend'), 'Year 12')
  await user.selectOptions(card.getByLabelText('Subject'), 'Physics')
  await waitFor(() =>
    expect(network.requestsOf(trendCall).at(-1)?.query).toEqual({
      ...{ schoolId: ashdown.id, yearGroup: '12', subject: 'Physics' },
    }),
  )
  expect(address()).toContain('trendYear=12')
  expect(address()).toContain('trendSubject=Physics')
  await expectNoAxeViolations()
})

test.each([
  ['without a term', [], 'No term has begun yet'],
  [
    'without students',
    trend.terms.map((one) => ({ ...one, students: 0, hours: 0 })),
    'Nothing in these terms yet',
  ],
])('says what comes to a school %s', async (_, terms, text) => {
  open({ [trendCall]: { terms, subjects: [] }, [studentsCall]: { students: [], totalCount: 0 } })
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByText('Students appear here once they are linked to the school.')).toBeVisible()
})

test('keeps the rest when the trend fails', async () => {
  open({ [trendCall]: new ApiError({ status: 400, message: 'No.' }) })
  expect(await screen.findByText('The trend could not be loaded')).toBeVisible()
  expect(screen.getByText('9 active within 6 days')).toBeVisible()
})

test('saves the students that fit as a PDF, and says why not when they are too many', async () => {
  const saved = savedFiles()
  const message =
    '501 students are more than the 500 that a PDF holds. Take the CSV, or filter them.'
  const { user, network } = open({ [pdfCall]: new Blob(['%PDF']) }, '/?light=red&year=13')
  await user.click(await screen.findByRole('button', { name: 'Students as PDF' }))
  await waitFor(() => expect(saved).toEqual(['students.pdf']))
  expect(network.requestsOf(pdfCall)[0]?.query).toMatchObject({
    ...{ schoolId: ashdown.id, light: 'red', yearGroup: '13' },
  })
  network.answer({ [pdfCall]: new ApiError({ status: 422, message, serverMessage: message }) })
  await user.click(screen.getByRole('button', { name: 'Students as PDF' }))
  expect(await screen.findByText(message)).toBeVisible()
})

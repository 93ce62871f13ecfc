import {
  expectNoAxeViolations,
  makeStudentRow,
  renderScreen,
  screen,
  testUid,
  waitFor,
} from '@portal/shared/testing'
import { expect, test } from 'vitest'
import DashboardScreen from './dashboard.screen.tsx'

const summaryCall = 'GET /Dashboard/School/Dashboard/GetSchoolSummary'
const studentsCall = 'GET /Dashboard/School/Dashboard/GetSchoolStudents'
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

test('shows the school by name with its figures and students', async () => {
  renderScreen(<DashboardScreen />, {
    role: 'School Manager',
    claims: { schools: [ashdown.id] },
    calls: {
      'GET /User/Account/GetMe': me([ashdown]),
      [summaryCall]: summary(ashdown.name),
      [studentsCall]: { students: [makeStudentRow()], totalCount: 1 },
    },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Ashdown College' })).toBeVisible()
  expect(await screen.findByText('94%')).toBeVisible()
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

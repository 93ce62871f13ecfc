import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  makeStudentRow,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { describe, expect, it, vi } from 'vitest'
import AuditScreen from './audit.screen.tsx'
import { whyInWords } from './audit.words.ts'

const studentsCall = 'GET /user/admin/AuditDashboard/GetStudents'
const lightsCall = 'GET /user/admin/AuditDashboard/GetLights'
const lightCall = 'GET /user/admin/AuditDashboard/GetLight'
const snoozeCall = 'POST /user/admin/AuditDashboard/Snooze'
const endCall = 'POST /user/admin/AuditDashboard/EndSnooze'
const path = '/audit-dashboard'

const maya = makeStudentRow({
  lastActivity: { at: '2026-12-11T10:00:00Z', kind: 'tuition', days: 8, light: 'orange' },
})
const theo = makeStudentRow({
  ...{ studentId: testUid(2), fullName: 'Theo Abel', snoozedUntil: '2027-01-20' },
})
const light = {
  ...{ studentId: maya.studentId, fullName: 'Maya Clarke', email: 'maya@portal.test' },
  ...{ light: 'orange' as const, days: 8, lastActivity: '2026-12-11T10:00:00Z' },
  ...{ countedFrom: '2026-12-11', today: '2027-01-04', holidayDays: 16, threshold: 7 },
  byKind: [
    { kind: 'tuition' as const, at: '2026-12-11T10:00:00Z' },
    { kind: 'learn' as const, at: null },
  ],
  holidays: [{ name: 'Christmas', from: '2026-12-19', to: '2027-01-03' }],
  ...{ snooze: null, snoozedBefore: null },
  nextStep: { text: 'Raise a concern about Maya', path: `/alerts?raise=${maya.studentId}` },
}
const snooze = {
  ...{ until: '2027-01-20', reason: 'Exams at school.' },
  ...{ madeAt: '2027-01-02T10:00:00Z', madeBy: 'Ada Min' },
}

const open = (calls: FakeCalls = {}, address = path) =>
  renderScreen(<AuditScreen />, {
    role: 'Admin',
    path: address,
    route: path,
    calls: {
      [studentsCall]: { students: [maya, theo], totalCount: 2 },
      [lightsCall]: {
        ...{ lights: { green: 41, orange: 8, red: 11 }, snoozed: 1 },
        programmes: ['Half Blue', 'Premium'],
      },
      [lightCall]: light,
      ...calls,
    },
  })

describe('the audit dashboard', () => {
  it('counts the lights, each leading to its students, and lists all of them', async () => {
    open()
    expect(await screen.findByRole('link', { name: '11 not for 10 days or more' })).toHaveAttribute(
      'href',
      '/audit-dashboard?activity=red&snoozed=no',
    )
    expect(screen.getByRole('link', { name: '1 set aside, not counted' })).toHaveAttribute(
      'href',
      '/audit-dashboard?snoozed=yes',
    )
    expect(screen.getByRole('link', { name: /Terms and holidays/ })).toHaveAttribute(
      'href',
      '/?tab=calendar',
    )
    const row = within(await screen.findByRole('row', { name: /Theo Abel/ }))
    expect(row.getByText('Until 20 Jan 2027')).toBeVisible()
    expect(row.getByRole('link', { name: /Theo Abel/ })).toHaveAttribute(
      'href',
      `/audit-dashboard/${theo.studentId}`,
    )
    await expectNoAxeViolations()
  })

  it('is filtered by light, programme and what is set aside, with all of it in the address', async () => {
    const { user, network, address } = open()
    await screen.findByRole('row', { name: /Maya Clarke/ })
    await user.selectOptions(await screen.findByLabelText('Programme'), 'Premium')
    await user.selectOptions(screen.getByLabelText('Set aside'), 'Not set aside')
    await user.click(screen.getByRole('button', { name: '10 days or more' }))
    await waitFor(() =>
      expect(network.requestsOf(studentsCall).at(-1)?.query).toMatchObject({
        ...{ programme: 'Premium', snoozed: 'no', light: 'red' },
      }),
    )
    await waitFor(() => expect(address()).toContain('activity=red'))
    expect(address()).toContain('programme=Premium')
  })

  it('asks for the school and the tutor that the address names', async () => {
    const { network } = open(
      {
        'GET /System/admin/Calendar/FindSchools': { schools: [{ id: testUid(8), name: 'Hill' }] },
        'GET /user/admin/AuditDashboard/FindTutors': {
          tutors: [
            {
              ...{ tutorId: testUid(9), name: 'Tom Hale', email: 'tom@portal.test' },
              ...{ students: 9, capacity: 12, isTakingStudents: true },
            },
          ],
        },
      },
      `${path}?school=${testUid(8)}&tutor=${testUid(9)}`,
    )
    await waitFor(() =>
      expect(network.requestsOf(studentsCall)[0]?.query).toMatchObject({
        ...{ schoolId: testUid(8), tutorId: testUid(9) },
      }),
    )
  })

  it('leads to raising a concern about a student', async () => {
    const { user, address } = open()
    await user.click(await screen.findByRole('button', { name: 'What to do with Maya Clarke' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Raise a concern' }))
    await waitFor(() => expect(address()).toContain(`raise=${maya.studentId}`))
  })

  it('says what failed and what will be there', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { user, network } = open({
      [studentsCall]: new ApiError({ status: 400, message: 'No.' }),
      [lightsCall]: new ApiError({ status: 400, message: 'No.' }),
    })
    expect(await screen.findByText('The lights could not be counted')).toBeVisible()
    expect(await screen.findByText('The students could not be loaded')).toBeVisible()
    network.answer({ [studentsCall]: { students: [], totalCount: 0 } })
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[1] as HTMLElement)
    expect(await screen.findByText('No students yet')).toBeVisible()
  })
})

describe('a light', () => {
  it('is explained in a drawer of its own address: sum, kinds, holidays, next step', async () => {
    const { user, address } = open()
    const row = within(await screen.findByRole('row', { name: /Maya Clarke/ }))
    await user.click(row.getByRole('link', { name: '8 days ago' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Activity of Maya Clarke' }))
    expect(address()).toContain(`light=${maya.studentId}`)
    expect(
      drawer.getByText('8 days since 11 Dec 2026, without 16 days of holidays: orange from 7 days'),
    ).toBeVisible()
    expect(drawer.getByText('Had an hour of tuition')).toBeVisible()
    expect(drawer.getByText('19 Dec 2026 to 3 Jan 2027')).toBeVisible()
    expect(drawer.getByRole('link', { name: 'Raise a concern about Maya' })).toHaveAttribute(
      'href',
      `/alerts?raise=${maya.studentId}`,
    )
    await expectNoAxeViolations()
    await user.click(drawer.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).not.toContain('light=')
  })

  it('is set aside until a day, with a reason', async () => {
    const { user, network } = open({ [snoozeCall]: undefined }, `${path}?light=${maya.studentId}`)
    await user.click(await screen.findByRole('button', { name: 'Set aside' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Set the light of Maya Clarke aside' }),
    )
    await user.click(dialog.getByRole('button', { name: 'Set aside' }))
    expect(await dialog.findByText('Say why, in a few words')).toBeVisible()
    expect(network.requestsOf(snoozeCall)).toHaveLength(0)
    await user.type(dialog.getByLabelText('Why'), 'Exams at school.')
    await user.click(dialog.getByRole('button', { name: 'Set aside' }))
    expect(
      await screen.findByText('The light of Maya Clarke is set aside until 11 Jan 2027.'),
    ).toBeVisible()
    expect(network.requestsOf(snoozeCall)[0]?.body).toEqual({
      ...{ studentId: maya.studentId, until: '2027-01-11', reason: 'Exams at school.' },
    })
  })

  it('says until when it is set aside, and is ended', async () => {
    const { user, network } = open(
      { [lightCall]: { ...light, snooze }, [endCall]: undefined },
      `${path}?light=${maya.studentId}`,
    )
    const drawer = within(await screen.findByRole('dialog'))
    expect(await drawer.findByText('Until 20 Jan 2027')).toBeVisible()
    expect(screen.getByText(/Exams at school\. – Ada Min/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'End now' }))
    expect(await screen.findByText('The light of Maya Clarke counts again.')).toBeVisible()
    expect(network.requestsOf(endCall)[0]?.body).toEqual({ studentId: maya.studentId })
  })

  it('says what ended one before', async () => {
    const before = { ...snooze, endedBy: 'activity' as const }
    open({ [lightCall]: { ...light, snoozedBefore: before } }, `${path}?light=${maya.studentId}`)
    expect(
      await screen.findByText(
        'Before: until 20 Jan 2027, ended by itself when the student did something',
      ),
    ).toBeVisible()
  })

  it('is summed up in words without holidays and without any activity', () => {
    const none = { ...light, holidayDays: 0, lastActivity: null, days: 1, light: 'green' as const }
    expect(whyInWords(none)).toBe(
      '1 day since the programme began on 11 Dec 2026: green up to 6 days',
    )
  })
})

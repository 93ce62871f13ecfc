import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { expect, it } from 'vitest'
import { personInTest } from './people.testing.ts'
import PersonPanel from './person-panel.tsx'

const personCall = 'GET /User/admin/Account/GetPerson'
const updateCall = 'POST /User/admin/Account/Update'
const activeCall = 'POST /User/admin/Account/SetActive'
const dependantsCall = 'GET /User/admin/Account/GetDependants'

const nothing = {
  ...{ students: [], team: [], children: [], hoursAhead: 0, reportsDue: 0 },
  ...{ submissions: 0, openAlerts: 0, balancePence: 0 },
}

const renderPanel = (calls: FakeCalls = {}) =>
  renderScreen(<PersonPanel userId={testUid(1)} onClose={() => undefined} />, {
    role: 'Admin',
    path: '/accounts',
    calls: {
      [personCall]: personInTest(),
      'GET /User/admin/Account/GetSessions': {
        sessions: [
          {
            ...{ id: testUid(5), device: 'Firefox on Windows', address: '10.0.0.1' },
            ...{ createdAt: '2020-01-01T00:00:00Z', lastUsedAt: '2020-01-02T00:00:00Z' },
          },
        ],
      },
      ...calls,
    },
  })

it('shows who somebody is, what the programme opens, and the devices', async () => {
  renderPanel()
  expect(await screen.findByText('From Premium')).toBeVisible()
  expect(screen.getByText('In no booking')).toBeVisible()
  expect(screen.getByText('12, of which 3 unread')).toBeVisible()
  expect(screen.getByRole('link', { name: '5 entries' })).toHaveAttribute(
    'href',
    `/accounts?tab=log&subject=${testUid(1)}`,
  )
  expect(await screen.findByText('Firefox on Windows, 10.0.0.1')).toBeVisible()
  await expectNoAxeViolations()
})

it('sends a password link to whoever has a password, and invites whoever has none', async () => {
  const first = renderPanel({ 'POST /User/admin/Account/SendPasswordLink': undefined })
  await first.user.click(await screen.findByRole('button', { name: 'Send password link' }))
  expect(await screen.findByText('A password link is on its way to ana@portal.test.')).toBeVisible()
  first.unmount()
  const invited = personInTest({ hasPassword: false, state: 'invited' })
  const { user } = renderPanel({
    [personCall]: invited,
    'POST /User/admin/Account/SendInvitation': undefined,
  })
  await user.click(await screen.findByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('An invitation is on its way to ana@portal.test.')).toBeVisible()
})

it('edits a person, and tells by field what somebody else saved meanwhile', async () => {
  const { student: _, ...theirs } = personInTest({ firstName: 'Anna', version: 4 })
  const message = 'The account has been changed by somebody else meanwhile.'
  const data = {
    ...{ by: 'Ben Admin', at: '2020-01-02T00:00:00Z', version: 4, changed: ['firstName'] },
    values: { ...theirs, yearGroup: 12, extraTimePercent: 25 },
  }
  const { user, network } = renderPanel({
    [updateCall]: new ApiError({ status: 409, message, data }),
  })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit Ana Petrova' })
  const phone = await within(dialog).findByRole('textbox', { name: 'Phone' })
  await user.type(phone, '020 7946 0000')
  const email = within(dialog).getByRole('textbox', { name: 'Email' })
  await user.type(email, 'x')
  expect(email).toHaveAccessibleDescription(/ana@portal.test is told/)
  await user.click(within(dialog).getByRole('button', { name: 'Save account' }))
  expect(await within(dialog).findByText(/Ben Admin/)).toBeVisible()
  expect(network.requestsOf(updateCall)[0]?.body).toMatchObject({
    ...{ version: 3, phone: '020 7946 0000', email: 'ana@portal.testx', yearGroup: 12 },
  })
})

it('says before an account is stopped what hangs on it', async () => {
  const { user, network } = renderPanel({
    [dependantsCall]: { ...nothing, hoursAhead: 2, openAlerts: 1 },
    [activeCall]: { version: 4 },
  })
  await user.click(await screen.findByRole('button', { name: 'Stop account' }))
  const dialog = await screen.findByRole('dialog', { name: 'Stop the account of Ana Petrova' })
  expect(await within(dialog).findByText('2 hours booked and still to come')).toBeVisible()
  expect(within(dialog).getByText('1 open alert')).toBeVisible()
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Has left')
  await user.click(within(dialog).getByRole('button', { name: 'Stop account' }))
  await waitFor(() =>
    expect(network.requestsOf(activeCall)[0]?.body).toEqual({
      ...{ userId: testUid(1), version: 3, isActive: false, reason: 'Has left', successors: [] },
    }),
  )
  expect(await screen.findByText('The account of Ana Petrova is stopped.')).toBeVisible()
})

it('asks who takes a tutor’s students over', async () => {
  const students = [{ userId: testUid(8), name: 'Bo' }]
  const { user } = renderPanel({ [dependantsCall]: { ...nothing, students } })
  await user.click(await screen.findByRole('button', { name: 'Stop account' }))
  expect(await screen.findByRole('combobox', { name: 'Who teaches the students' })).toBeVisible()
})

it('gives a student something beside the bookings until a day', async () => {
  const setCall = 'POST /User/admin/Account/SetEntitlement'
  const { user, network } = renderPanel({ [setCall]: { version: 4 } })
  await user.click(await screen.findByRole('button', { name: 'Change Seminars' }))
  const dialog = await screen.findByRole('dialog', { name: 'Seminars' })
  await user.click(await within(dialog).findByRole('radio', { name: 'On' }))
  await user.type(within(dialog).getByRole('textbox', { name: 'Last day' }), '01/09/2090')
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'A trial')
  await user.click(within(dialog).getByRole('button', { name: 'Set' }))
  await waitFor(() =>
    expect(network.requestsOf(setCall)[0]?.body).toEqual({
      ...{ studentId: testUid(1), version: 3, entitlement: 'hasSeminar', state: 'on' },
      ...{ until: '2090-09-01', reason: 'A trial' },
    }),
  )
})

it('signs somebody out everywhere, once that is confirmed', async () => {
  const { user } = renderPanel({ 'POST /User/admin/Account/EndSessions': { ended: 1 } })
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Sign out everywhere' }))
  expect(await screen.findByText('Ana Petrova is signed out of 1 device.')).toBeVisible()
})

it('brings a stopped account back', async () => {
  const { user, network } = renderPanel({
    [personCall]: personInTest({ state: 'stopped', stoppedAt: '2020-02-01T00:00:00Z' }),
    [activeCall]: { version: 4 },
  })
  await user.click(await screen.findByRole('button', { name: 'Reactivate' }))
  const dialog = await screen.findByRole('dialog', { name: /Reactivate the account/ })
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Is back')
  await user.click(within(dialog).getByRole('button', { name: 'Reactivate account' }))
  await waitFor(() =>
    expect(network.requestsOf(activeCall)[0]?.body).toMatchObject({ isActive: true }),
  )
})

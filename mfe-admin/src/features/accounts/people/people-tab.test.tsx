import { ApiError, type CallAnswer } from '@portal/shared/api'
import {
  act,
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  tellLive,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { expect, it } from 'vitest'
import { personInTest } from './people.testing.ts'
import PeopleTab from './people-tab.tsx'

const listCall = 'GET /User/admin/Account/GetPeople'
const personCall = 'GET /User/admin/Account/GetPerson'
const bulkCall = 'POST /User/admin/Account/Bulk'
const jobCall = 'GET /User/admin/Account/GetBulk'
const undoCall = 'POST /User/admin/Audit/Undo'

type Row = CallAnswer<typeof listCall>['people'][number]

const ana: Row = {
  ...{ userId: testUid(1), name: 'Ana Petrova', email: 'ana@portal.test', role: 'Student' },
  ...{ state: 'active', schools: ['Hill School'], programName: 'Premium', tutors: ['Łukasz Żółć'] },
  ...{ emailState: 'bouncing', lastSeenAt: null, invitedAt: null, version: 3 },
}
const pia: Row = {
  ...{ ...ana, userId: testUid(2), name: 'Pia Parent', role: 'Parent', state: 'invited' },
  ...{ programName: null, schools: [], tutors: [], emailState: 'ok' },
}
const person = personInTest({ userId: ana.userId })

const renderTab = (calls: FakeCalls = {}, path = '/accounts') =>
  renderScreen(<PeopleTab />, {
    role: 'Admin',
    path,
    calls: {
      [listCall]: { people: [ana, pia], totalCount: 2 },
      [personCall]: person,
      'GET /User/admin/Account/GetSessions': { sessions: [] },
      'GET /user/admin/AuditDashboard/GetLights': {
        ...{ lights: { green: 1, orange: 0, red: 0 }, snoozed: 0, programmes: ['Premium'] },
      },
      'GET /Lists/View/GetViews': { views: [] },
      ...calls,
    },
  })

it('shows people of every role, and who is not reached by mail', async () => {
  renderTab()
  const row = await screen.findByRole('row', { name: /Ana Petrova/ })
  for (const text of ['ana@portal.test', 'Student', 'Active', 'Bouncing', 'Premium', 'Never']) {
    expect(within(row).getByText(text)).toBeVisible()
  }
  expect(within(screen.getByRole('row', { name: /Pia Parent/ })).getByText('Invited')).toBeVisible()
  await expectNoAxeViolations()
})

it('asks for the students without a tutor', async () => {
  const { network } = renderTab({}, '/accounts?role=Student&without=tutor')
  await screen.findByRole('row', { name: /Ana Petrova/ })
  expect(network.requestsOf(listCall).at(-1)?.query).toMatchObject({
    ...{ role: 'Student', tutorId: 'none' },
  })
})

it('opens a person by the address, and closes again', async () => {
  const { user, address } = renderTab({}, `/accounts?role=Student&person=${ana.userId}`)
  const panel = await screen.findByRole('dialog', { name: 'Ana Petrova' })
  expect(await within(panel).findByText('From Premium')).toBeVisible()
  await user.click(within(panel).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(address()).toBe('/accounts?role=Student'))
})

it('stops several people for a reason, and says who was left out', async () => {
  const { user, network } = renderTab({
    [bulkCall]: {
      ...{ batchId: testUid(9), changed: 1 },
      skipped: [{ userId: pia.userId, name: 'Pia Parent', why: 'It is so already.' }],
    },
  })
  await screen.findByRole('row', { name: /Ana Petrova/ })
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ana Petrova' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Pia Parent' }))
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  const dialog = await screen.findByRole('dialog', { name: 'Stop: 2 people' })
  await user.click(within(dialog).getByRole('button', { name: 'Stop' }))
  expect(await within(dialog).findByText('Say why')).toBeVisible()
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Left us')
  await user.click(within(dialog).getByRole('button', { name: 'Stop' }))
  expect(await screen.findByText(/1 person is stopped. Left out: Pia Parent/)).toBeVisible()
  expect(network.requestsOf(bulkCall)[0]?.body).toEqual({
    ...{ userIds: [ana.userId, pia.userId], action: 'stop', value: null, reason: 'Left us' },
  })
})

it('has a job change all that match, follows it, and says who was left out', async () => {
  const jobId = testUid(20)
  const running: CallAnswer<typeof jobCall> = {
    ...{ batchId: testUid(9), action: 'stop', state: 'running', done: 500, total: 2_345 },
    ...{ changed: 499, error: null, canUndo: false, totalCount: 1, undo: null },
    skipped: [{ userId: pia.userId, name: 'Pia Parent', why: 'It is so already.' }],
  }
  const { user, network, address } = renderTab({
    [listCall]: { people: [ana, pia], totalCount: 2_345 },
    [bulkCall]: { batchId: testUid(9), changed: 0, skipped: [], jobId },
    [jobCall]: running,
  })
  await screen.findByRole('row', { name: /Ana Petrova/ })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  await user.click(await screen.findByRole('button', { name: 'Choose all 2,345 that match' }))
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  const asked = within(await screen.findByRole('dialog', { name: 'Stop: 2,345 people' }))
  await user.type(asked.getByRole('textbox', { name: 'Reason' }), 'Left us')
  await user.click(asked.getByRole('button', { name: 'Stop' }))
  expect(await screen.findByText('It is being done in the background.')).toBeVisible()
  expect(network.requestsOf(bulkCall)[0]?.body).toEqual({
    ...{ filter: {}, expectedCount: 2_345, action: 'stop', value: null, reason: 'Left us' },
  })
  const bar = await screen.findByRole('progressbar', { name: 'People whose turn has come' })
  expect(bar).toHaveAttribute('aria-valuetext', '500 of 2,345')
  expect(address()).toBe(`/accounts?change=${jobId}`)
  await expectNoAxeViolations()
  network.answer({
    [jobCall]: { ...running, state: 'done', done: 2_345, changed: 2_344, canUndo: true },
  })
  act(() => tellLive())
  expect(await screen.findByText('2,344 people are stopped.')).toBeVisible()
  const left = within(screen.getByRole('list', { name: 'Left out' }))
  expect(left.getByText('It is so already.')).toBeVisible()
  const undone = { ...running, state: 'done', done: 2_345, changed: 2_344 } as const
  network.answer({
    [undoCall]: { undone: 0, jobId: testUid(21) },
    [jobCall]: { ...undone, undo: { state: 'running', undone: 0, why: null } },
  })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('It is being undone in the background')).toBeVisible()
  network.answer({ [jobCall]: { ...undone, undo: { state: 'done', undone: 2_344, why: null } } })
  act(() => tellLive())
  expect(await screen.findByText('2,344 people are as before.')).toBeVisible()
  expect(network.requestsOf(undoCall)[0]?.body).toEqual({ batchId: testUid(9) })
})

it.each([
  ['cancelled', 'It was cancelled', /It never came to 1,845 people/],
  ['dead', 'It was given up', /Error: away\. It can be tried again/],
  ['failed', 'It will be tried again by itself', /499 people are stopped/],
] as const)('tells after loading anew that a job is %s', async (state, title, words) => {
  const { user, address } = renderTab(
    {
      [jobCall]: {
        ...{ batchId: testUid(9), action: 'stop', state, done: 500, total: 2_345 },
        ...{ changed: 499, error: 'Error: away', canUndo: false, totalCount: 0, skipped: [] },
        undo: null,
      },
    },
    `/accounts?change=${testUid(20)}`,
  )
  const panel = within(await screen.findByRole('dialog', { name: 'Stop: 2,345 people' }))
  expect(await panel.findByText(title)).toBeVisible()
  expect(panel.getByText(words)).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(address()).toBe('/accounts'))
})

it('makes a parent’s account, and says at its field that an email is taken', async () => {
  const message = 'There is an account with this address already.'
  const { user, network } = renderTab({
    'POST /User/admin/Account/Create': new ApiError({
      ...{ status: 409, message, errors: [{ path: 'body.email', message }] },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'New person' }))
  const dialog = await screen.findByRole('dialog', { name: 'New person' })
  await user.type(await within(dialog).findByRole('textbox', { name: 'First name' }), 'Zoë')
  await user.type(within(dialog).getByRole('textbox', { name: 'Last name' }), 'Núñez')
  await user.type(within(dialog).getByRole('textbox', { name: 'Email' }), 'zoe@portal.test')
  await user.click(within(dialog).getByRole('button', { name: 'Make account' }))
  await waitFor(() =>
    expect(within(dialog).getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      new RegExp(message),
    ),
  )
  expect(network.requestsOf('POST /User/admin/Account/Create')[0]?.body).toMatchObject({
    ...{ role: 'Parent', invite: 'now', tutor: null, childIds: [] },
  })
})

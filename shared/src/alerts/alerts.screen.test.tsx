import { ApiError } from '@portal/shared/api'
import type { Role } from '@portal/shared/contract'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  renderScreen,
  screen,
  tellLive,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Alert, WholeAlert } from './alerts.queries.ts'
import AlertsScreen from './alerts.screen.tsx'

const listCall = 'GET /Alert/Alert/GetAlerts'
const oneCall = 'GET /Alert/Alert/GetAlert'

const shared: Alert = {
  id: testUid(50),
  studentId: testUid(1),
  studentName: 'Maya Clarke',
  type: 1,
  state: 'open',
  raisedBy: 'Owen Pike',
  raisedAt: '2027-03-02T10:00:00Z',
  followUpAt: '2027-03-20',
  isOverdue: false,
  comments: 1,
}
const ofStaff: Alert = { ...shared, state: 'waiting', audience: 'school', assignedTo: null }
const cannot = {
  ...{ review: false, assign: false, change: false, close: false, reopen: false },
  commentInternally: false,
}
const whole = (alert: Alert, changes: Partial<WholeAlert> = {}): WholeAlert => ({
  ...alert,
  note: 'Two months behind.',
  outcome: '',
  closedAt: null,
  version: 3,
  thread: [],
  may: cannot,
  ...changes,
})

function renderAlerts(role: Role, calls: FakeCalls, path = '/alerts') {
  return renderScreen(<AlertsScreen />, { role, path, route: '/alerts', calls })
}

beforeEach(() => fakeDate('2027-03-04T12:00:00Z'))

describe('alerts', () => {
  it('of a parent show what is meant for the family, with room for a reply', async () => {
    const { user, network } = renderAlerts('Parent', {
      [listCall]: { alerts: [shared], totalCount: 1 },
      [oneCall]: whole(shared, {
        thread: [
          {
            ...{ id: testUid(51), at: '2027-03-02T11:00:00Z', by: 'Owen Pike', kind: 'comment' },
            text: 'Shall we speak?',
          },
        ],
      }),
      'POST /Alert/Alert/Comment': undefined,
    })
    const row = await screen.findByRole('row', { name: /Maya Clarke/ })
    expect(row).toHaveTextContent('Open')
    expect(row).toHaveTextContent('20 Mar 2027')
    expect(screen.queryByRole('button', { name: 'Raise a concern' })).toBeNull()
    expect(screen.queryByText('Who sees it')).toBeNull()
    await user.click(within(row).getByRole('link'))
    const drawer = await screen.findByRole('dialog', { name: /Maya Clarke/ })
    expect(await within(drawer).findByText('Shall we speak?')).toBeVisible()
    expect(within(drawer).queryByLabelText('For staff alone')).toBeNull()
    await user.type(within(drawer).getByLabelText('Reply'), 'Yes, on Friday.')
    await expectNoAxeViolations()
    await user.click(within(drawer).getByRole('button', { name: 'Send reply' }))
    await waitFor(() =>
      expect(network.requestsOf('POST /Alert/Alert/Comment')[0]?.body).toEqual({
        ...{ id: shared.id, text: 'Yes, on Friday.', isInternal: false },
      }),
    )
  })

  it('are filtered on the server, with the choice in the address', async () => {
    const { user, network, address } = renderAlerts('Admin', {
      [listCall]: { alerts: [ofStaff], totalCount: 1 },
    })
    await screen.findByRole('row', { name: /Maya Clarke/ })
    await user.selectOptions(screen.getByLabelText('State'), 'Waits for review')
    await waitFor(() => expect(address()).toContain('state=waiting'))
    expect(network.requestsOf(listCall).at(-1)?.query).toMatchObject({ state: 'waiting' })
    await user.selectOptions(screen.getByLabelText('Age'), 'Overdue')
    await waitFor(() => expect(address()).toContain('age=overdue'))
    expect(network.requestsOf(listCall).at(-1)?.query).toMatchObject({ age: 'overdue' })
    await expectNoAxeViolations()
  })

  it('are filtered by who they are given to, who is looked for by name', async () => {
    const { user, network, address } = renderAlerts('Admin', {
      [listCall]: { alerts: [ofStaff], totalCount: 1 },
      'GET /Alert/Alert/FindAssignees': { people: [{ userId: testUid(90), name: 'Anna Reed' }] },
    })
    await user.type(await screen.findByRole('combobox', { name: 'Assigned to' }), 'anna')
    await user.click(await screen.findByRole('option', { name: 'Anna Reed' }))
    await waitFor(() => expect(address()).toContain(`assigned=${testUid(90)}`))
    expect(network.requestsOf(listCall).at(-1)?.query).toMatchObject({ assignedTo: testUid(90) })
  })

  it('and the thread that is open show what others do meanwhile, and keep what was typed', async () => {
    let alerts: Alert[] = []
    let changes: Partial<WholeAlert> = {}
    const { user } = renderAlerts(
      'Parent',
      {
        [listCall]: () => ({ alerts, totalCount: alerts.length }),
        [oneCall]: () => whole(shared, changes),
      },
      `/alerts?alert=${shared.id}`,
    )
    const drawer = await screen.findByRole('dialog', { name: /Maya Clarke/ })
    const reply = await within(drawer).findByLabelText('Reply')
    await user.type(reply, 'Yes, on')
    expect(screen.queryByRole('row', { name: /Maya Clarke/, hidden: true })).toBeNull()
    alerts = [{ ...shared, state: 'closed' }]
    changes = { state: 'closed', outcome: 'A plan is made.' }
    tellLive()
    expect(await within(drawer).findByText('A plan is made.')).toBeVisible()
    expect(
      await screen.findByRole('row', { name: /Maya Clarke.*Closed/, hidden: true }),
    ).toBeInTheDocument()
    expect(reply).toHaveValue('Yes, on')
  })

  it('say what will stand there where there is none, and what failed', async () => {
    renderAlerts('School Manager', { [listCall]: { alerts: [], totalCount: 0 } })
    expect(await screen.findByText('No alert at the moment')).toBeVisible()
  })

  it('that are not the person’s are not found', async () => {
    renderAlerts(
      'Parent',
      {
        [listCall]: { alerts: [], totalCount: 0 },
        [oneCall]: new ApiError({ status: 404, message: 'The alert was not found.' }),
      },
      `/alerts?alert=${testUid(59)}`,
    )
    expect(await screen.findByText('The alert could not be loaded')).toBeVisible()
  })
})

describe('a senior tutor', () => {
  const open = (changes: Partial<WholeAlert>, calls: FakeCalls = {}) =>
    renderAlerts(
      'Senior Tutor',
      {
        [listCall]: { alerts: [ofStaff], totalCount: 1 },
        [oneCall]: whole(ofStaff, { isPassedOn: false, ...changes }),
        ...calls,
      },
      `/alerts?alert=${ofStaff.id}`,
    )

  it('reviews a concern and says who sees it', async () => {
    const may = { ...cannot, review: true, change: true, close: true, commentInternally: true }
    const { user, network } = open({ may }, { 'POST /Alert/Alert/Review': { version: 4 } })
    await user.click(await screen.findByRole('button', { name: 'Review' }))
    const dialog = await screen.findByRole('dialog', { name: 'Review the concern' })
    await user.click(within(dialog).getByRole('radio', { name: 'Staff and family' }))
    await expectNoAxeViolations()
    await user.click(within(dialog).getByRole('button', { name: 'Done' }))
    await waitFor(() =>
      expect(network.requestsOf('POST /Alert/Alert/Review')[0]?.body).toEqual({
        ...{ id: ofStaff.id, version: 3, decision: 'approve', audience: 'family' },
      }),
    )
  })

  it('gives a concern to somebody, and closes it with what came of it', async () => {
    const may = { ...cannot, assign: true, close: true, commentInternally: true }
    const assignable = [{ userId: testUid(2), name: 'Owen Pike' }]
    const { user, network } = open(
      { may, assignable, state: 'open' },
      {
        'POST /Alert/Alert/Assign': { version: 4 },
        'POST /Alert/Alert/Close': { version: 4 },
      },
    )
    await user.click(await screen.findByRole('button', { name: 'Assign' }))
    await user.selectOptions(await screen.findByLabelText('To'), 'Owen Pike')
    const assign = screen.getByRole('dialog', { name: 'Assign the concern' })
    await user.click(within(assign).getByRole('button', { name: 'Assign' }))
    await waitFor(() =>
      expect(network.requestsOf('POST /Alert/Alert/Assign')[0]?.body).toEqual({
        ...{ id: ofStaff.id, version: 3, userId: testUid(2) },
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Close', description: '' }))
    const close = await screen.findByRole('dialog', { name: 'Close the concern' })
    await user.click(within(close).getByRole('button', { name: 'Close concern' }))
    expect(await within(close).findByText('Say what came of it')).toBeVisible()
    await user.type(within(close).getByLabelText('What came of it'), 'A plan is made.')
    await user.click(within(close).getByRole('button', { name: 'Close concern' }))
    await waitFor(() =>
      expect(network.requestsOf('POST /Alert/Alert/Close')[0]?.body).toEqual({
        ...{ id: ofStaff.id, version: 3, outcome: 'A plan is made.' },
      }),
    )
  })

  it('closes what was looked at, and what became of it meanwhile only after being told', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let version = 3
    const may = { ...cannot, close: true, commentInternally: true }
    const { user, network } = open(
      {},
      {
        [oneCall]: () => whole({ ...ofStaff, audience: 'school' }, { may, version }),
        'POST /Alert/Alert/Close': ({ body }) => {
          const data = { by: '', at: '2027-03-04T11:00:00Z', version, values: {}, changed: [] }
          const message = 'Somebody has changed this alert meanwhile.'
          return body.version === version
            ? { version: 5 }
            : new ApiError({ status: 409, message, data })
        },
      },
    )
    await user.click(await screen.findByRole('button', { name: 'Close', description: '' }))
    const dialog = await screen.findByRole('dialog', { name: 'Close the concern' })
    await user.type(within(dialog).getByLabelText('What came of it'), 'A plan is made.')
    version = 4
    const asked = network.requestsOf(oneCall).length
    tellLive()
    await waitFor(() => expect(network.requestsOf(oneCall).length).toBeGreaterThan(asked))
    await user.click(within(dialog).getByRole('button', { name: 'Close concern' }))
    expect(await within(dialog).findByText(/Somebody has changed this alert/)).toBeVisible()
    expect(within(dialog).getByLabelText('What came of it')).toHaveValue('A plan is made.')
    await user.click(within(dialog).getByRole('button', { name: 'Close concern' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Close the/ })).toBeNull())
    const sent = network.requestsOf('POST /Alert/Alert/Close').map(({ body }) => body)
    expect(sent).toEqual([3, 4].map((seen) => expect.objectContaining({ version: seen })))
  })

  it('changes a concern that somebody has changed meanwhile only after seeing that', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const may = { ...cannot, change: true, commentInternally: true }
    const stale = new ApiError({
      status: 409,
      message: 'Somebody has changed this alert meanwhile.',
      data: {
        ...{ by: 'Sena Ray', at: '2027-03-04T11:00:00Z', version: 4 },
        values: { note: 'Three months behind.', audience: 'school', followUpAt: null },
        changed: ['note'],
      },
    })
    const { user } = open({ may }, { 'POST /Alert/Alert/Change': stale })
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    const dialog = await screen.findByRole('dialog', { name: 'Change the concern' })
    const note = within(dialog).getByLabelText('What you have seen')
    await user.clear(note)
    await user.type(note, 'Hardly behind any more.')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await within(dialog).findByText('Three months behind.')).toBeVisible()
    expect(note).toHaveValue('Hardly behind any more.')
  })
})

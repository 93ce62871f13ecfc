import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  renderScreen,
  screen,
  testUid,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { type DataRequest, requestsCall } from './data-requests.queries.ts'
import DataRequestsTab from './data-requests-tab.tsx'

beforeEach(() => fakeDate('2027-03-02T10:00:00Z'))

const makeRequest = (change: Partial<DataRequest> = {}): DataRequest => ({
  ...{ requestId: testUid(1), kind: 'access', userId: testUid(2), role: 'Parent', version: 3 },
  ...{ name: 'Ada Byron', email: 'ada@portal.test', receivedOn: '2027-02-01' },
  ...{ dueOn: '2027-03-01', state: 'open', isLate: true, daysLeft: -1, isExtended: false },
  ...{ note: '', reason: '', outcome: null, closedOn: null },
  ...change,
})

const open = (request: DataRequest, calls: FakeCalls = {}) =>
  renderScreen(
    <main>
      <h1>Accounts</h1>
      <DataRequestsTab />
    </main>,
    {
      role: 'Admin',
      path: '/accounts?tab=data-requests',
      calls: { [requestsCall]: { requests: [request], totalCount: 1 }, ...calls },
    },
  )

const choose = async (user: ReturnType<typeof open>['user'], label: string) => {
  await user.click(await screen.findByRole('button', { name: /the request of Ada Byron/i }))
  await user.click(await screen.findByRole('menuitem', { name: label }))
}

describe('data requests', () => {
  it('say how long there is for an answer, and are closed with what was done', async () => {
    const closeCall = 'POST /User/admin/DataRequest/Close'
    const { user, network } = open(makeRequest(), { [closeCall]: { version: 4 } })
    const row = await screen.findByRole('row', { name: /Ada Byron/ })
    expect(row).toHaveTextContent(/A copy of the data.*1 Mar 2027.*1 day late/)
    await expectNoAxeViolations()
    await user.click(within(row).getByRole('button', { name: /Close/ }))
    await user.type(await screen.findByLabelText(/^Note/), 'Sent by mail.')
    await user.click(screen.getByRole('button', { name: 'Close request' }))
    expect(await screen.findByText('The request of Ada Byron is closed.')).toBeVisible()
    expect(network.requestsOf(closeCall)[0]?.body).toEqual({
      ...{ requestId: testUid(1), version: 3, outcome: 'done', note: 'Sent by mail.' },
    })
  })

  it('to delete an account show what goes and what stays before they are confirmed', async () => {
    const decideCall = 'POST /User/admin/Account/DecideDeletion'
    const request = makeRequest({ kind: 'deletion', isLate: false, daysLeft: 4 })
    const { user, network } = open(request, {
      'GET /User/admin/DataRequest/PreviewDeletion': {
        goes: [{ what: 'Account', rows: 1 }],
        stays: [{ what: 'Invoices', rows: 2, until: '2033-03-31', why: 'tax law wants it' }],
      },
      [decideCall]: undefined,
    })
    await choose(user, 'Confirm')
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Delete the account of Ada Byron?' }),
    )
    expect(await question.findByText('Account: 1')).toBeVisible()
    expect(question.getByText(/until 31 Mar 2033, tax law wants it/)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Delete account' }))
    expect(await screen.findByText('The account of Ada Byron is deleted.')).toBeVisible()
    expect(network.requestsOf(decideCall)[0]?.body).toEqual({
      ...{ requestId: testUid(1), decision: 'confirmed' },
    })
  })

  it('are paused with a reason, which stays where that fails', async () => {
    const message = 'Somebody else has changed this request meanwhile. Look at it again.'
    const { user } = open(makeRequest({ isLate: false, daysLeft: 3 }), {
      'POST /User/admin/DataRequest/Pause': new ApiError({ status: 409, message }),
    })
    await choose(user, 'Pause')
    await user.type(await screen.findByLabelText(/^Reason/), 'Which years?')
    await user.click(screen.getByRole('button', { name: 'Pause request' }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText(/^Reason/)).toHaveValue('Which years?')
  })

  it('that are closed can only be read', async () => {
    open(makeRequest({ state: 'closed', outcome: 'refused', isLate: false, daysLeft: null }))
    expect(await screen.findByText('Refused')).toBeVisible()
    expect(screen.queryByRole('button', { name: /the request of Ada Byron/i })).toBeNull()
  })
})

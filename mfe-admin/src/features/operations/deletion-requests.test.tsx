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
import DeletionRequests from './deletion-requests.tsx'

const requestsCall = 'GET /User/admin/Account/GetDeletionRequests'
const decideCall = 'POST /User/admin/Account/DecideDeletion'

const request = (number: number, name: string) => ({
  id: testUid(number),
  requestedAt: '2027-03-01T10:00:00Z',
  name,
  email: `person-${number}@portal.test`,
  role: 'Student' as const,
  dueOn: '2027-04-01',
})
const ada = request(1, 'Ada Byron')
const bea = request(2, 'Bea Long')

const renderRequests = (calls: FakeCalls) =>
  renderScreen(
    <main>
      <h1>Operations</h1>
      <DeletionRequests />
    </main>,
    { role: 'Admin', calls },
  )

it('says that nothing waits', async () => {
  renderRequests({ [requestsCall]: { requests: [], totalCount: 0 } })
  expect(await screen.findByText('No request is open')).toBeVisible()
  await expectNoAxeViolations()
})

it('deletes an account after saying what that means', async () => {
  let open = [ada, bea]
  const { user, network } = renderRequests({
    [requestsCall]: () => ({ requests: open, totalCount: open.length }),
    [decideCall]: () => {
      open = [bea]
      return undefined
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Confirm the request of Ada Byron' }))
  const question = within(
    screen.getByRole('alertdialog', { name: 'Delete the account of Ada Byron?' }),
  )
  expect(question.getByText(/cannot be undone/)).toBeVisible()
  expect(network.requestsOf(decideCall)).toHaveLength(0)
  await user.click(question.getByRole('button', { name: 'Delete account' }))
  await waitFor(() => expect(screen.queryByText('Ada Byron')).toBeNull())
  expect(screen.getByText('Bea Long')).toBeVisible()
  expect(screen.getByRole('row', { name: /Bea Long/ })).toHaveTextContent('1 Apr 2027')
  expect(screen.getByText('The account of Ada Byron is deleted.')).toBeInTheDocument()
  expect(network.requestsOf(decideCall)[0]?.body).toEqual({
    requestId: ada.id,
    decision: 'confirmed',
  })
  await expectNoAxeViolations()
})

it('declines, and keeps the question open with the reason when that fails', async () => {
  const { user, network } = renderRequests({
    [requestsCall]: { requests: [ada], totalCount: 1 },
    [decideCall]: new ApiError({ status: 409, message: 'The request was withdrawn.' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Decline the request of Ada Byron' }))
  const question = within(screen.getByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Decline' }))
  expect(await question.findByText('The request was withdrawn.')).toBeVisible()
  expect(network.requestsOf(decideCall)[0]?.body).toMatchObject({ decision: 'declined' })
})

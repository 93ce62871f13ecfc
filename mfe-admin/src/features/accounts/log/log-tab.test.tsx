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
import { type Entry, entriesCall } from './log.queries.ts'
import LogTab from './log-tab.tsx'

const undoCall = 'POST /User/admin/Audit/Undo'

const renamed: Entry = {
  ...{ id: 7, at: '2026-03-02T10:00:00Z', actorId: testUid(1), actorName: 'Ada Byron' },
  ...{ subjectId: null, subjectName: null, action: 'school saved', kind: 'school' },
  ...{ recordId: testUid(2), recordName: 'Elm College', version: 2, address: '192.0.2.1' },
  changes: [{ field: 'name', label: 'Name', before: 'Elm', after: 'Elm College', isErased: false }],
  ...{ details: {}, batchId: null, canUndo: false },
}
const joined: Entry = {
  ...{ ...renamed, id: 8, action: 'link set', kind: 'link', recordName: 'Pa Lee and Ada Lee' },
  ...{ subjectId: testUid(3), subjectName: 'Ada Lee', batchId: testUid(9), canUndo: true },
  changes: [
    { field: 'phone', label: 'Phone', before: null, after: null, isErased: true },
    { field: 'isLinked', label: 'Linked', before: false, after: true, isErased: false },
  ],
}

const renderTab = (calls: FakeCalls = {}, path = '/accounts?tab=log') =>
  renderScreen(<LogTab />, {
    role: 'Admin',
    path,
    calls: {
      [entriesCall]: { entries: [joined, renamed], totalCount: 2, isMore: false },
      'GET /User/admin/Audit/GetFilters': {
        actions: ['link set', 'school saved'],
        kinds: ['school'],
      },
      'GET /Lists/View/GetViews': { views: [] },
      ...calls,
    },
  })

it('says who did what to whom, with differences by label, and what was erased', async () => {
  renderTab()
  const row = await screen.findByRole('row', { name: /School saved/ })
  expect(within(row).getByRole('link', { name: 'Ada Byron' })).toHaveAttribute(
    'href',
    `/accounts?person=${testUid(1)}`,
  )
  expect(row).toHaveTextContent('School Elm College')
  expect(row).toHaveTextContent('Name: Elm → Elm College')
  const other = screen.getByRole('row', { name: /Link set/ })
  expect(other).toHaveTextContent('Phone: erased with the person’s data')
  expect(other).toHaveTextContent('Linked: No → Yes')
  await expectNoAxeViolations()
})

it('asks for what the address filters by, and says when it is more than is counted', async () => {
  const { network } = renderTab(
    { [entriesCall]: { entries: [renamed], totalCount: 10_000, isMore: true } },
    `/accounts?tab=log&action=school%20saved&subject=${testUid(3)}&days=2026-03-01..2026-03-02`,
  )
  expect(await screen.findByText(/The newest 10,000 are counted here/)).toBeVisible()
  expect(network.requestsOf(entriesCall).at(-1)?.query).toMatchObject({
    ...{ action: 'school saved', subjectId: testUid(3) },
  })
})

it('puts a batch back, and says why where that cannot be', async () => {
  const message = 'Elm College was changed since. Nothing was undone.'
  const { user, network } = renderTab({ [undoCall]: new ApiError({ status: 409, message }) })
  const undo = await screen.findByRole('button', { name: /^Undo link set/ })
  expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1)
  await user.click(undo)
  expect(await screen.findByText(message)).toBeVisible()
  network.answer({ [undoCall]: { undone: 3 } })
  await user.click(undo)
  expect(await screen.findByText('All 3 are as they were.')).toBeVisible()
  expect(network.requestsOf(undoCall)[0]?.body).toEqual({ batchId: testUid(9) })
  await waitFor(() => expect(network.requestsOf(entriesCall).length).toBeGreaterThan(1))
})

import {
  chooseInRow,
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { expect, it } from 'vitest'
import AcademiesScreen from './academies.screen.tsx'
import { listCall, saveCall } from './academy.queries.ts'
import { listed } from './academy.testing.ts'

const other = { ...listed, id: testUid(2), title: 'Waves', state: 'draft' as const, position: 2 }

const renderList = (calls: FakeCalls = {}) =>
  renderScreen(<AcademiesScreen />, {
    role: 'Admin',
    path: '/academy',
    calls: { [listCall]: { academies: [listed, other], totalCount: 2, asOf: null }, ...calls },
  })

it('shows each with its state, for whom it is, and how it is watched', async () => {
  renderList()
  const row = await screen.findByRole('row', { name: /Mechanics/ })
  for (const text of ['Published', 'Students', '2 of 3 published', '12, 4 to the end']) {
    expect(within(row).getByText(text)).toBeVisible()
  }
  await expectNoAxeViolations()
})

it('publishes, and has a way back', async () => {
  const stateCall = 'POST /academy/admin/Academy/SetState'
  const { user, network } = renderList({ [stateCall]: { version: 4 } })
  await chooseInRow(user, 'Waves', 'Publish')
  await waitFor(() =>
    expect(network.requestsOf(stateCall)[0]?.body).toEqual({
      ...{ id: other.id, version: 3, state: 'published' },
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(network.requestsOf(stateCall)[1]?.body).toMatchObject({ version: 4, state: 'draft' }),
  )
})

it('copies and removes', async () => {
  const copyCall = 'POST /academy/admin/Academy/Duplicate'
  const removeCall = 'POST /academy/admin/Academy/Remove'
  const { user, network } = renderList({ [copyCall]: { id: testUid(9) }, [removeCall]: undefined })
  await chooseInRow(user, 'Mechanics', 'Duplicate')
  await waitFor(() => expect(network.requestsOf(copyCall)[0]?.body).toEqual({ id: listed.id }))
  await chooseInRow(user, 'Mechanics', 'Remove')
  await waitFor(() => expect(network.requestsOf(removeCall)[0]?.body).toEqual({ id: listed.id }))
})

it('makes a draft and leads to it', async () => {
  const { user, network, address } = renderList({ [saveCall]: { id: testUid(8), version: 1 } })
  await user.click(await screen.findByRole('button', { name: 'Make an academy' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New academy' }))
  await user.type(await dialog.findByLabelText('Title'), 'Optics')
  await user.click(dialog.getByRole('radio', { name: 'Students and tutors' }))
  await user.click(dialog.getByRole('button', { name: 'Save academy' }))
  await waitFor(() => expect(address()).toBe(`/academy/${testUid(8)}`))
  expect(network.requestsOf(saveCall)[0]?.body).toMatchObject({
    ...{ title: 'Optics', audience: 'both', finishBy: null, coverFileId: null },
  })
})

it('puts all in order by one save', async () => {
  const orderCall = 'POST /academy/admin/Academy/OrderAcademies'
  const { user, network } = renderList({ [orderCall]: undefined })
  await user.click(await screen.findByRole('button', { name: 'Put in order' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Order of the academies' }))
  const handle = await dialog.findByRole('button', { name: /Move Waves/ })
  handle.focus()
  await user.keyboard(' {ArrowUp} ')
  await waitFor(() =>
    expect(network.requestsOf(orderCall)[0]?.body).toEqual({ ids: [other.id, listed.id] }),
  )
})

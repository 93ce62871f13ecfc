import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  makeMarker,
  queueCalls,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, expect, it } from 'vitest'
import { markersCall } from './having.queries.ts'
import MarkersTab from './markers-tab.tsx'

const saveCall = 'POST /Marking/tutor/Marking/SaveMarker'
const shareCall = 'POST /Marking/tutor/Marking/ShareOut'

beforeEach(() => fakeDate('2026-11-24T09:00:00Z'))

const open = (calls: FakeCalls = {}) =>
  renderScreen(<MarkersTab />, { role: 'Senior Tutor', calls: queueCalls(calls) })

const rowOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(name) }))

it('shows what each marker has, how soon it comes back, and who is away', async () => {
  const { container } = open({
    [markersCall]: [
      makeMarker(),
      makeMarker({
        ...{ markerId: testUid(61), name: 'Noor Haq', open: 0, overdue: 0, isChecked: true },
        ...{ medianWorkingDays: null, awayUntil: '2026-12-03' },
      }),
    ],
  })
  const iris = await rowOf('Iris Vale')
  for (const text of ['4 of 10', '1 overdue', '2', '12', '2.5 working days']) {
    expect(iris.getByText(text)).toBeVisible()
  }
  const noor = await rowOf('Noor Haq')
  expect(noor.getByText(/^Until/)).toHaveTextContent('3 Dec')
  expect(noor.getByText('Always')).toBeVisible()
  expect(noor.queryByRole('button', { name: /Share out/ })).toBeNull()
  await expectNoAxeViolations(container)
})

it('keeps how much somebody can take, until when one is away, and whether all is checked', async () => {
  const { user, network } = open({ [saveCall]: undefined })
  await user.click((await rowOf('Iris Vale')).getByRole('button', { name: 'Edit Iris Vale' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Iris Vale' }))
  const capacity = dialog.getByLabelText('Open at once')
  await user.clear(capacity)
  await user.type(capacity, '300')
  await user.click(dialog.getByRole('button', { name: 'Save marker' }))
  expect((await dialog.findAllByText('Enter 0 to 200')).length).toBeGreaterThan(0)
  await user.clear(capacity)
  await user.type(capacity, '6')
  await user.click(dialog.getByRole('switch', { name: /Always checked/ }))
  await user.click(dialog.getByRole('button', { name: 'Save marker' }))
  expect(await screen.findByText('Iris Vale is saved.')).toBeVisible()
  expect(network.requestsOf(saveCall)[0]?.body).toEqual({
    ...{ markerId: testUid(60), capacity: 6, awayUntil: null, isChecked: true },
  })
})

it('shares out so many of one marker’s pile', async () => {
  const { user, network } = open({
    [shareCall]: [{ itemId: testUid(500), from: testUid(60), to: testUid(61) }],
  })
  await user.click((await rowOf('Iris Vale')).getByRole('button', { name: 'Share out Iris Vale' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share out what Iris Vale has' }))
  const many = await dialog.findByLabelText('How many of the 4 that Iris Vale has')
  await user.clear(many)
  await user.type(many, '1')
  expect(dialog.queryByRole('checkbox', { name: /Iris Vale/ })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Preview' }))
  expect(await dialog.findByRole('row', { name: /Noor Haq/ })).toHaveTextContent('6 of 6')
  expect(network.requestsOf(shareCall)[0]?.body).toEqual({
    ...{ filter: { marker: testUid(60), state: 'open' }, expectedCount: 4, preview: true },
    ...{ markerIds: [testUid(61)], fromMarkerId: testUid(60), howMany: 1 },
  })
  await user.click(dialog.getByRole('button', { name: 'Share out 1 submission' }))
  expect(await screen.findByText('1 submission is shared out.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('says that there is nobody, and what could not be loaded', async () => {
  const { unmount } = open({ [markersCall]: [] })
  expect(await screen.findByText('Nobody marks here yet')).toBeVisible()
  unmount()
  open({ [markersCall]: new ApiError({ status: 400, message: 'No.' }) })
  expect(await screen.findByText('The markers could not be loaded')).toBeVisible()
})

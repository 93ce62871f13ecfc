import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  makePoolItem,
  makeQueue,
  makeQueueItem,
  queueCalls,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, expect, it } from 'vitest'
import { queueCall } from './having.queries.ts'
import { Queue } from './queue.tsx'

const assignCall = 'POST /Marking/tutor/Marking/Assign'
const shareCall = 'POST /Marking/tutor/Marking/ShareOut'
const [ada, ben, iris, noor] = [testUid(500), testUid(501), testUid(60), testUid(61)]

beforeEach(() => fakeDate('2026-11-24T09:00:00Z'))

const open = (calls: FakeCalls = {}) =>
  renderScreen(<Queue look="senior" />, {
    ...{ role: 'Senior Tutor', path: '/submissions?marker=all' },
    calls: queueCalls(calls),
  })

/** Chooses both items and presses what shall be done with them. */
const chooseBoth = async (user: ReturnType<typeof open>['user'], action: string) => {
  await screen.findByRole('row', { name: /Ada Lee/ })
  await user.click(await screen.findByRole('checkbox', { name: /^Select Ada Lee/ }))
  await user.click(screen.getByRole('checkbox', { name: /^Select Ben Moss/ }))
  await user.click(await screen.findByRole('button', { name: action }))
}

it('can be filtered by the markers of the team', async () => {
  const { user, network } = open()
  await screen.findByRole('option', { name: 'Iris Vale' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Marker' }), 'Iris Vale')
  await waitFor(() => expect(network.requestsOf(queueCall).at(-1)?.query.marker).toBe(iris))
})

it('assigns what is chosen, says what was passed over, and takes it back', async () => {
  const { user, network } = open({
    [assignCall]: {
      ...{ changed: 1, before: [{ itemId: ada, markerId: testUid(1) }] },
      skipped: [{ itemId: ben, title: 'On maps', why: 'It is marked by now.' }],
    },
  })
  await chooseBoth(user, 'Assign')
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign 2 submissions' }))
  await user.click(dialog.getByRole('button', { name: 'Assign' }))
  expect((await dialog.findAllByText('Choose a marker')).length).toBeGreaterThan(0)
  expect(dialog.getByText('5 open of 6')).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: /Iris Vale/ }))
  await expectNoAxeViolations()
  await user.click(dialog.getByRole('button', { name: 'Assign' }))
  expect(
    await screen.findByText(
      '1 submission is with Iris Vale. Passed over: “On maps”: It is marked by now.',
    ),
  ).toBeVisible()
  expect(network.requestsOf(assignCall)[0]?.body).toEqual({ itemIds: [ada, ben], markerId: iris })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(network.requestsOf(assignCall)[1]?.body).toEqual({
      undo: [{ itemId: ada, markerId: testUid(1) }],
    }),
  )
})

it('takes all that match away, with their count', async () => {
  const { user, network } = open({
    [queueCall]: { ...makeQueue(), totalCount: 45 },
    [assignCall]: new ApiError({ status: 409, message: 'The list has changed.' }),
  })
  await chooseBoth(user, 'Choose all 45 that match')
  await user.click(screen.getByRole('button', { name: 'Take away' }))
  expect(await screen.findByText('The list has changed.')).toBeVisible()
  expect(network.requestsOf(assignCall)[0]?.body).toEqual({
    ...{ filter: { state: 'open' }, expectedCount: 45, markerId: null },
  })
})

it('shares out by a preview, which is made anew where it does not hold any more', async () => {
  const first = [
    { itemId: ada, from: null, to: iris },
    { itemId: ben, from: null, to: noor },
  ]
  const { user, network } = open({
    [queueCall]: makeQueue([makeQueueItem(), makePoolItem()]),
    [shareCall]: first,
  })
  await chooseBoth(user, 'Share out')
  const dialog = within(await screen.findByRole('dialog', { name: 'Share out 2 submissions' }))
  expect(await dialog.findByRole('checkbox', { name: /Iris Vale/ })).toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Preview' }))
  const line = within(await dialog.findByRole('row', { name: /Iris Vale/ }))
  expect(line.getByText('5 of 10')).toBeVisible()
  expect(dialog.getByText('2 submissions go to somebody else.')).toBeVisible()
  await expectNoAxeViolations()
  const markerIds = [iris, noor]
  network.answer({
    [shareCall]: ({ body }) => {
      if (!JSON.stringify(body).includes('"preview":true')) {
        throw new ApiError({ status: 409, message: 'It would be shared out otherwise by now.' })
      }
      return [{ itemId: ada, from: null, to: noor }]
    },
  })
  await user.click(dialog.getByRole('button', { name: 'Share out 2 submissions' }))
  expect(await dialog.findByText('It would be shared out otherwise by now.')).toBeVisible()
  expect(network.requestsOf(shareCall)[1]?.body).toEqual({
    ...{ itemIds: [ada, ben], markerIds, preview: false, expected: first },
  })
  network.answer({ [shareCall]: [{ itemId: ada, from: null, to: noor }] })
  await user.click(await dialog.findByRole('button', { name: 'Share out 1 submission' }))
  expect(await screen.findByText('1 submission is shared out.')).toBeVisible()
  network.answer({ [assignCall]: { changed: 1, skipped: [], before: [] } })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(network.requestsOf(assignCall)[0]?.body).toEqual({
      undo: [{ itemId: ada, markerId: null }],
    }),
  )
})

it('shares with nobody who is away, and says when nothing would change', async () => {
  const { user } = open({
    'GET /Marking/tutor/Marking/GetMarkers': [
      {
        ...{ markerId: iris, name: 'Iris Vale', open: 1, overdue: 0, dueThisWeek: 0 },
        ...{ returned30: 0, medianWorkingDays: null, capacity: 10, isChecked: false },
        awayUntil: '2026-12-03',
      },
      {
        ...{ markerId: noor, name: 'Noor Haq', open: 1, overdue: 0, dueThisWeek: 0 },
        ...{ returned30: 0, medianWorkingDays: null, capacity: 10, isChecked: false },
        awayUntil: null,
      },
    ],
    [shareCall]: [],
  })
  await chooseBoth(user, 'Share out')
  const dialog = within(await screen.findByRole('dialog', { name: 'Share out 2 submissions' }))
  const away = await dialog.findByRole('checkbox', { name: /Iris Vale/ })
  expect(away).toBeDisabled()
  expect(away).not.toBeChecked()
  expect(dialog.getByText(/away until/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Preview' }))
  expect(await dialog.findByText('Nothing would change')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Share out' })).toBeDisabled()
  await user.click(dialog.getByRole('button', { name: 'Back' }))
  await user.click(dialog.getByRole('checkbox', { name: /Noor Haq/ }))
  expect(dialog.getByRole('button', { name: 'Preview' })).toBeDisabled()
})

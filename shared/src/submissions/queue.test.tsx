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
  tellLive,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { queueCall } from './having.queries.ts'
import { MarkMostUrgent, Queue } from './queue.tsx'

const claimCall = 'POST /Marking/tutor/Marking/Claim'
const releaseCall = 'POST /Marking/tutor/Marking/Release'

beforeEach(() => fakeDate('2026-11-24T09:00:00Z'))

const open = (calls: FakeCalls = {}, path = '/submissions') =>
  renderScreen(
    <>
      <MarkMostUrgent />
      <Queue look="tutor" />
    </>,
    { role: 'Tutor', path, calls: queueCalls(calls) },
  )

const rowOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(name) }))

describe('the queue of a tutor', () => {
  it('asks for what is one’s own and open, and shows what each item is', async () => {
    const { network, container } = open({
      [queueCall]: makeQueue(
        [
          makeQueueItem({ isOverdue: true, isStarted: true }),
          makeQueueItem({
            ...{ itemId: testUid(502), studentName: 'Cleo Hart', kind: 'statement' },
            ...{ title: 'Law', round: 2, number: 1, state: 'marked' },
            markedAt: '2026-11-22T10:00:00Z',
          }),
        ],
        { mine: 2, pool: 3, overdue: 1, checking: 1, secondLooks: 1 },
      ),
    })
    const ada = await rowOf('Ada Lee')
    for (const text of ['On doubt', 'Version 2', 'Essay', '1,240', 'Overdue', 'Begun']) {
      expect(ada.getByText(text)).toBeVisible()
    }
    expect(ada.getByText('Tom Grey')).toBeVisible()
    expect(ada.getByText('27 Nov 2026, 23:59')).toBeVisible()
    const cleo = await rowOf('Cleo Hart')
    expect(cleo.getByText('Version 1, second look')).toBeVisible()
    expect(cleo.getByText('Marked')).toBeVisible()
    expect(cleo.getByText(/^Returned/)).toHaveTextContent('Returned 22 Nov 2026')
    expect(cleo.queryByRole('button', { name: /Release/ })).toBeNull()
    expect(network.requestsOf(queueCall)[0]?.query).toEqual({
      ...{ pageNo: '1', pageSize: '20', marker: 'me', state: 'open' },
    })
    expect(network.requestsOf('GET /Marking/tutor/Marking/GetMarkers')).toEqual([])
    await screen.findByRole('button', { name: 'Columns' })
    await expectNoAxeViolations(container)
  })

  it('is filtered by counts at a press, and by the address', async () => {
    const { user, network, address } = open({}, '/submissions?kind=essay&search=ada')
    const asked = () => network.requestsOf(queueCall).at(-1)?.query
    expect(await screen.findByRole('button', { name: /^Mine/, pressed: true })).toBeVisible()
    expect(asked()).toMatchObject({ kind: 'essay', search: 'ada' })
    await user.click(screen.getByRole('button', { name: /^Overdue/ }))
    await waitFor(() => expect(asked()).toMatchObject({ state: 'overdue', kind: 'essay' }))
    expect(asked()?.marker).toBeUndefined()
    expect(address()).toBe('/submissions?kind=essay&search=ada&state=overdue&marker=all')
    await user.click(screen.getByRole('button', { name: /^Second looks/ }))
    await waitFor(() => expect(asked()).toMatchObject({ state: 'open', round: '2' }))
    await user.click(screen.getByRole('button', { name: /^Second looks/, pressed: true }))
    await waitFor(() => expect(address()).toBe('/submissions?kind=essay&search=ada'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Test' }), 'LNAT')
    await waitFor(() => expect(asked()).toMatchObject({ admissionTestId: '3' }))
  })

  it('gives an item of the pool to who claims it, and takes it back', async () => {
    const { user, network } = open({
      [claimCall]: { itemId: testUid(501) },
      [releaseCall]: undefined,
    })
    const row = await rowOf('Ben Moss')
    expect(row.queryByRole('link')).toBeNull()
    await user.click(row.getByRole('button', { name: 'Claim On maps of Ben Moss' }))
    expect(await screen.findByText('“On maps” of Ben Moss is yours.')).toBeVisible()
    expect(network.requestsOf(claimCall)[0]?.body).toEqual({ itemId: testUid(501) })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(network.requestsOf(releaseCall)[0]?.body).toEqual({ itemId: testUid(501) }),
    )
  })

  it('says who was quicker, and reads the queue again', async () => {
    const { user, network } = open({
      [claimCall]: new ApiError({ status: 409, message: 'Iris Vale has this.' }),
    })
    await user.click((await rowOf('Ben Moss')).getByRole('button', { name: /^Claim/ }))
    expect(await screen.findByText('Iris Vale has this.')).toBeVisible()
    await waitFor(() => expect(network.requestsOf(queueCall)).toHaveLength(2))
  })

  it('opens an own item, and gives it back to the pool', async () => {
    const { user, network, address } = open({ [releaseCall]: undefined })
    const row = await rowOf('Ada Lee')
    expect(row.getByRole('link', { name: 'Ada Lee' })).toHaveAttribute(
      'href',
      `/submissions?item=${testUid(500)}`,
    )
    await user.click(row.getByRole('button', { name: 'Release On doubt of Ada Lee' }))
    expect(await screen.findByText(/is back in the pool. What was begun is kept./)).toBeVisible()
    expect(network.requestsOf(releaseCall)[0]?.body).toEqual({ itemId: testUid(500) })
    await user.click(row.getByRole('button', { name: 'Mark On doubt of Ada Lee' }))
    await waitFor(() => expect(address()).toBe(`/submissions?item=${testUid(500)}`))
  })

  it('opens the most urgent of one’s own', async () => {
    const { user, network, address } = open()
    await screen.findByRole('row', { name: /Ada Lee/ })
    await user.click(screen.getByRole('button', { name: 'Mark the most urgent' }))
    await waitFor(() => expect(address()).toBe(`/submissions?item=${testUid(500)}`))
    expect(network.requestsOf(queueCall).at(-1)?.query).toMatchObject({
      ...{ marker: 'me', state: 'pending' },
    })
    expect(network.requestsOf(claimCall)).toEqual([])
  })

  it('takes the most urgent out of the pool, or says that nothing waits', async () => {
    const { user, network, address } = open({
      [queueCall]: makeQueue([], { mine: 0, pool: 2, checking: 1 }),
      [claimCall]: new ApiError({ status: 404, message: 'An item to mark was not found.' }),
    })
    expect(await screen.findByText('Nothing waits for you')).toBeVisible()
    expect(screen.getByText('2 wait in the pool, 1 waits for a check.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Mark the most urgent' }))
    expect(await screen.findByText('Nothing waits to be marked.')).toBeVisible()
    network.answer({ [claimCall]: { itemId: testUid(501) } })
    await user.click(screen.getByRole('button', { name: 'Mark the most urgent' }))
    await waitFor(() => expect(address()).toBe(`/submissions?item=${testUid(501)}`))
    expect(network.requestsOf(claimCall)[0]?.body).toEqual({})
  })

  it('is read again when somebody hands in', async () => {
    const { network } = open()
    await screen.findByRole('row', { name: /Ada Lee/ })
    tellLive()
    await waitFor(() => expect(network.requestsOf(queueCall)).toHaveLength(2))
  })

  it('says what could not be loaded, and tries again', async () => {
    const { user, network } = open({
      [queueCall]: new ApiError({ status: 400, message: 'No.' }),
    })
    expect(await screen.findByText('The submissions could not be loaded')).toBeVisible()
    network.answer({ [queueCall]: makeQueue([makePoolItem()]) })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('row', { name: /Ben Moss/ })).toBeVisible()
  })
})

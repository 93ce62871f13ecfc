import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listCall, noteCall, readCall } from './reading.queries.ts'
import ReadingScreen from './reading.screen.tsx'
import { makeReadingItem } from './reading.testing.ts'

const readAt = '2027-03-01T10:00:00.000Z'
const nrich = makeReadingItem()
const plus = makeReadingItem({
  ...{ id: testUid(2), title: 'Plus', level: 'further', readAt, note: 'Ask about knots' },
  version: 3,
})
const cases = makeReadingItem({
  ...{ id: testUid(3), subject: { id: 9, name: 'Law' }, title: 'Cases', kind: 'book' },
  ...{ to: null, link: 'withdrawn' },
})

beforeEach(() => fakeDate('2027-03-02T10:00:00Z'))

const open = (calls: FakeCalls = {}, search = '', isViewing = false) =>
  renderScreen(<ReadingScreen />, {
    path: `/resources/reading${search}`,
    route: '/resources/reading',
    ...(isViewing && { claims: { isImpersonating: true } }),
    calls: {
      [listCall]: { items: [cases, nrich, plus] },
      [readCall]: { readAt },
      'GET /User/Account/GetMe': new ApiError({ status: 404, message: '' }),
      ...calls,
    },
  })

const itemOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: new RegExp(title) })
  const row = heading.closest('li')
  if (row === null) throw new Error(`${title} stands in no list`)
  return within(row)
}

describe('the reading list', () => {
  it('says what to read by subject, why and where, and how much is read', async () => {
    const { container, network } = open()
    const first = await itemOf('NRICH')
    const link = first.getByRole('link', { name: /NRICH .*opens in a new tab/ })
    expect(link).toHaveAttribute('href', 'https://nrich.maths.org')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(link).toHaveAttribute('target', '_blank')
    expect(first.getByText('Read first')).toBeVisible()
    expect(first.getByText('University of Cambridge · Website, 20 minutes')).toBeVisible()
    expect(first.getByText('Problems without a recipe.')).toBeVisible()
    expect((await itemOf('Plus')).getByText('Further reading')).toBeVisible()
    expect((await itemOf('Plus')).getByText('Ask about knots')).toBeVisible()
    const gone = await itemOf('Cases')
    expect(gone.getByText('This book has been withdrawn.')).toBeVisible()
    expect(gone.queryByRole('link')).toBeNull()
    const progress = (name: string) =>
      screen.getByRole('progressbar', { name }).getAttribute('aria-valuetext')
    expect(progress('Read of all')).toBe('1 of 3')
    expect(progress('Read of Mathematics')).toBe('1 of 2')
    expect(progress('Read of Law')).toBe('0 of 1')
    expect(network.requestsOf(readCall)).toEqual([])
    await expectNoAxeViolations(container)
  })

  it('shows one subject, and what is not read yet, by its address', async () => {
    const { user, address } = open({}, '?subject=1&show=unread')
    await itemOf('NRICH')
    expect(screen.queryByRole('heading', { name: /Plus/ })).toBeNull()
    expect(screen.queryByRole('heading', { name: /Cases/ })).toBeNull()
    await user.selectOptions(screen.getByLabelText('Subject'), '')
    expect(await screen.findByRole('heading', { name: /Cases/ })).toBeVisible()
    expect(address()).toBe('/resources/reading?show=unread')
    await user.click(screen.getByRole('button', { name: /Not read yet/ }))
    expect(await screen.findByRole('heading', { name: /Plus/ })).toBeVisible()
    expect(address()).toBe('/resources/reading')
  })

  it('marks as read at once, keeps the item in sight, and takes it back', async () => {
    const { user, network } = open({}, '?show=unread')
    const item = await itemOf('NRICH')
    network.answer({ [listCall]: { items: [cases, { ...nrich, readAt }, plus] } })
    await user.click(item.getByRole('button', { name: 'Mark as read NRICH' }))
    expect(await item.findByText('Read')).toBeVisible()
    await user.click(item.getByRole('button', { name: 'Undo NRICH is not read' }))
    await waitFor(() => expect(network.requestsOf(readCall)).toHaveLength(2))
    expect(network.requestsOf(readCall).map(({ body }) => body)).toEqual([
      { itemId: nrich.id, isRead: true },
      { itemId: nrich.id, isRead: false },
    ])
  })

  it('takes a mark back that could not be saved, and says so', async () => {
    const { user } = open({ [readCall]: new ApiError({ status: 0, message: '' }) })
    const item = await itemOf('NRICH')
    await user.click(item.getByRole('button', { name: 'Mark as read NRICH' }))
    expect(await screen.findByText(/^This could not be saved/)).toBeVisible()
    expect(item.getByRole('button', { name: 'Mark as read NRICH' })).toBeVisible()
  })

  it('says that nothing is new once all is read', async () => {
    open({ [listCall]: { items: [plus] } }, '?show=unread')
    expect(await screen.findByText('Nothing new to read.')).toBeVisible()
  })

  it('says that it is being prepared while there is nothing', async () => {
    open({ [listCall]: { items: [] } })
    expect(await screen.findByText('Your reading list is being prepared.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
  })

  it('fails in words', async () => {
    const { network, user } = open({
      [listCall]: new ApiError({ status: 422, message: 'Not now.' }),
    })
    expect(await screen.findByText('Your reading list could not be loaded')).toBeVisible()
    network.answer({ [listCall]: { items: [nrich] } })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: /NRICH/ })).toBeVisible()
  })

  it('is printed, and taken along as text', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:list')
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: 'Download as text' }))
    const [file] = made.mock.calls[0] ?? []
    expect(file instanceof Blob ? await file.text() : '').toContain('My note: Ask about knots')
    print.mockRestore()
    made.mockRestore()
  })
})

describe('the note on an item', () => {
  it('saves itself, on top of the version that was looked at', async () => {
    const { user, network } = open({ [noteCall]: { version: 4 } })
    const item = await itemOf('Plus')
    await user.click(item.getByRole('button', { name: 'Change my note on Plus' }))
    const field = await screen.findByRole('textbox', { name: 'My note on Plus' })
    expect(field).toHaveFocus()
    await user.type(field, ', twice')
    await user.tab()
    await waitFor(() =>
      expect(network.requestsOf(noteCall).map(({ body }) => body)).toEqual([
        { itemId: plus.id, note: 'Ask about knots, twice', version: 3 },
      ]),
    )
    expect(await screen.findByText('Saved')).toBeVisible()
    await user.type(field, '!')
    await user.tab()
    await waitFor(() => expect(network.requestsOf(noteCall)[1]?.body).toMatchObject({ version: 4 }))
  })

  it('that was changed elsewhere shows both, and loses neither', async () => {
    const stale = new ApiError({
      ...{ status: 409, message: 'You have changed this note in another tab.' },
      data: {
        ...{ by: 'You', at: readAt, version: 5, values: { note: 'From the phone' } },
        changed: ['note'],
      },
    })
    const { user, network } = open({ [noteCall]: stale })
    const item = await itemOf('NRICH')
    await user.click(item.getByRole('button', { name: 'Add a note on NRICH' }))
    const field = await screen.findByRole('textbox', { name: 'My note on NRICH' })
    await user.type(field, 'From here')
    await user.tab()
    expect(await screen.findByText('From the phone')).toBeVisible()
    expect(field).toHaveValue('From here')
    network.answer({ [noteCall]: { version: 6 } })
    await user.click(screen.getByRole('button', { name: 'Keep mine' }))
    await waitFor(() =>
      expect(network.requestsOf(noteCall).at(-1)?.body).toEqual({
        ...{ itemId: nrich.id, note: 'From here', version: 5 },
      }),
    )
  })
})

it('can be looked at and not changed by a parent who looks on', async () => {
  const { user, network } = open({}, '', true)
  const item = await itemOf('Plus')
  const undo = item.getByRole('button', { name: 'Undo Plus is not read' })
  expect(undo).toHaveAttribute('aria-disabled', 'true')
  expect(undo).toHaveAttribute('title', expect.stringContaining('nothing can be changed'))
  await user.click(undo)
  await user.click(item.getByRole('button', { name: 'Change my note on Plus' }))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(item.getByText('Ask about knots')).toBeVisible()
  expect(network.requestsOf(readCall)).toEqual([])
})

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
import { beforeEach, expect, it } from 'vitest'
import BookScreen from './book.screen.tsx'
import { makeBook, makeListedBook, testBookId } from './library.testing.ts'

const bookCall = 'GET /Library/Library/GetBook'
const openCall = 'POST /Library/Library/OpenBook'
const marksCall = 'GET /Library/Library/GetMarks'
const saveCall = 'POST /Library/Library/SaveMark'
const removeCall = 'POST /Library/Library/RemoveMark'

const marks = [
  { id: testUid(11), page: 87, note: 'The proof', updatedAt: '2026-11-20T10:00:00.000Z' },
  { id: testUid(12), page: 12, note: '', updatedAt: '2026-11-20T10:00:00.000Z' },
]
const opened = {
  ...{ page: 37, furthest: 41, at: '2026-11-26T10:00:00.000Z', otherDevicePage: null },
  ...{ url: `/media/file/${testUid(20)}/Mechanics.pdf`, title: 'Mechanics', pages: 200 },
  ...{ mayDownload: false, closesAt: null },
}
const path = `/resources/library/mechanics/${testBookId}`

beforeEach(() => {
  fakeDate('2026-11-27T10:00:00Z')
  sessionStorage.clear()
})

const open = (address = path, calls: FakeCalls = {}, more = {}) =>
  renderScreen(<BookScreen />, {
    path: address,
    route: '/resources/library/:book/:id',
    calls: {
      [bookCall]: makeBook(),
      [marksCall]: { marks },
      [openCall]: opened,
      [saveCall]: { id: testUid(13) },
      [removeCall]: undefined,
      ...calls,
    },
    ...more,
  })

it('says all about a book, and where one goes on', async () => {
  open(path, {
    [bookCall]: makeBook({ more: [makeListedBook({ id: testUid(3), title: 'Waves' })] }),
  })
  expect(await screen.findByRole('heading', { name: 'Mechanics', level: 1 })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Continue at page 37: Mechanics' })).toHaveAttribute(
    'href',
    `${path}?page=37`,
  )
  expect(screen.getByText('978-0521681803')).toBeVisible()
  expect(screen.getByText('Begin with forces.')).toBeVisible()
  const more = within(screen.getByRole('region', { name: 'More of the subject' }))
  expect(more.getByRole('heading', { name: 'Waves' })).toBeVisible()
  await waitFor(() => expect(document.title).toContain('Mechanics'))
  expect(await screen.findByText('The proof')).toBeVisible()
  await expectNoAxeViolations()
})

it('begins a book that was never opened', async () => {
  open(path, { [bookCall]: makeBook({ page: null, furthest: null, readAt: null }) })
  expect(await screen.findByRole('link', { name: 'Read: Mechanics' })).toHaveAttribute(
    'href',
    `${path}?page=1`,
  )
})

it('puts right the words of an address, and keeps the rest of it', async () => {
  const { address } = open(`/resources/library/something-else/${testBookId}?from=curriculum`)
  await waitFor(() => expect(address()).toBe(`${path}?from=curriculum`))
})

it('lists own bookmarks by page; each is gone to, changed and removed', async () => {
  const { user, network, address } = open()
  const list = await screen.findByRole('list', { name: 'Bookmarks' })
  const pages = within(list).getAllByRole('link')
  expect(pages.map((link) => link.textContent)).toEqual(['Page 12', 'Page 87'])
  await user.click(screen.getByRole('button', { name: 'Edit the bookmark at page 87' }))
  await user.type(screen.getByRole('textbox', { name: 'Note at page 87 (optional)' }), ' again')
  await user.click(screen.getByRole('button', { name: 'Save note' }))
  await waitFor(() =>
    expect(network.requestsOf(saveCall)[0]?.body).toEqual({
      ...{ bookId: testBookId, id: testUid(11), page: 87, note: 'The proof again' },
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Remove the bookmark at page 12' }))
  await waitFor(() => expect(network.requestsOf(removeCall)[0]?.body).toEqual({ id: testUid(12) }))
  await user.click(screen.getByRole('link', { name: 'Page 87' }))
  await waitFor(() => expect(address()).toBe(`${path}?page=87`))
  // It was gone to by choice, at this moment.
  await waitFor(() =>
    expect(network.requestsOf(openCall)[0]?.body).toMatchObject({
      ...{ bookId: testBookId, page: 87, at: expect.stringMatching(/^2026-11-27T10:00/) },
    }),
  )
})

it('says so where there are no bookmarks, and where they cannot be had', async () => {
  const { unmount, network } = open(path, { [marksCall]: { marks: [] } })
  expect(await screen.findByText('No bookmarks yet')).toBeVisible()
  unmount()
  network.restore()
  open(path, { [marksCall]: new ApiError({ status: 422, message: 'Away.' }) })
  expect(await screen.findByText('Your bookmarks could not be loaded')).toBeVisible()
})

it('is read no more once it was withdrawn, and keeps what was noted', async () => {
  open(path, {
    [bookCall]: makeBook({
      ...{ state: 'withdrawn', isOpen: false, closesAt: '2026-11-20T10:00:00.000Z' },
    }),
  })
  expect(await screen.findByText('This book has been withdrawn.')).toBeVisible()
  expect(await screen.findByText('The proof')).toBeVisible()
  expect(screen.queryByRole('link', { name: /Continue/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull()
  await expectNoAxeViolations()
})

it('says until when a book that takes no new readers can be read', async () => {
  open(path, {
    [bookCall]: makeBook({ state: 'withdrawn', closesAt: '2026-12-04T10:00:00.000Z' }),
  })
  expect(await screen.findByText(/You can read it until/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Continue at page 37: Mechanics' })).toBeVisible()
})

it('has no way to read a book without a file', async () => {
  open(path, {
    [bookCall]: makeBook({
      hasFile: false,
      isOpen: false,
      page: null,
      furthest: null,
      pages: null,
    }),
  })
  expect(await screen.findByText('This book cannot be read here.')).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Read/ })).toBeNull()
})

it('says where there is no such book', async () => {
  open(path, { [bookCall]: new ApiError({ status: 404, message: 'Not found' }) })
  expect(await screen.findByText('This book is not there')).toBeVisible()
  expect(screen.getByRole('link', { name: 'All books' })).toHaveAttribute(
    'href',
    '/resources/library',
  )
})

it('opens the reader at the page of the address, with what this device knows', async () => {
  const { network, user, address } = open(`${path}?page=37`)
  expect(await screen.findByRole('region', { name: 'Reader: Mechanics' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Mechanics', level: 1 })).toBeInTheDocument()
  expect(network.requestsOf(openCall)[0]?.body).toEqual({ bookId: testBookId, page: 37 })
  await user.click(screen.getByRole('button', { name: 'Back to the book' }))
  await waitFor(() => expect(address()).toBe(path))
})

it.each([
  ['when it is opened', { [openCall]: new ApiError({ status: 404, message: 'Not found' }) }],
  [
    'while it is open',
    { 'GET /media/file/:id/:name': new ApiError({ status: 404, message: 'Not found' }) },
  ],
])('says that a book is withdrawn %s, with own notes to be read', async (_, calls) => {
  open(`${path}?page=37`, calls as FakeCalls)
  expect(await screen.findByText('This book has been withdrawn.')).toBeVisible()
  expect(await screen.findByText('The proof')).toBeVisible()
})

it('says that a book could not be opened, and tries again', async () => {
  const { user, network } = open(`${path}?page=37`, {
    [openCall]: new ApiError({ status: 422, message: 'Away.' }),
  })
  expect(await screen.findByText('The book could not be opened')).toBeVisible()
  network.answer({ [openCall]: opened })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Reader: Mechanics' })).toBeVisible()
})

it('is not opened for who looks on', async () => {
  const { network } = open(`${path}?page=37`, {}, { claims: { isImpersonating: true } })
  expect(await screen.findByText('The book is not opened')).toBeVisible()
  expect(network.requestsOf(openCall)).toEqual([])
})

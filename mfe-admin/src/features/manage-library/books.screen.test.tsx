import { ApiError } from '@portal/shared/api'
import {
  chooseInRow,
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  renderScreen,
  savedFiles,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, expect, it } from 'vitest'
import { bookCall, booksCall } from './books.queries.ts'
import BooksScreen from './books.screen.tsx'
import { makeBookRow, makeEditedBook } from './books.testing.ts'

const withdrawCall = 'POST /Library/admin/Library/WithdrawBook'
const csvCall = 'GET /Library/admin/Library/GetCsv'

const book = makeBookRow()
const draft = makeBookRow({
  ...{ id: testUid(2), title: 'Waves', state: 'draft', readersNow: 0, finished: 0 },
  ...{ pages: null, hasFile: false },
})

const open = (calls: FakeCalls = {}, search = '') =>
  renderScreen(<BooksScreen />, {
    ...{ role: 'Admin', path: `/manage-library${search}` },
    calls: {
      [booksCall]: { books: [book, draft], totalCount: 2 },
      [bookCall]: makeEditedBook(),
      [withdrawCall]: { version: 4, readers: 31 },
      'GET /Content/Subject/GetSubjects': [{ id: 4, name: 'Physics' }],
      'GET /Lists/View/GetViews': { views: [] },
      ...calls,
    },
  })

beforeEach(() => fakeDate('2026-11-27T10:00:00Z'))

it('counts readers of each book, and leads to where it is edited', async () => {
  const { network } = open()
  const row = within(await screen.findByRole('row', { name: /Mechanics/ }))
  expect(row.getByText('Published')).toBeVisible()
  expect(row.getByText('12')).toBeVisible()
  expect(row.getByText('3')).toBeVisible()
  expect(row.getByText('200')).toBeVisible()
  expect(row.getByRole('link', { name: /Mechanics/ })).toHaveAttribute(
    'href',
    `/manage-library/edit/${book.id}`,
  )
  expect(screen.getByRole('link', { name: 'Add a book' })).toHaveAttribute(
    'href',
    '/manage-library/add-book',
  )
  expect(network.requestsOf(booksCall)[0]?.query).toMatchObject({ sort: 'title', direction: 'asc' })
  await expectNoAxeViolations()
})

it('asks for what the address says, and gives the same as a file', async () => {
  const saved = savedFiles()
  const { network, user } = open(
    { [csvCall]: new Blob(['title']) as never },
    '?search=force&state=withdrawn&subject=4&sort=readers&direction=desc',
  )
  await screen.findByRole('row', { name: /Mechanics/ })
  const asked = {
    ...{ search: 'force', state: 'withdrawn', subjectId: '4', sort: 'readers', direction: 'desc' },
  }
  await waitFor(() => expect(network.requestsOf(booksCall).at(-1)?.query).toMatchObject(asked))
  await user.click(await screen.findByRole('button', { name: /CSV/ }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(network.requestsOf(csvCall)[0]?.query).toMatchObject(asked)
})

it('withdraws a book after saying how many have opened it', async () => {
  const { user, network } = open()
  await screen.findByRole('row', { name: /Mechanics/ })
  await chooseInRow(user, 'Mechanics', 'Withdraw')
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw Mechanics?' }))
  expect(await dialog.findByText(/31 people have opened this book, 12 of them/)).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: /^At once/ }))
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
  expect(
    await screen.findByText('“Mechanics” is withdrawn. 31 readers will hear of it.'),
  ).toBeVisible()
  expect(network.requestsOf(withdrawCall)[0]?.body).toEqual({
    ...{ id: book.id, version: 3, way: 'at-once' },
  })
})

it('keeps the dialog where somebody has changed the book meanwhile', async () => {
  const message = 'The book was changed meanwhile.'
  const { user } = open({
    [withdrawCall]: new ApiError({ status: 409, message, serverMessage: message }),
  })
  await screen.findByRole('row', { name: /Mechanics/ })
  await chooseInRow(user, 'Mechanics', 'Withdraw')
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw Mechanics?' }))
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
  expect(await dialog.findByText(message)).toBeVisible()
})

it('withdraws no draft', async () => {
  const { user } = open()
  const row = within(await screen.findByRole('row', { name: /Waves/ }))
  expect(row.getByText('No file')).toBeVisible()
  expect(row.getByRole('button', { name: /^Edit/ })).toBeVisible()
  await user.click(row.getByRole('button', { name: /^History/ }))
  expect(await screen.findByRole('dialog', { name: 'History of Waves' })).toBeVisible()
  expect(row.queryByRole('button', { name: /Withdraw/ })).toBeNull()
})

it('says what will be there, and what fits no filter', async () => {
  const none = { [booksCall]: { books: [], totalCount: 0 } }
  const { user } = open(none, '?state=draft')
  expect(await screen.findByText('No book fits these filters.')).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement)
  expect(await screen.findByText('No books yet')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Add a book' })).toHaveLength(2)
})

it('says that the books could not be had', async () => {
  open({ [booksCall]: new ApiError({ status: 422, message: 'Away.' }) })
  expect(await screen.findByText('The books could not be loaded')).toBeVisible()
})

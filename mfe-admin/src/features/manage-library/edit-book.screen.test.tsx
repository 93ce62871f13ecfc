import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  renderScreen,
  screen,
  testUid,
  waitFor,
} from '@portal/shared/testing'
import { beforeEach, expect, it } from 'vitest'
import AddBookScreen from './add-book.screen.tsx'
import { bookCall, saveCall } from './books.queries.ts'
import { makeEditedBook } from './books.testing.ts'
import EditBookScreen from './edit-book.screen.tsx'

const book = makeEditedBook()
const calls: FakeCalls = {
  [bookCall]: book,
  [saveCall]: { id: book.id, version: 4 },
  'GET /Content/Subject/GetSubjects': [
    { id: 4, name: 'Physics' },
    { id: 9, name: 'Law' },
  ],
}

beforeEach(() => {
  fakeDate('2026-11-27T10:00:00Z')
  sessionStorage.clear()
})

const edit = (more: FakeCalls = {}) =>
  renderScreen(<EditBookScreen />, {
    ...{
      role: 'Admin',
      route: '/manage-library/edit/:id',
      path: `/manage-library/edit/${book.id}`,
    },
    calls: { ...calls, ...more },
  })

const add = (more: FakeCalls = {}) =>
  renderScreen(<AddBookScreen />, {
    ...{ role: 'Admin', route: '/manage-library/add-book', path: '/manage-library/add-book' },
    calls: { ...calls, ...more },
  })

it('shows a book with its readers, the pages of its file, and what readers will see', async () => {
  edit()
  expect(await screen.findByRole('heading', { name: 'Mechanics', level: 1 })).toBeVisible()
  expect(screen.getByText('Opened by 31, read now by 12, finished by 3')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Mechanics')
  expect(screen.getByText('200 pages')).toBeVisible()
  expect(await screen.findByRole('region', { name: 'Preview' })).toBeVisible()
  expect(screen.getByText('978-0521681803')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the PDF' })).toHaveAttribute('target', '_blank')
  await waitFor(() => expect(document.title).toContain('Mechanics'))
  await expectNoAxeViolations()
})

it('saves what was changed, with the version that was edited', async () => {
  const { user, network } = edit()
  const title = await screen.findByRole('textbox', { name: 'Title' })
  await user.clear(title)
  await user.type(title, 'Forces')
  await user.click(screen.getByRole('checkbox', { name: 'Readers may download the PDF' }))
  await user.click(screen.getByRole('button', { name: 'Save book' }))
  expect(await screen.findByText('“Forces” is saved.')).toBeVisible()
  expect(network.requestsOf(saveCall)[0]?.body).toMatchObject({
    ...{ id: book.id, version: 3, title: 'Forces', mayDownload: false, subjectIds: [4] },
    ...{ fileId: book.fileId, isbn: '9780521681803', state: 'published' },
  })
})

it('says at the field that an ISBN is none, before anything is sent', async () => {
  const { user, network } = edit()
  const field = await screen.findByRole('textbox', { name: /^ISBN/ })
  await user.clear(field)
  await user.type(field, '978-0521681804')
  await user.click(screen.getByRole('button', { name: 'Save book' }))
  expect((await screen.findAllByText(/This is no ISBN/))[0]).toBeVisible()
  expect(field).toHaveAccessibleDescription(expect.stringContaining('This is no ISBN'))
  expect(network.requestsOf(saveCall)).toEqual([])
})

it('keeps what was typed where somebody else has saved the book meanwhile', async () => {
  const message = 'Somebody else has saved this book meanwhile.'
  const { user, network } = edit()
  const title = await screen.findByRole('textbox', { name: 'Title' })
  await user.clear(title)
  await user.type(title, 'Forces')
  const { version: _, ...values } = book
  network.answer({
    [bookCall]: { ...book, title: 'Statics', version: 4 },
    [saveCall]: new ApiError({
      ...{ status: 409, message, serverMessage: message },
      data: { by: 'Noor Haddad', at: '2026-11-27T09:59:00.000Z', version: 4, values },
    }),
  })
  await user.click(screen.getByRole('button', { name: 'Save book' }))
  expect((await screen.findAllByText(/Noor Haddad/))[0]).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Forces')
  expect(screen.getAllByText(/Statics/)[0]).toBeVisible()
})

it('opens withdrawing and the history', async () => {
  const { user } = edit({ 'GET /Content/admin/History/GetVersions': [] })
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByRole('dialog', { name: 'Withdraw Mechanics?' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'History' }))
  expect(await screen.findByRole('dialog', { name: 'History of Mechanics' })).toBeVisible()
})

it('offers no state but its own and the way back to one that is withdrawn', async () => {
  edit({
    [bookCall]: makeEditedBook({ state: 'withdrawn', closesAt: '2026-11-20T10:00:00.000Z' }),
  })
  expect(await screen.findByRole('radio', { name: 'Withdrawn' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Published' })).toBeVisible()
  expect(screen.queryByRole('radio', { name: 'Draft' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
})

it('says where there is no such book', async () => {
  edit({ [bookCall]: new ApiError({ status: 404, message: 'Not found' }) })
  expect(await screen.findByText('There is no such book')).toBeVisible()
})

it('makes a book, and goes on where it is edited', async () => {
  const { user, network, address } = add({ [saveCall]: { id: testUid(9), version: 1 } })
  await user.click(await screen.findByRole('button', { name: 'Add book' }))
  expect((await screen.findAllByText('Enter a title'))[0]).toBeVisible()
  expect(screen.getAllByText('Enter an author')[0]).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Optics')
  await user.type(screen.getByRole('textbox', { name: 'Authors' }), 'Ada Byron{Enter}')
  await user.click(screen.getByRole('button', { name: 'Add book' }))
  await waitFor(() => expect(address()).toBe(`/manage-library/edit/${testUid(9)}`))
  const sent = network.requestsOf(saveCall)[0]
  expect(sent?.body).toMatchObject({
    ...{ title: 'Optics', authors: ['Ada Byron'], isbn: null, fileId: null, state: 'draft' },
  })
  expect(sent?.body).not.toHaveProperty('id')
  expect(sent?.headers.get('idempotency-key')).not.toBeNull()
})

it('says at its field what the server refuses of a new book', async () => {
  const message = 'This file is no PDF that can be read'
  const { user } = add({
    [saveCall]: new ApiError({
      ...{ status: 422, message, errors: [{ path: 'body.fileId', message }] },
    }),
  })
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Optics')
  await user.type(screen.getByRole('textbox', { name: 'Authors' }), 'Ada Byron{Enter}')
  await user.click(screen.getByRole('button', { name: 'Add book' }))
  const [said] = await screen.findAllByText(message)
  expect(said).toBeVisible()
})

import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { listCall, orderCall } from './reading.queries.ts'
import { makeBook, makeItem } from './reading.testing.ts'
import ReadingListScreen from './reading-list.screen.tsx'

const saveCall = 'POST /readinglist/admin/reading-list/Save'
const importCall = 'POST /readinglist/admin/reading-list/Import'
const saveOrderCall = 'POST /readinglist/admin/reading-list/Order'
const booksCall = 'GET /Library/admin/Library/GetBooks'

const shown = makeBook()
const book = { id: shown.id, title: shown.title }
const nrich = makeItem()
const light = makeItem({
  ...{ id: '00000000-0000-4000-8000-000000000002', title: 'Light', kind: 'book', address: null },
  ...{ book, isBroken: true, state: 'draft', readers: 0 },
})

beforeEach(() => fakeDate('2027-03-02T10:00:00Z'))

const open = (calls: FakeCalls = {}, search = '') =>
  renderScreen(<ReadingListScreen />, {
    ...{ role: 'Admin', path: `/reading-list${search}` },
    calls: {
      [listCall]: { items: [nrich, light], totalCount: 2, brokenCount: 1 },
      'GET /Content/Subject/GetSubjects': [
        { id: 9, name: 'Law' },
        { id: 1, name: 'Mathematics' },
      ],
      [booksCall]: { books: [shown], totalCount: 1 },
      'GET /Lists/View/GetViews': { views: [] },
      ...calls,
    },
  })

describe('the reading list of admins', () => {
  it('shows each item with its readers, and what leads nowhere', async () => {
    const { container } = open()
    const row = within(await screen.findByRole('row', { name: /NRICH/ }))
    expect(row.getByText('Published')).toBeVisible()
    expect(row.getByText('12')).toBeVisible()
    const link = row.getByRole('link', { name: 'nrich.maths.org' })
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    const broken = within(screen.getByRole('row', { name: /Light/ }))
    expect(broken.getByText('Not published')).toBeVisible()
    expect(screen.getByText('1 item leads to a book that is not published')).toBeVisible()
    await expectNoAxeViolations(container)
  })

  it('is filtered by the subject, the state and broken links of its address', async () => {
    const { network } = open({}, '?subject=9&state=draft&link=broken')
    await screen.findByRole('row', { name: /NRICH/ })
    await waitFor(() =>
      expect(network.requestsOf(listCall).at(-1)?.query).toMatchObject({
        ...{ subjectId: '9', state: 'draft', link: 'broken', sort: 'place' },
      }),
    )
  })

  it('says what will be there', async () => {
    open({ [listCall]: { items: [], totalCount: 0, brokenCount: 0 } })
    expect(await screen.findByText('The reading list is empty')).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Add an item' })).toHaveLength(2)
  })

  it('takes a new item of the subject that is looked at', async () => {
    const { user, network } = open({ [saveCall]: { id: nrich.id, version: 1 } }, '?subject=9')
    await screen.findByRole('row', { name: /NRICH/ })
    await user.click(screen.getByRole('button', { name: 'Add an item' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New item' }))
    expect(dialog.getByLabelText('Subject')).toHaveDisplayValue('Law')
    await user.click(dialog.getByRole('button', { name: 'Save item' }))
    expect(await dialog.findAllByText(/Enter a title/)).not.toHaveLength(0)
    await user.type(dialog.getByLabelText('Title'), 'Cases')
    await user.type(dialog.getByLabelText(/^Address/), 'http://example.org')
    await user.click(dialog.getByRole('button', { name: 'Save item' }))
    expect(network.requestsOf(saveCall)).toEqual([])
    await user.clear(dialog.getByLabelText(/^Address/))
    await user.type(dialog.getByLabelText(/^Address/), 'https://example.org')
    await user.click(dialog.getByRole('radio', { name: 'Published' }))
    await user.click(dialog.getByRole('button', { name: 'Save item' }))
    expect(await screen.findByText('“Cases” is saved.')).toBeVisible()
    expect(network.requestsOf(saveCall).map(({ body }) => body)).toEqual([
      {
        ...{ subjectId: 9, kind: 'book', title: 'Cases', authors: '', why: '' },
        ...{ address: 'https://example.org', bookId: null, level: 'first', minutes: null },
        state: 'published',
      },
    ])
  })

  it('leads an item to one of the books that are published', async () => {
    const { user, network } = open({ [saveCall]: { id: nrich.id, version: 1 } }, '?subject=9')
    await screen.findByRole('row', { name: /NRICH/ })
    await user.click(screen.getByRole('button', { name: 'Add an item' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New item' }))
    await user.type(dialog.getByLabelText('Title'), 'Light')
    await user.click(dialog.getByRole('combobox', { name: /^Book of the library/ }))
    await dialog.findByRole('option', { name: 'Light and lenses' })
    await user.paste('lenses')
    await waitFor(() =>
      expect(network.requestsOf(booksCall).at(-1)?.query).toMatchObject({
        ...{ search: 'lenses', state: 'published' },
      }),
    )
    await user.click(await dialog.findByRole('option', { name: 'Light and lenses' }))
    await user.click(dialog.getByRole('button', { name: 'Save item' }))
    expect(await screen.findByText('“Light” is saved.')).toBeVisible()
    expect(network.requestsOf(saveCall)[0]?.body).toMatchObject({ bookId: book.id, address: null })
  })

  it('changes an item, and keeps what is typed where somebody saved meanwhile', async () => {
    const stale = new ApiError({
      ...{ status: 409, message: 'The item has been changed by somebody else meanwhile.' },
      data: {
        ...{ by: 'Ben Okafor', at: '2027-03-02T09:00:00.000Z', version: 4, changed: ['why'] },
        values: {
          ...{ subjectId: 1, kind: 'website', title: 'NRICH', authors: 'Cambridge' },
          ...{ why: 'Theirs.', address: nrich.address, bookId: null, level: 'first' },
          ...{ minutes: 20, state: 'published' },
        },
      },
    })
    const { user, network } = open({ [saveCall]: stale })
    await screen.findByRole('row', { name: /NRICH/ })
    await user.click(screen.getByRole('button', { name: 'Edit NRICH' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit NRICH' }))
    const why = dialog.getByLabelText(/^Why/)
    await user.clear(why)
    await user.type(why, 'Mine.')
    await user.click(dialog.getByRole('button', { name: 'Save item' }))
    expect(await dialog.findAllByText(/Ben Okafor/)).not.toHaveLength(0)
    expect(why).toHaveValue('Mine.')
    expect(network.requestsOf(saveCall)[0]?.body).toMatchObject({ id: nrich.id, version: 3 })
  })

  it('puts the items of a subject in order', async () => {
    const items = [nrich, light].map(({ id, title, state }) => ({ id, title, state }))
    const { user, network } = open({ [orderCall]: { items }, [saveOrderCall]: undefined })
    await screen.findByRole('row', { name: /NRICH/ })
    await user.click(screen.getByRole('button', { name: 'Put in order' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Order of a subject' }))
    await user.selectOptions(dialog.getByLabelText('Subject to put in order'), '1')
    await user.click(await dialog.findByRole('button', { name: 'More for NRICH' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move down' }))
    await waitFor(() =>
      expect(network.requestsOf(saveOrderCall)[0]?.body).toEqual({
        ...{ subjectId: 1, ids: [light.id, nrich.id] },
      }),
    )
  })
})

describe('an import', () => {
  const csv = 'Subject,Kind,Title\nLaw,book,Cases\n'
  const file = new File([csv], 'list.csv', { type: 'text/csv' })
  const choose = async (calls: FakeCalls) => {
    const screenOf = open(calls)
    await screen.findByRole('row', { name: /NRICH/ })
    await screenOf.user.click(screen.getByRole('button', { name: 'Import' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Import items' }))
    await screenOf.user.upload(dialog.getByLabelText('CSV file'), file)
    return { ...screenOf, dialog }
  }

  it('looks at the file first, and adds it when it is asked to', async () => {
    const looked = { rows: 1, added: 0, faults: [] }
    const { user, network, dialog } = await choose({ [importCall]: looked })
    expect(await dialog.findByText('list.csv can be added')).toBeVisible()
    network.answer({ [importCall]: { ...looked, added: 1 } })
    await user.click(dialog.getByRole('button', { name: 'Add 1 item' }))
    expect(await screen.findByText('1 item is added.')).toBeVisible()
    expect(network.requestsOf(importCall).map(({ body }) => body)).toEqual([
      { csv, isDryRun: true },
      { csv, isDryRun: false },
    ])
  })

  it('says line by line what is wrong, and adds nothing', async () => {
    const faults = [{ row: 2, column: 'Subject', message: 'There is no subject “Law”' }]
    const { dialog } = await choose({ [importCall]: { rows: 1, added: 0, faults } })
    expect(await dialog.findByText('Line 2, Subject: There is no subject “Law”')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Add items' })).toBeDisabled()
    await expectNoAxeViolations()
  })

  it('says why a file cannot be read', async () => {
    const message = 'The file has no column “Kind”.'
    const refused = new ApiError({ status: 422, message, serverMessage: message })
    const { dialog } = await choose({ [importCall]: refused })
    expect(await dialog.findByText(message)).toBeVisible()
  })
})

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
import LibraryScreen from './library.screen.tsx'
import { makeListedBook } from './library.testing.ts'

const call = 'GET /Library/Library/GetBooks'

const mechanics = makeListedBook()
const waves = makeListedBook({
  ...{ id: testUid(2), slug: 'waves', title: 'Waves', page: null, furthest: null },
})
const printed = makeListedBook({
  ...{ id: testUid(3), slug: 'optics', title: 'Optics', hasFile: false, pages: null },
  ...{ page: null, furthest: null },
})

beforeEach(() => fakeDate('2026-11-27T10:00:00Z'))

const open = (search = '', calls: FakeCalls = {}, more = {}) =>
  renderScreen(<LibraryScreen />, {
    path: `/resources/library${search}`,
    calls: {
      [call]: ({ query }) =>
        query?.mine === 'reading'
          ? { books: [mechanics], totalCount: 1 }
          : { books: [mechanics, printed, waves], totalCount: 3 },
      'GET /Content/Subject/GetSubjects': [{ id: 4, name: 'Physics' }],
      ...calls,
    },
    ...more,
  })

it('shows first what one reads, then all books with the way into each', async () => {
  const { network } = open()
  const reading = within(await screen.findByRole('region', { name: 'Continue reading' }))
  expect(reading.getByRole('link', { name: 'Continue at page 37: Mechanics' })).toHaveAttribute(
    'href',
    `/resources/library/mechanics/${mechanics.id}?page=37`,
  )
  expect(reading.getByRole('progressbar', { name: 'Page 37 of 200' })).toBeVisible()
  const all = within(screen.getByRole('region', { name: '3 books' }))
  expect(all.getByRole('link', { name: 'Read now: Waves' })).toHaveAttribute(
    'href',
    `/resources/library/waves/${waves.id}?page=1`,
  )
  expect(all.getByRole('link', { name: 'Waves' })).toHaveAttribute(
    'href',
    `/resources/library/waves/${waves.id}`,
  )
  expect(all.getByText('To look up only')).toBeVisible()
  expect(
    network
      .requestsOf(call)
      .map(({ query }) => query.sort)
      .toSorted(),
  ).toEqual(['read', 'title'])
  await expectNoAxeViolations()
})

it('asks for what the address says, and changes it', async () => {
  const { network, user, address } = open('?q=force&subject=4&mine=finished&sort=newest')
  expect(await screen.findByRole('region', { name: '3 books' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Continue reading' })).toBeNull()
  await waitFor(() =>
    expect(network.requestsOf(call).at(-1)?.query).toMatchObject({
      ...{ search: 'force', subjectId: '4', mine: 'finished', sort: 'newest' },
    }),
  )
  await user.click(screen.getByRole('radio', { name: 'Reading' }))
  await waitFor(() => expect(address()).toContain('mine=reading'))
  const field = screen.getByRole('searchbox', { name: 'Search books by title or author' })
  expect(field).toHaveValue('force')
  await user.clear(field)
  await user.type(field, 'optics{Enter}')
  await waitFor(() => expect(address()).toContain('q=optics'))
})

it('says that none fits, and takes the filters off', async () => {
  const { user, address } = open('?q=zebra', { [call]: { books: [], totalCount: 0 } })
  expect(await screen.findByText('No book fits these filters.')).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Clear' })[0] as HTMLElement)
  await waitFor(() => expect(address()).toBe('/resources/library'))
  expect(await screen.findByText('No books yet')).toBeVisible()
})

it('says that the books could not be had', async () => {
  open('', { [call]: new ApiError({ status: 422, message: 'Away.' }) })
  expect(await screen.findByText('The books could not be loaded')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

it('says of each what became of it: read to its end, withdrawn, closed', async () => {
  const books = [
    makeListedBook({ id: testUid(5), title: 'Read', furthest: 200 }),
    makeListedBook({
      ...{ id: testUid(6), title: 'Going', state: 'withdrawn' },
      closesAt: '2026-12-01T10:00:00.000Z',
    }),
    makeListedBook({
      ...{ id: testUid(7), title: 'Gone', state: 'withdrawn' },
      closesAt: '2026-11-20T10:00:00.000Z',
    }),
  ]
  open('?mine=reading', { [call]: { books, totalCount: 3 } })
  const card = async (name: string) => {
    const heading = await screen.findByRole('heading', { name, level: 3 })
    return within(heading.closest('li') as HTMLElement)
  }
  expect((await card('Read')).getByText('Finished')).toBeVisible()
  const going = await card('Going')
  expect(going.getByText('Withdrawn')).toBeVisible()
  expect(going.getByRole('link', { name: 'Continue at page 37: Going' })).toBeVisible()
  expect((await card('Gone')).getByText('No longer here to be read')).toBeVisible()
})

it('lets nobody read in the place of a student whose portal is viewed', async () => {
  open('', {}, { claims: { isImpersonating: true } })
  const [button] = await screen.findAllByRole('button', { name: 'Continue at page 37: Mechanics' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAttribute('title', expect.stringContaining('viewing'))
})

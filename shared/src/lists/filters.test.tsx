import { ApiError } from '@portal/shared/api'
import {
  type BulkAction,
  dayFilter,
  daysFilter,
  List,
  type ListDefinition,
  recordFilter,
  useList,
} from '@portal/shared/lists'
import type { Found, Pickable } from '@portal/shared/pickers'
import { expect, test, vi } from 'vitest'
import {
  expectNoAxeViolations,
  type FakeCalls,
  makeStudentRow,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '../testing/index.ts'

const call = 'GET /user/admin/AuditDashboard/GetStudents'
const exportCall = 'GET /user/admin/AuditDashboard/GetStudentsCsv'
const viewsCall = 'GET /Lists/View/GetViews'
const saveCall = 'POST /Lists/View/SaveView'

const ana = { value: testUid(7), label: 'Ana Petrova', note: 'ana@x.test' }
const ben = { value: testUid(8), label: 'Ben Okafor', note: 'ben@x.test' }
/** An id that the played server refuses. */
const secret = testUid(9)

const read = vi.fn(async (sought: string): Promise<readonly Found[]> => {
  if (sought === secret) throw new ApiError({ status: 404, message: 'No.' })
  return [ana, ben].filter(({ value, label }) => value === sought || label.includes(sought))
})

const people: Pickable<readonly Found[]> = {
  what: 'tutors',
  find: (search) => ({ queryKey: ['tutors', 'fit', search], queryFn: () => read(search) }),
  byId: (id) => ({ queryKey: ['tutors', 'id', id], queryFn: () => read(id) }),
  found: (answer) => answer,
}

type Row = ReturnType<typeof makeStudentRow>

const students: ListDefinition<typeof call, Row> = {
  call,
  rows: (answer) => answer.students,
  rowKey: ({ studentId }) => studentId,
  rowName: ({ fullName }) => fullName,
  label: 'All students',
  nouns: ['student', 'students'],
  searchIn: 'name',
  columns: [{ id: 'name', header: 'Name', primary: true, cell: (row) => row.fullName }],
  filters: [
    recordFilter(people, { id: 'tutor', label: 'Tutor', none: 'All tutors' }),
    dayFilter({ id: 'on', label: 'Seen on' }),
    daysFilter({ id: 'booked', label: 'Booked' }),
  ],
  views: 'students',
  csv: exportCall,
  noneYet: { title: 'No students yet', children: 'They come with a booking.' },
}

function Screen({ actions }: { actions?: readonly BulkAction[] | undefined }) {
  return <List list={useList(students)} actions={actions} />
}

async function renderList(query = '', actions?: readonly BulkAction[], calls: FakeCalls = {}) {
  const rendered = renderScreen(<Screen actions={actions} />, {
    role: 'Admin',
    path: `/list${query}`,
    calls: {
      [call]: {
        students: [makeStudentRow({ studentId: testUid(1), fullName: 'Cy' })],
        totalCount: 30,
      },
      [viewsCall]: { views: [] },
      ...calls,
    },
  })
  await screen.findByRole('button', { name: 'Columns' })
  // The fields come when it is calm, as the tools do.
  await screen.findByRole('combobox', { name: 'Tutor' })
  return {
    ...rendered,
    asked: () => {
      const {
        pageNo: _no,
        pageSize: _size,
        ...rest
      } = rendered.network.requestsOf(call).at(-1)?.query ?? {}
      return rest
    },
  }
}

const days = () => within(screen.getByRole('group', { name: 'Booked' }))

test('a person is sought by name and picked; the address has the id, the chip the name', async () => {
  const { user, address, asked } = await renderList('?page=2')
  const field = screen.getByRole('combobox', { name: 'Tutor' })
  expect(field).toHaveAttribute('placeholder', 'All tutors')
  expect(read).not.toHaveBeenCalled()
  await user.type(field, 'Ben')
  await waitFor(() => expect(read).toHaveBeenLastCalledWith('Ben'))
  await waitFor(() => expect(screen.queryByRole('option', { name: /Ana/ })).toBeNull())
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(address()).toBe(`/list?tutor=${ben.value}`))
  await waitFor(() => expect(asked()).toEqual({ tutor: ben.value }))
  expect(field).toHaveFocus()
  expect(field).toHaveValue('Ben Okafor')
  const chip = await screen.findByRole('button', { name: 'Remove Tutor: Ben Okafor' })
  await expectNoAxeViolations()
  await user.click(chip)
  expect(address()).toBe('/list')
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Tutor' })).toHaveValue(''))
})

test('a person is shown by name where only the address is known', async () => {
  await renderList(`?tutor=${ana.value}`)
  expect(await screen.findByRole('button', { name: 'Remove Tutor: Ana Petrova' })).toBeVisible()
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Tutor' })).toHaveValue('Ana Petrova'),
  )
})

test.each([
  ['nobody has', testUid(99)],
  ['is not one’s own to see', secret],
])('an id that %s is said to be so, and taken off', async (_, id) => {
  const { user, address } = await renderList(`?tutor=${id}`)
  const chip = await screen.findByRole('button', {
    name: 'Remove Tutor: not there, or not yours to see',
  })
  expect(await screen.findByText('This one is not there, or not yours to see')).toBeVisible()
  expect(screen.queryByText('Try again')).toBeNull()
  await user.click(chip)
  expect(address()).toBe('/list')
  await waitFor(() => expect(screen.queryByText(/not yours to see/)).toBeNull())
})

test('a day is typed, asked for and taken off', async () => {
  const { user, address, asked } = await renderList()
  await user.type(screen.getByRole('textbox', { name: 'Seen on' }), '31/01/2026{Enter}')
  await waitFor(() => expect(address()).toBe('/list?on=2026-01-31'))
  await waitFor(() => expect(asked()).toEqual({ on: '2026-01-31' }))
  await user.click(await screen.findByRole('button', { name: 'Remove Seen on: 31 Jan 2026' }))
  expect(address()).toBe('/list')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Seen on' })).toHaveValue(''))
})

test('days are asked for by their ends, and refused in the wrong order', async () => {
  const { user, address, asked, network } = await renderList()
  const first = days().getByRole('textbox', { name: 'First day' })
  const last = days().getByRole('textbox', { name: 'Last day' })
  await user.type(first, '10/01/2026{Enter}')
  await waitFor(() => expect(address()).toBe('/list?booked=2026-01-10..'))
  expect(await screen.findByRole('button', { name: /from 10 Jan 2026$/ })).toBeVisible()
  await user.type(last, '09/01/2026{Enter}')
  expect(await days().findByText('The last day is before the first')).toBeVisible()
  expect(last).toHaveAccessibleDescription('Error: The last day is before the first')
  await expectNoAxeViolations()
  expect(address()).toBe('/list?booked=2026-01-10..')
  expect(network.requestsOf(call).some(({ query }) => query?.to !== undefined)).toBe(false)
  await user.clear(last)
  await user.type(last, '31/01/2026{Enter}')
  await waitFor(() => expect(address()).toBe('/list?booked=2026-01-10..2026-01-31'))
  await waitFor(() => expect(asked()).toEqual({ from: '2026-01-10', to: '2026-01-31' }))
  expect(days().queryByText('The last day is before the first')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(address()).toBe('/list')
  await waitFor(() => expect(first).toHaveValue(''))
})

test('what an address cannot mean is left aside', async () => {
  const { asked } = await renderList('?tutor=5&on=2026-02-30&booked=2026-02-01..2026-01-01')
  expect(asked()).toEqual({})
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
})

const all = `?tutor=${ana.value}&on=2026-01-31&booked=2026-01-01..2026-01-31`
const wanted = { tutor: ana.value, on: '2026-01-31', from: '2026-01-01', to: '2026-01-31' }

test('all of them are kept in a view, and go into the file', async () => {
  URL.createObjectURL = vi.fn(() => 'blob:file')
  URL.revokeObjectURL = vi.fn()
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user, network } = await renderList(all, undefined, {
    [saveCall]: { id: testUid(50) },
    [exportCall]: new Blob(['Name']),
  })
  await user.click(screen.getByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(network.requestsOf(exportCall)[0]?.query).toEqual(wanted))
  press.mockRestore()
  await user.click(await screen.findByRole('button', { name: 'Views' }))
  await user.click(screen.getByRole('menuitem', { name: 'Keep this view' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Keep this view' }))
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'January')
  await user.click(dialog.getByRole('button', { name: 'Keep' }))
  await waitFor(() =>
    expect(network.requestsOf(saveCall)[0]?.body).toMatchObject({
      address: new URLSearchParams(all).toString(),
    }),
  )
})

test('all that match are those that fit them', async () => {
  const run = vi.fn<BulkAction['run']>().mockResolvedValue({ said: 'Done.' })
  const { user } = await renderList(all, [{ id: 'stop', label: 'Stop', run }])
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await user.click(screen.getByRole('button', { name: 'Choose all 30 that match' }))
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(run).toHaveBeenCalledWith({ filter: wanted, expectedCount: 30 }, 30)
})

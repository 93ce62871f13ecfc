import { ApiError, type CallAnswer } from '@portal/shared/api'
import { type BulkAction, List, type ListDefinition, useList } from '@portal/shared/lists'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  expectNoAxeViolations,
  makeStudentRow,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '../testing/index.ts'

const call = 'GET /user/admin/AuditDashboard/GetStudents'
const viewsCall = 'GET /Lists/View/GetViews'
const saveCall = 'POST /Lists/View/SaveView'
const deleteCall = 'POST /Lists/View/DeleteView'
const exportCall = 'GET /user/admin/AuditDashboard/ExportStudents'

type Row = ReturnType<typeof makeStudentRow>

const students: ListDefinition<typeof call, Row> = {
  call,
  rows: (answer) => answer.students,
  rowKey: ({ studentId }) => studentId,
  rowName: ({ fullName }) => fullName,
  rowHref: ({ studentId }) => `/student/${studentId}`,
  label: 'All students',
  nouns: ['student', 'students'],
  searchIn: 'name',
  columns: [
    { id: 'name', header: 'Name', primary: true, cell: (row) => row.fullName, sortBy: () => '' },
    { id: 'email', header: 'Email', cell: (row) => row.email },
    { id: 'year', header: 'Year', cell: (row) => row.yearGroup },
  ],
  filters: [
    { id: 'light', label: 'Activity', options: [{ value: 'red', label: 'Ten days or more' }] },
  ],
  sort: { column: 'name', direction: 'ascending' },
  views: 'students',
  csv: exportCall,
  noneYet: { title: 'No students yet', children: 'They come with a booking.' },
}

const rows = ['Ana', 'Bo', 'Cy'].map((name, at) =>
  makeStudentRow({ studentId: testUid(at + 1), fullName: name, email: `${name}@x.test` }),
)

function Screen({ actions }: { actions?: readonly BulkAction[] }) {
  return <List list={useList(students)} actions={actions} />
}

interface Rendered {
  address?: string
  views?: ReturnType<typeof view>[]
  total?: number
  actions?: readonly BulkAction[]
}

async function renderList({ address = '', views = [], total = 598, actions }: Rendered = {}) {
  const view = renderScreen(<Screen actions={actions} />, {
    role: 'Admin',
    path: `/list${address}`,
    calls: {
      [call]: { students: rows, totalCount: total },
      [viewsCall]: { views },
      [saveCall]: { id: testUid(50) },
      [deleteCall]: undefined,
    },
  })
  await screen.findByRole('button', { name: 'Columns' })
  return view
}

const headers = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent)
const view = (more: Partial<CallAnswer<typeof viewsCall>['views'][number]> = {}) => ({
  id: testUid(40),
  name: 'Red ones',
  address: 'light=red',
  isShared: false,
  isDefault: false,
  isOwn: true,
  ...more,
})

describe('what is filtered', () => {
  test('stands as chips, each to be taken off, or all at once', async () => {
    const { user, address } = await renderList({ address: '?light=red&search=an' })
    await user.click(screen.getByRole('button', { name: 'Remove Activity: Ten days or more' }))
    expect(address()).toBe('/list?search=an')
    expect(screen.getByRole('searchbox')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Ten days or more' }))
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(address()).toBe('/list')
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
    await expectNoAxeViolations()
  })
})

describe('columns and rows', () => {
  test('can be hidden, moved, put near each other, and put back', async () => {
    const { user, address, network } = await renderList()
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Columns and rows' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Email' }))
    expect(address()).toBe('/list?columns=name%2Cyear')
    expect(dialog.getByRole('checkbox', { name: 'Email' })).toHaveFocus()
    dialog.getByRole('button', { name: 'Move Year' }).focus()
    await user.keyboard(' {ArrowUp} ')
    expect(dialog.getByText('“Year” is put down, place 1 of 2 in Shown')).toBeInTheDocument()
    expect(address()).toBe('/list?columns=year%2Cname')
    await user.click(dialog.getByRole('checkbox', { name: 'Email' }))
    expect(address()).toBe('/list?columns=year%2Cname%2Cemail')
    await user.click(dialog.getByRole('switch', { name: 'Compact rows' }))
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Rows on a page' }), '50')
    await waitFor(() => expect(network.requestsOf(call).at(-1)?.query?.pageSize).toBe('50'))
    await expectNoAxeViolations()
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    expect(headers()).toEqual(['Year', 'Name', 'Email'])
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    await user.click(await screen.findByRole('button', { name: 'As usual' }))
    expect(address()).toBe('/list')
  })
})

describe('views', () => {
  test('are kept under a name and opened again', async () => {
    const { user, network } = await renderList({ address: '?light=red&page=2' })
    await user.click(await screen.findByRole('button', { name: 'Views' }))
    await user.click(screen.getByRole('menuitem', { name: 'Keep this view' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep this view' }))
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Red ones')
    await user.click(dialog.getByRole('switch', { name: 'Share it with the other admins' }))
    await expectNoAxeViolations()
    network.answer({ [viewsCall]: { views: [view({ isShared: true })] } })
    await user.click(dialog.getByRole('button', { name: 'Keep' }))
    expect(await screen.findByRole('button', { name: 'Red ones' })).toBeVisible()
    expect(network.requestsOf(saveCall)[0]?.body).toEqual({
      list: 'students',
      name: 'Red ones',
      address: 'light=red',
      isShared: true,
      isDefault: false,
    })
  })

  test('open with the list where they are the default, an own one first, and once', async () => {
    const shared = view({ id: testUid(41), name: 'Ours', isOwn: false, isDefault: true })
    const { user, address } = await renderList({
      views: [shared, view({ address: 'search=an', isDefault: true })],
    })
    await waitFor(() => expect(address()).toBe('/list?search=an'))
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(address()).toBe('/list')
  })

  test('do not open over what an address asks for', async () => {
    const { user, address } = await renderList({
      address: '?search=bo',
      views: [view({ isDefault: true })],
    })
    await user.click(await screen.findByRole('button', { name: 'Views' }))
    expect(address()).toBe('/list?search=bo')
    await user.click(screen.getByRole('menuitem', { name: 'Red ones' }))
    expect(address()).toBe('/list?light=red')
  })

  test('can be deleted, and brought back', async () => {
    const { user, network } = await renderList({ address: '?light=red', views: [view()] })
    await user.click(await screen.findByRole('button', { name: 'Red ones' }))
    await user.click(screen.getByRole('menuitem', { name: 'Delete “Red ones”' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(network.requestsOf(saveCall)[0]?.body).toMatchObject({
        name: 'Red ones',
        address: 'light=red',
      }),
    )
  })
})

describe('the file', () => {
  beforeEach(() => {
    URL.createObjectURL = vi.fn(() => 'blob:file')
    URL.revokeObjectURL = vi.fn()
    return () => vi.restoreAllMocks()
  })

  test('has all that fits, in its order', async () => {
    const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { user, network } = await renderList({ address: '?light=red&page=3' })
    network.answer({ [exportCall]: new Blob(['Name']) })
    await user.click(screen.getByRole('button', { name: 'CSV' }))
    await waitFor(() => expect(pressed).toHaveBeenCalledOnce())
    expect(network.requestsOf(exportCall)[0]?.query).toEqual({
      sort: 'name',
      direction: 'asc',
      light: 'red',
    })
  })

  test('is none where it broke off', async () => {
    const { user, network } = await renderList()
    network.answer({
      [exportCall]: new ApiError({ status: 0, message: 'The connection was lost.' }),
    })
    await user.click(screen.getByRole('button', { name: 'CSV' }))
    expect(
      await screen.findByText('The file could not be made. The connection was lost.'),
    ).toBeVisible()
    expect(URL.createObjectURL).not.toHaveBeenCalled()
  })
})

describe('several rows', () => {
  const run = vi.fn<BulkAction['run']>()
  const undo = vi.fn()
  const actions = [{ id: 'stop', label: 'Stop', run }]
  beforeEach(() => {
    run.mockReset().mockResolvedValue({ said: 'They are stopped.', undo })
    undo.mockReset()
  })

  test('can be chosen and acted on, with the way back', async () => {
    const { user } = await renderList({ actions })
    await user.click(screen.getByRole('checkbox', { name: 'Select Bo' }))
    const bar = within(screen.getByRole('group', { name: 'What is chosen' }))
    expect(bar.getByRole('status')).toHaveTextContent('1 student chosen')
    await expectNoAxeViolations()
    await user.click(bar.getByRole('button', { name: 'Stop' }))
    expect(run).toHaveBeenCalledWith({ ids: [testUid(2)] }, 1)
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledOnce()
    expect(screen.getByRole('checkbox', { name: 'Select Bo' })).not.toBeChecked()
  })

  test('can be all that match, with what is sought and how many that was', async () => {
    const { user } = await renderList({ actions, address: '?light=red' })
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await user.click(screen.getByRole('button', { name: 'Choose all 598 that match' }))
    expect(screen.getByText('All 598 students that match chosen')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    expect(run).toHaveBeenCalledWith({ filter: { light: 'red' }, expectedCount: 598 }, 598)
  })

  test('stay chosen when it could not be done, which is said', async () => {
    run.mockRejectedValue(new ApiError({ status: 409, message: 'The list has changed.' }))
    const { user } = await renderList({ actions })
    await user.click(screen.getByRole('checkbox', { name: 'Select Ana' }))
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    expect(await screen.findByText('The list has changed.')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Select Ana' })).toBeChecked()
  })

  test('stay chosen when it was thought better of', async () => {
    run.mockResolvedValue(undefined)
    const { user } = await renderList({ actions })
    await user.click(screen.getByRole('checkbox', { name: 'Select Ana' }))
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    expect(screen.getByRole('checkbox', { name: 'Select Ana' })).toBeChecked()
  })
})

test('is worked by keys: to the search, from row to row, to choose, to open, and back', async () => {
  const { user, address } = await renderList({
    actions: [{ id: 'stop', label: 'Stop', run: async () => undefined }],
  })
  await user.keyboard('/')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: 'Ana' })).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp} ')
  expect(screen.getByRole('checkbox', { name: 'Select Bo' })).toBeChecked()
  expect(screen.getByRole('link', { name: 'Bo' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('checkbox', { name: 'Select Bo' })).not.toBeChecked()
  await user.keyboard('{End}')
  expect(screen.getByRole('link', { name: 'Cy' })).toHaveFocus()
  await user.keyboard('{Home}{Enter}')
  expect(address()).toBe(`/student/${testUid(1)}`)
})

test('Escape with nothing to take back stays on its page', async () => {
  const { user, address } = await renderList({ address: '?page=2' })
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.keyboard('{Escape}{Escape}')
  expect(address()).toBe('/list?page=2')
})

test('rows of before are said to be so, and cannot be chosen, while others are on their way', async () => {
  const next = Promise.withResolvers<CallAnswer<typeof call>>()
  const { user, network } = await renderList()
  network.answer({ [call]: () => next.promise })
  await user.click(await screen.findByRole('link', { name: 'Next page' }))
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
  expect(screen.getByRole('table')).toHaveAttribute('inert')
  next.resolve({ students: rows.slice(1), totalCount: 598 })
  await waitFor(() => expect(screen.getByRole('table')).not.toHaveAttribute('aria-busy'))
  expect(screen.queryByText('Ana')).toBeNull()
})

describe('no rows', () => {
  const renderEmpty = (path: string) =>
    renderScreen(<Screen />, {
      role: 'Admin',
      path,
      calls: { [call]: { students: [], totalCount: 0 }, [viewsCall]: { views: [] } },
    })

  test('are told from none that fits', async () => {
    const { user } = renderEmpty('/list?search=x')
    expect(await screen.findByRole('heading', { name: 'No student fits' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByRole('heading', { name: 'No students yet' })).toBeVisible()
  })

  test('past the end lead to the last page, with its rows', async () => {
    const { address } = await renderList({ address: '?page=99', total: 23 })
    await waitFor(() => expect(address()).toBe('/list?page=2'))
    expect(screen.getByRole('link', { name: 'Ana' })).toBeVisible()
  })

  test('for a failure offer to try again', async () => {
    const { user, network } = renderScreen(<Screen />, {
      role: 'Admin',
      calls: { [call]: new ApiError({ status: 500, message: 'No.' }), [viewsCall]: { views: [] } },
    })
    expect(await screen.findByText('The students could not be loaded')).toBeVisible()
    network.answer({ [call]: { students: rows, totalCount: 3 } })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Ana' })).toBeVisible()
  })
})

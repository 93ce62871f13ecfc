import {
  List,
  type ListDefinition,
  rangeFilter,
  selectFilter,
  textFilter,
  useList,
} from '@portal/shared/lists'
import { expect, test } from 'vitest'
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

const students: ListDefinition<typeof call, ReturnType<typeof makeStudentRow>> = {
  call,
  rows: (answer) => answer.students,
  rowKey: ({ studentId }) => studentId,
  label: 'All students',
  nouns: ['student', 'students'],
  columns: [{ id: 'name', header: 'Name', primary: true, cell: (row) => row.fullName }],
  filters: [
    {
      ...{ id: 'year', label: 'Year', look: selectFilter, none: 'All years' },
      options: [{ value: '12', label: 'Year 12' }],
    },
    {
      ...{ ...textFilter({ id: 'origin', label: 'Origin' }), isMore: true },
    },
    rangeFilter({
      ...{ id: 'score', label: 'Score', isMore: true, bounds: { least: 0, most: 100 } },
      query: ({ from, to }) => ({ minScore: from, maxScore: to }),
    }),
  ],
  noneYet: { title: 'No students yet' },
}

const Screen = () => <List list={useList(students)} />

function renderList(query = '') {
  const rendered = renderScreen(<Screen />, {
    role: 'Admin',
    path: `/list${query}`,
    calls: {
      [call]: { students: [makeStudentRow({ studentId: testUid(1) })], totalCount: 1 },
    },
  })
  const asked = () => {
    const {
      pageNo: _no,
      pageSize: _size,
      ...rest
    } = rendered.network.requestsOf(call).at(-1)?.query ?? {}
    return rest
  }
  return { ...rendered, asked }
}

test('what is asked for less often is behind a button', async () => {
  const { user } = renderList()
  const more = await screen.findByRole('button', { name: 'More filters' })
  expect(screen.getByRole('combobox', { name: 'Year' })).toBeVisible()
  expect(screen.queryByRole('searchbox', { name: 'Origin' })).toBeNull()
  await user.click(more)
  expect(more).toHaveAttribute('aria-expanded', 'true')
  const group = within(screen.getByRole('group', { name: 'More filters' }))
  expect(group.getByRole('searchbox', { name: 'Origin' })).toBeVisible()
  expect(await group.findByRole('spinbutton', { name: 'Score from' })).toBeVisible()
  await expectNoAxeViolations()
  await user.click(more)
  expect(screen.queryByRole('group', { name: 'More filters' })).toBeNull()
})

test('the button says how many are on, and each has its chip', async () => {
  const { user, address, asked } = renderList('?score=20..80&origin=Moodle')
  expect(await screen.findByRole('button', { name: 'More filters (2)' })).toBeVisible()
  expect(asked()).toEqual({ minScore: '20', maxScore: '80', origin: 'Moodle' })
  await user.click(await screen.findByRole('button', { name: 'Remove Score: 20 to 80' }))
  expect(address()).toBe('/list?origin=Moodle')
  await user.click(screen.getByRole('button', { name: 'Remove Origin: “Moodle”' }))
  expect(address()).toBe('/list')
  expect(screen.getByRole('button', { name: 'More filters' })).toBeVisible()
})

test('a range is asked for once both ends are typed, and refused where it is none', async () => {
  const { user, address } = renderList()
  await user.click(await screen.findByRole('button', { name: 'More filters' }))
  const from = await screen.findByRole('spinbutton', { name: 'Score from' })
  const to = screen.getByRole('spinbutton', { name: 'Score to' })
  await user.type(from, '20')
  await waitFor(() => expect(address()).toBe('/list?score=20..'))
  await user.type(to, '10')
  expect(await screen.findByText('The second is less than the first')).toBeVisible()
  await user.clear(to)
  await user.type(to, '80')
  await waitFor(() => expect(address()).toBe('/list?score=20..80'))
  await user.clear(from)
  await waitFor(() => expect(address()).toBe('/list?score=..80'))
  await user.clear(to)
  await waitFor(() => expect(address()).toBe('/list'))
})

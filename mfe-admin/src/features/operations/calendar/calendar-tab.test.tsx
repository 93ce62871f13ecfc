import { ApiError } from '@portal/shared/api'
import {
  chooseInRow,
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import OperationsScreen from '../operations.screen.tsx'

const termsCall = 'GET /ReportCard/ReportCard/GetTerms'
const saveTermCall = 'POST /ReportCard/admin/ReportCard/SaveTerm'
const removeTermCall = 'POST /ReportCard/admin/ReportCard/RemoveTerm'
const holidaysCall = 'GET /user/admin/AuditDashboard/GetHolidays'
const saveHolidayCall = 'POST /user/admin/AuditDashboard/SaveHoliday'
const removeHolidayCall = 'POST /user/admin/AuditDashboard/RemoveHoliday'
const copyCall = 'POST /System/admin/Calendar/CopyYear'

const autumn = {
  id: testUid(1),
  name: 'Autumn 2026',
  startsOn: '2026-09-02',
  endsOn: '2026-12-18',
  cardsDueOn: '2026-12-11',
  version: 2,
}
const hill = { id: testUid(9), name: 'Hill School' }
const halfTerm = {
  id: testUid(2),
  schoolId: hill.id,
  schoolName: hill.name,
  name: 'Half-term',
  from: '2026-10-26',
  to: '2026-10-30',
  isBank: false,
  version: 1,
}
const christmas = {
  ...halfTerm,
  id: testUid(3),
  schoolId: null,
  schoolName: null,
  name: 'Christmas Day',
  from: '2026-12-25',
  to: '2026-12-25',
  isBank: true,
}

const renderCalendar = (calls: FakeCalls = {}) =>
  renderScreen(<OperationsScreen />, {
    role: 'Admin',
    path: '/?tab=calendar',
    calls: {
      [termsCall]: { terms: [autumn] },
      [holidaysCall]: { holidays: [christmas, halfTerm], totalCount: 2, schools: [hill] },
      ...calls,
    },
  })

it('shows terms and holidays, of whom they are, and bank holidays without buttons', async () => {
  renderCalendar()
  expect(await screen.findByRole('tab', { name: 'Calendar', selected: true })).toBeVisible()
  const row = await screen.findByRole('row', { name: /Autumn 2026/ })
  expect(row).toHaveTextContent('2 Sep 2026')
  expect(row).toHaveTextContent('11 Dec 2026')
  expect(await screen.findByRole('row', { name: /Half-term/ })).toHaveTextContent('Hill School')
  const bank = screen.getByRole('row', { name: /Christmas Day/ })
  expect(bank).toHaveTextContent('Bank holiday')
  expect(within(bank).queryByRole('button')).toBeNull()
  await expectNoAxeViolations()
})

it('is a tab of the first page, with an address of its own', async () => {
  const { user, address } = renderCalendar()
  await user.click(await screen.findByRole('tab', { name: 'Today' }))
  expect(address()).toBe('/')
  await user.click(screen.getByRole('tab', { name: 'Calendar' }))
  expect(address()).toBe('/?tab=calendar')
})

it('saves a term with the version that was edited, after its days are in order', async () => {
  const { user, network } = renderCalendar({ [saveTermCall]: { id: autumn.id, version: 3 } })
  await chooseInRow(user, 'Autumn 2026', 'Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Autumn 2026' }))
  const last = dialog.getByLabelText('Last day')
  await user.clear(last)
  await user.type(last, '01/08/2026')
  await user.click(dialog.getByRole('button', { name: 'Save term' }))
  expect(await dialog.findByText('A term ends after it starts')).toBeVisible()
  expect(network.requestsOf(saveTermCall)).toEqual([])
  await expectNoAxeViolations()
  await user.clear(last)
  await user.type(last, '17/12/2026')
  await user.click(dialog.getByRole('button', { name: 'Save term' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { version, ...term } = autumn
  expect(network.requestsOf(saveTermCall)[0]?.body).toEqual({
    ...term,
    version,
    endsOn: '2026-12-17',
  })
  await waitFor(() => expect(network.requestsOf(termsCall)).toHaveLength(2))
})

it('says at the field that another term has the days', async () => {
  const message = 'Another term has some of these days.'
  const errors = [{ path: 'body.startsOn', message }]
  const { user } = renderCalendar({
    [saveTermCall]: new ApiError({ status: 409, message, errors }),
  })
  await user.click(await screen.findByRole('button', { name: 'Add a term' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New term' }))
  await user.type(dialog.getByLabelText('Name'), 'Spring')
  for (const label of ['First day', 'Last day', 'Report cards due']) {
    await user.type(dialog.getByLabelText(label), '01/10/2026')
  }
  await user.click(dialog.getByRole('button', { name: 'Save term' }))
  await waitFor(() =>
    expect(dialog.getByLabelText('First day')).toHaveAccessibleDescription(`Error: ${message}`),
  )
})

it('saves a holiday of a school or of everybody', async () => {
  const { user, network } = renderCalendar({ [saveHolidayCall]: { id: halfTerm.id, version: 1 } })
  await user.click(await screen.findByRole('button', { name: 'Add a holiday' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New holiday' }))
  await user.type(dialog.getByLabelText('Name'), 'Closed')
  await user.type(dialog.getByLabelText('First day'), '02/01/2027')
  await user.type(dialog.getByLabelText('Last day'), '03/01/2027')
  await user.click(dialog.getByRole('button', { name: 'Save holiday' }))
  await waitFor(() =>
    expect(network.requestsOf(saveHolidayCall)[0]?.body).toEqual({
      schoolId: null,
      name: 'Closed',
      from: '2027-01-02',
      to: '2027-01-03',
    }),
  )
})

describe('what another admin has saved meanwhile', () => {
  const message = 'The term has been changed by somebody else meanwhile.'
  const at = new Date(Date.now() - 120_000).toISOString()
  const stale = (values: object, changed: readonly string[]) =>
    new ApiError({
      status: 409,
      message,
      data: { by: 'Grace Hopper', at, version: 3, values, changed },
    })
  const { id, version: _version, ...edited } = autumn
  const edit = async (answer: ApiError) => {
    const screenOf = renderCalendar({ [saveTermCall]: answer })
    const { user, network } = screenOf
    await chooseInRow(user, 'Autumn 2026', 'Edit')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Autumn 2026' }))
    const last = dialog.getByLabelText('Last day')
    await user.clear(last)
    await user.type(last, '17/12/2026')
    await user.click(dialog.getByRole('button', { name: 'Save term' }))
    await dialog.findByText('Somebody else has saved this meanwhile')
    network.answer({ [saveTermCall]: { id, version: 4 } })
    return { ...screenOf, dialog }
  }
  const saved = ({ network }: ReturnType<typeof renderCalendar>) =>
    network.requestsOf(saveTermCall).at(-1)?.body

  it('in another field stays, and both are saved', async () => {
    const shown = await edit(stale({ ...edited, name: 'Michaelmas' }, ['name']))
    expect(shown.dialog.getByRole('alert')).toHaveTextContent(
      'Grace Hopper changed Name 2 minutes ago.',
    )
    await expectNoAxeViolations()
    await shown.user.click(shown.dialog.getByRole('button', { name: 'Save mine too' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(saved(shown)).toEqual({
      ...{ ...edited, id, name: 'Michaelmas', endsOn: '2026-12-17', version: 3 },
    })
  })

  it('in the same field is one of two to choose from', async () => {
    const shown = await edit(stale({ ...edited, endsOn: '2026-12-16' }, ['endsOn']))
    const choice = within(shown.dialog.getByRole('radiogroup', { name: 'Last day' }))
    expect(choice.getByRole('radio', { name: /^17 Dec 2026/ })).toBeVisible()
    await shown.user.click(choice.getByRole('radio', { name: /^16 Dec 2026/ }))
    await shown.user.click(shown.dialog.getByRole('button', { name: 'Save what is chosen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(saved(shown)).toEqual({ ...edited, id, endsOn: '2026-12-16', version: 3 })
  })
})

it('shows of a holiday that was saved meanwhile of which school it is, by name', async () => {
  const vale = { id: testUid(8), name: 'Vale School' }
  const values = { schoolId: null, name: 'Half-term', from: halfTerm.from, to: halfTerm.to }
  const { user } = renderCalendar({
    [saveHolidayCall]: new ApiError({
      status: 409,
      message: 'The holiday has been changed by somebody else meanwhile.',
      data: { by: 'Ada', at: '2026-01-01T10:00:00Z', version: 2, values, changed: ['schoolId'] },
    }),
    [holidaysCall]: {
      holidays: [halfTerm],
      totalCount: 1,
      schools: [hill, vale],
    },
    'GET /System/admin/Calendar/FindSchools': { schools: [vale] },
  })
  await chooseInRow(user, 'Half-term', 'Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Half-term' }))
  await user.clear(dialog.getByLabelText('For'))
  await user.type(dialog.getByLabelText('For'), 'Vale')
  await dialog.findByRole('option', { name: 'Vale School' })
  await user.keyboard('{ArrowDown}{Enter}')
  await user.click(dialog.getByRole('button', { name: 'Save holiday' }))
  const choice = within(await dialog.findByRole('radiogroup', { name: 'For' }))
  expect(choice.getByRole('radio', { name: /^Vale School/ })).toBeVisible()
  expect(choice.getByRole('radio', { name: /^Everybody/ })).toBeVisible()
})

it('opens the history of a term and of a holiday', async () => {
  const { user } = renderCalendar({
    'GET /Content/admin/History/GetVersions': ({ query }) => [
      { version: query.kind === 'term' ? 2 : 1, savedBy: 'Ada Byron', savedAt: null },
    ],
  })
  for (const [name, text] of [
    ['Autumn 2026', 'Version 2'],
    ['Half-term', 'Version 1'],
  ] as const) {
    await chooseInRow(user, name, 'History')
    const drawer = within(await screen.findByRole('dialog', { name: `History of ${name}` }))
    expect(await drawer.findByText(text)).toBeVisible()
    await user.click(drawer.getByRole('button', { name: 'Close' }))
  }
})

it('removes a term and a holiday after asking', async () => {
  const { user, network } = renderCalendar({
    [removeTermCall]: undefined,
    [removeHolidayCall]: undefined,
  })
  for (const [name, call, { id, version }] of [
    ['Autumn 2026', removeTermCall, autumn],
    ['Half-term', removeHolidayCall, halfTerm],
  ] as const) {
    await chooseInRow(user, name, 'Remove')
    const question = within(await screen.findByRole('alertdialog'))
    expect(network.requestsOf(call)).toEqual([])
    await user.click(question.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(network.requestsOf(call)[0]?.body).toEqual({ id, version }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
})

it('finds the holidays of a school and of some days, a page at a time', async () => {
  const { user, network, address } = renderCalendar({
    [holidaysCall]: { holidays: [halfTerm], totalCount: 41, schools: [hill] },
    'GET /System/admin/Calendar/FindSchools': { schools: [hill] },
  })
  await user.click(await screen.findByRole('link', { name: 'Next page' }))
  await waitFor(() => expect(address()).toBe('/?tab=calendar&page=2'))
  await user.type(await screen.findByRole('combobox', { name: 'School' }), 'Hill')
  await screen.findByRole('option', { name: 'Hill School' })
  await user.keyboard('{ArrowDown}{Enter}')
  const days = within(screen.getByRole('group', { name: 'On the days' }))
  await user.type(days.getByLabelText('First day'), '01/09/2026{Enter}')
  await waitFor(() =>
    expect(network.requestsOf(holidaysCall).at(-1)?.query).toEqual({
      ...{ pageNo: '1', pageSize: '20', schoolId: hill.id, from: '2026-09-01' },
    }),
  )
  expect(await screen.findByRole('button', { name: 'Remove School: Hill School' })).toBeVisible()
  await expectNoAxeViolations()
})

it('copies a year and says what was added', async () => {
  const { user, network } = renderCalendar({ [copyCall]: { terms: 3, holidays: 1 } })
  await user.click(await screen.findByRole('button', { name: 'Copy a year' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy a year' }))
  const year = dialog.getByLabelText('What begins in')
  await user.clear(year)
  await user.type(year, '2026')
  expect(dialog.getByText(/^2027 gets the same/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Copy' }))
  await waitFor(() =>
    expect(network.requestsOf(copyCall)[0]?.body).toEqual({ schoolId: null, fromYear: 2026 }),
  )
})

it('says what could not be loaded', async () => {
  renderCalendar({ [termsCall]: new ApiError({ status: 400, message: 'No.' }) })
  expect(await screen.findByText('Terms could not be loaded')).toBeVisible()
  expect(await screen.findByRole('row', { name: /Half-term/ })).toBeVisible()
})

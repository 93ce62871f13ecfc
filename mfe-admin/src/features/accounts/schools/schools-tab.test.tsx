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
import { expect, it } from 'vitest'
import { type School, schoolsCall } from './schools.queries.ts'
import SchoolsTab from './schools-tab.tsx'

const saveCall = 'POST /User/admin/School/Save'
const archiveCall = 'POST /User/admin/School/Archive'
const linkCall = 'POST /User/admin/Account/SetLink'
const undoCall = 'POST /User/admin/Audit/Undo'
const peopleCall = 'GET /User/admin/Account/FindPeople'

const elm: School = {
  ...{ schoolId: testUid(1), name: 'Elm College', hasLogo: false, logoFileId: null, students: 12 },
  managers: [{ userId: testUid(11), name: 'Mia Moore', isActive: true }],
  ...{ isArchived: false, version: 3 },
}
const oak: School = {
  ...{ ...elm, schoolId: testUid(2), name: 'Oak School', students: 0, managers: [] },
}

const renderTab = (calls: FakeCalls = {}, path = '/accounts?tab=schools') =>
  renderScreen(<SchoolsTab />, {
    role: 'Admin',
    path,
    calls: {
      [schoolsCall]: ({ query }: { query?: { schoolId?: string } }) => {
        const schools = [elm, oak].filter(
          ({ schoolId }) => query?.schoolId === undefined || query.schoolId === schoolId,
        )
        return { schools, totalCount: schools.length }
      },
      'GET /Lists/View/GetViews': { views: [] },
      ...calls,
    },
  })

it('shows schools with their managers, and leads to the students that it counts', async () => {
  renderTab()
  const row = await screen.findByRole('row', { name: /Elm College/ })
  expect(within(row).getByText('Mia Moore')).toBeVisible()
  expect(within(row).getByRole('link', { name: '12' })).toHaveAttribute(
    'href',
    `/accounts?role=Student&schoolId=${elm.schoolId}`,
  )
  expect(
    within(screen.getByRole('row', { name: /Oak School/ })).getByText('Nobody yet'),
  ).toBeVisible()
  await expectNoAxeViolations()
})

it('makes a school, and says at its name that another has it', async () => {
  const message = 'Another school has this name'
  const { user, network } = renderTab({
    [saveCall]: new ApiError({ status: 409, message, errors: [{ path: 'body.name', message }] }),
  })
  await user.click(await screen.findByRole('button', { name: 'Add a school' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New school' }))
  await user.click(dialog.getByRole('button', { name: 'Save school' }))
  expect((await dialog.findAllByText('Enter the name')).length).toBeGreaterThan(0)
  expect(network.requestsOf(saveCall)).toEqual([])
  await user.type(dialog.getByLabelText('Name'), 'elm college')
  await user.click(dialog.getByRole('button', { name: 'Save school' }))
  expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0)
  network.answer({ [saveCall]: { schoolId: testUid(3), version: 1 } })
  await user.type(dialog.getByLabelText('Name'), ' west')
  await user.click(dialog.getByRole('button', { name: 'Save school' }))
  expect(await screen.findByText('elm college west is saved.')).toBeVisible()
  expect(network.requestsOf(saveCall).at(-1)?.body).toEqual({
    ...{ schoolId: null, name: 'elm college west' },
  })
})

it('archives a school and brings it back when that is undone', async () => {
  const { user, network } = renderTab({ [archiveCall]: { version: 4 } })
  await screen.findByRole('row', { name: /Elm College/ })
  await chooseInRow(user, 'Elm College', 'Archive')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(network.requestsOf(archiveCall)).toHaveLength(2))
  expect(network.requestsOf(archiveCall).map(({ body }) => body)).toEqual([
    { schoolId: elm.schoolId, version: 3, isArchived: true },
    { schoolId: elm.schoolId, version: 4, isArchived: false },
  ])
})

it('opens a school by its address, adds a manager and takes one away, with the way back', async () => {
  const bo = { userId: testUid(12), name: 'Bo Baker', email: 'bo@x.test' }
  const { user, network } = renderTab(
    {
      [linkCall]: { isChanged: true, batchId: testUid(90) },
      [undoCall]: { undone: 1 },
      [peopleCall]: { people: [{ ...bo, role: 'School Manager', isActive: true }] },
    },
    `/accounts?tab=schools&school=${elm.schoolId}`,
  )
  const panel = within(await screen.findByRole('dialog', { name: 'Elm College' }))
  await user.click(panel.getByRole('button', { name: 'Remove manager Mia Moore' }))
  expect(await screen.findByText('Mia Moore does not manage Elm College any more.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(network.requestsOf(undoCall)[0]?.body).toEqual({ batchId: testUid(90) }),
  )
  await user.type(panel.getByRole('combobox', { name: 'New manager' }), 'bo')
  await user.click(await panel.findByRole('option', { name: /Bo Baker/ }))
  await user.click(panel.getByRole('button', { name: 'Add manager' }))
  await waitFor(() => expect(network.requestsOf(linkCall)).toHaveLength(2))
  const link = { kind: 'manager-school', toId: elm.schoolId }
  expect(network.requestsOf(linkCall).map(({ body }) => body)).toEqual([
    { ...link, fromId: testUid(11), isLinked: false },
    { ...link, fromId: bo.userId, isLinked: true },
  ])
  await expectNoAxeViolations()
})

it('says where there is no such school', async () => {
  renderTab({}, `/accounts?tab=schools&school=${testUid(9)}`)
  expect(await screen.findByText('There is no such school')).toBeVisible()
})

import { ApiError } from '@portal/shared/api'
import { degreesCall } from '@portal/shared/events'
import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { expect, it } from 'vitest'
import type { DegreeGroup } from './degrees.queries.ts'
import { filedText, slugOf } from './degrees.rules.ts'
import DegreesScreen from './degrees.screen.tsx'

const saveCall = 'POST /Subject/admin/Degree/SaveDegreeGroup'
const orderCall = 'POST /Subject/admin/Degree/OrderDegreeGroups'
const removeCall = 'POST /Subject/admin/Degree/RemoveDegreeGroup'

const engineering: DegreeGroup = {
  ...{ id: 4, name: 'Engineering', position: 1, upcoming: 2, past: 1_200 },
}
const law: DegreeGroup = { id: 5, name: 'Law & Politics', position: 2, upcoming: 0, past: 0 }

const open = (calls: FakeCalls = {}) =>
  renderScreen(<DegreesScreen />, {
    role: 'Admin',
    path: '/seminars/admin-view',
    calls: { [degreesCall]: [engineering, law], ...calls },
  })

async function choose(user: ReturnType<typeof open>['user'], name: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

it('has the groups in their order, with what is filed under each', async () => {
  const { container } = open()
  expect(await screen.findByRole('link', { name: 'Engineering' })).toHaveAttribute(
    'href',
    '/seminars/admin-view/engineering/4',
  )
  expect(screen.getByRole('link', { name: 'Law & Politics' })).toHaveAttribute(
    'href',
    '/seminars/admin-view/law-politics/5',
  )
  expect(screen.getByText('2 to come, 1,200 past')).toBeVisible()
  expect(screen.getByText('Nothing is filed under it')).toBeVisible()
  await expectNoAxeViolations(container)
})

it('makes a group', async () => {
  const { user, network } = open({ [degreesCall]: [], [saveCall]: { id: 6 } })
  expect(await screen.findByText('No degree group yet')).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'New degree group' })[0] ?? document.body)
  const dialog = within(await screen.findByRole('dialog', { name: 'New degree group' }))
  const name = await dialog.findByRole('textbox', { name: 'Name' })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(name).toHaveAccessibleDescription(/Enter a name/)
  await user.type(name, ' Medicine')
  network.answer({ [degreesCall]: [{ ...law, id: 6, name: 'Medicine' }] })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The degree group Medicine is saved.')).toBeVisible()
  expect(network.requestsOf(saveCall).map(({ body }) => body)).toEqual([{ name: 'Medicine' }])
  expect(await screen.findByRole('link', { name: 'Medicine' })).toBeVisible()
})

it('renames one, and says that there is such a name', async () => {
  const message = 'There is such a degree group already.'
  const { user, network } = open({
    [saveCall]: new ApiError({ status: 409, message, serverMessage: message }),
  })
  await choose(user, 'Law & Politics', 'Rename')
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename Law & Politics' }))
  const name = await dialog.findByRole('textbox', { name: 'Name' })
  expect(name).toHaveValue('Law & Politics')
  await user.clear(name)
  await user.type(name, 'Engineering')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(message)).toBeVisible()
  network.answer({ [saveCall]: { id: 5 } })
  await user.clear(name)
  await user.type(name, 'Law')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The degree group Law is saved.')).toBeVisible()
  expect(network.requestsOf(saveCall).at(-1)?.body).toEqual({ id: 5, name: 'Law' })
})

it('puts them in order by keys, and has a way back', async () => {
  const { user, network } = open({ [orderCall]: undefined })
  const handle = await screen.findByRole('button', { name: 'Move Law & Politics' })
  handle.focus()
  await user.keyboard(' {ArrowUp} ')
  await waitFor(() =>
    expect(network.requestsOf(orderCall).map(({ body }) => body)).toEqual([{ ids: [5, 4] }]),
  )
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    ...['All seminars', 'Law & Politics', 'Engineering'],
  ])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(network.requestsOf(orderCall)[1]?.body).toEqual({ ids: [4, 5] }))
})

it('puts an order back that is stale', async () => {
  const message = 'Others have changed the groups.'
  const { user } = open({
    [orderCall]: new ApiError({ status: 409, message, serverMessage: message }),
  })
  const handle = await screen.findByRole('button', { name: 'Move Law & Politics' })
  handle.focus()
  await user.keyboard(' {ArrowUp} ')
  expect(await screen.findByText(new RegExp(message))).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    ...['All seminars', 'Engineering', 'Law & Politics'],
  ])
})

it('removes one under which nothing is filed, once that is confirmed', async () => {
  const { user, network } = open({ [removeCall]: undefined })
  await choose(user, 'Law & Politics', 'Remove')
  const title = 'Do you want to remove Law & Politics?'
  const dialog = within(await screen.findByRole('alertdialog', { name: title }))
  expect(network.requestsOf(removeCall)).toEqual([])
  network.answer({ [degreesCall]: [engineering] })
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Law & Politics is removed.')).toBeVisible()
  expect(network.requestsOf(removeCall)[0]?.body).toEqual({ id: 5 })
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Law & Politics' })).toBeNull())
})

it('does not remove one that is in use, and says so', async () => {
  const message = '1,202 seminars and courses are filed under it.'
  const { user } = open({
    [removeCall]: new ApiError({ status: 409, message, serverMessage: message }),
  })
  await choose(user, 'Engineering', 'Remove')
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(await dialog.findByText(message)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Engineering' })).toBeInTheDocument()
})

it('that could not be loaded are asked for again', async () => {
  const { user, network } = open({ [degreesCall]: new ApiError({ status: 422, message: 'No.' }) })
  expect(await screen.findByText('The degree groups could not be loaded')).toBeVisible()
  network.answer({ [degreesCall]: [law] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Law & Politics' })).toBeVisible()
})

it.each([
  ['Engineering', 'engineering'],
  ['Law & Politics', 'law-politics'],
  ['Économie', 'economie'],
  ['数学', 'group'],
])('has for “%s” the segment %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

it('says what is filed', () => {
  expect(filedText({ upcoming: 0, past: 1 })).toBe('0 to come, 1 past')
})

import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { expect, it } from 'vitest'
import SubjectsScreen from './subjects.screen.tsx'
import {
  archiveCall,
  orderCall,
  partCall,
  subjectCall,
  testCall,
  treeCall,
} from './tree.queries.ts'
import { pureTree } from './tree.testing.ts'

const path = '/question-bank/question-admin/create_~_edit-subject'

const open = (calls: FakeCalls = {}, search = '') =>
  renderScreen(<SubjectsScreen />, {
    role: 'Admin',
    path: `${path}${search}`,
    calls: { [treeCall]: pureTree, ...calls },
  })

type User = ReturnType<typeof open>['user']
async function choose(user: User, name: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

it('has the parts of a test and the subjects of each, with what is filed and archived', async () => {
  const { container } = open()
  const parts = within(await screen.findByRole('group', { name: 'Parts of the ESAT' }))
  expect(parts.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Biology.*Archived.*0 subjects · No questions yet/),
    expect.stringMatching(/Physics.*2 subjects · 30 live, 2 drafts, 1 withdrawn/),
    expect.stringMatching(/Mathematics 1.*Everybody sits it/),
  ])
  expect(screen.getByRole('link', { name: 'Mechanics' })).toHaveAttribute(
    'href',
    '/question-bank/question-admin/create_~_edit-sub-topic?part=12',
  )
  // Nothing is added to what is archived.
  expect(screen.queryByRole('button', { name: 'Add a subject to Biology' })).toBeNull()
  await expectNoAxeViolations(container)
})

it('goes by the address, and makes the first part of a test', async () => {
  const { user, network } = open({ [partCall]: { id: 14 } }, '?test=2')
  expect(await screen.findByText('This test has no part yet.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add a part to the NSAA' }))
  const form = await dialog('New part of the NSAA')
  await user.type(await form.findByRole('textbox', { name: 'Name' }), 'Section 1')
  await user.click(form.getByRole('checkbox', { name: 'Everybody sits it' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The part Section 1 is saved.')).toBeVisible()
  expect(network.requestsOf(partCall)[0]?.body).toEqual({
    ...{ admissionTestId: 2, sectionNo: 'Section 1', isCompulsory: true },
  })
})

it('makes a test, and shows it', async () => {
  const { user, network } = open({ [treeCall]: [], [testCall]: { id: 3 } })
  expect(await screen.findByText('No test yet')).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'New test' })[0] ?? document.body)
  const form = await dialog('New test')
  await user.type(await form.findByRole('textbox', { name: 'Name' }), 'TMUA')
  const made = { id: 3, name: 'TMUA', isRetired: false, live: 0, draft: 0, withdrawn: 0, parts: [] }
  network.answer({ [treeCall]: [...pureTree, made] })
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(network.requestsOf(testCall)[0]?.body).toEqual({ name: 'TMUA', isRetired: false })
  const chosen = await screen.findByRole('combobox', { name: 'Admission test' })
  await waitFor(() => expect(chosen).toHaveDisplayValue('TMUA'))
})

it('renames a subject, and keeps what was typed where the name is taken', async () => {
  const message = 'There is a subject with this name'
  const errors = [{ path: 'body.name', message }]
  const { user, network } = open({
    [subjectCall]: new ApiError({ status: 409, message, serverMessage: message, errors }),
  })
  await choose(user, 'Mechanics', 'Rename')
  const form = await dialog('Rename Mechanics')
  const name = await form.findByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, 'Waves')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(name).toHaveAccessibleDescription(new RegExp(message)))
  expect(name).toHaveValue('Waves')
  await user.type(name, ' and fields')
  network.answer({ [subjectCall]: { id: 21 } })
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(network.requestsOf(subjectCall).at(-1)?.body).toEqual({
      ...{ id: 21, sectionId: 12, name: 'Waves and fields' },
    }),
  )
})

it('puts parts in order by keys, all of them, archived ones too', async () => {
  const { user, network } = open({ [orderCall]: undefined })
  const handle = await screen.findByRole('button', { name: 'Move Mathematics 1' })
  handle.focus()
  await user.keyboard(' {ArrowUp} ')
  await waitFor(() =>
    expect(network.requestsOf(orderCall).map(({ body }) => body)).toEqual([
      { kind: 'part', parentId: 1, ids: [11, 13, 12] },
    ]),
  )
})

it('archives a subject once that is confirmed, with a way back', async () => {
  const { user, network } = open({ [archiveCall]: undefined })
  await choose(user, 'Mechanics', 'Archive')
  const title = 'Do you want to archive Mechanics?'
  const asked = within(await screen.findByRole('alertdialog', { name: title }))
  expect(asked.getByText(/no longer offered its 22 live questions/)).toBeVisible()
  expect(network.requestsOf(archiveCall)).toEqual([])
  await user.click(asked.getByRole('button', { name: 'Archive' }))
  expect(await screen.findByText('Mechanics is archived.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(network.requestsOf(archiveCall).map(({ body }) => body)).toEqual([
      { kind: 'subject', id: 21, isArchived: true },
      { kind: 'subject', id: 21, isArchived: false },
    ]),
  )
})

it('brings a part back at once', async () => {
  const { user, network } = open({ [archiveCall]: undefined })
  await choose(user, 'Biology', 'Bring back')
  expect(await screen.findByText('Biology is back in use.')).toBeVisible()
  expect(network.requestsOf(archiveCall)[0]?.body).toEqual({
    ...{ kind: 'part', id: 11, isArchived: false },
  })
})

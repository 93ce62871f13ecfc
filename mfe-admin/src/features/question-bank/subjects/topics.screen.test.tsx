import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { expect, it } from 'vitest'
import TopicsScreen from './topics.screen.tsx'
import { archiveCall, orderCall, subTopicCall, topicCall, treeCall } from './tree.queries.ts'
import { pureTree } from './tree.testing.ts'

const path = '/question-bank/question-admin/create_~_edit-sub-topic'

const open = (calls: FakeCalls = {}, search = '') =>
  renderScreen(<TopicsScreen />, {
    role: 'Admin',
    path: `${path}${search}`,
    calls: { [treeCall]: pureTree, ...calls },
  })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

it('has the topics of a part by subject, with their sub-topics and questions', async () => {
  const { container } = open()
  const mechanics = within(await screen.findByRole('list', { name: 'Mechanics' }))
  expect(mechanics.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Motion2 sub-topics · 12 live, 2 drafts, 1 withdrawn/),
    expect.stringMatching(/Forces0 sub-topics · 10 live/),
  ])
  expect(within(screen.getByRole('list', { name: 'Waves' })).getByText('Archived')).toBeVisible()
  await expectNoAxeViolations(container)
})

it('adds a topic to a subject', async () => {
  const { user, network } = open({ [topicCall]: { id: 34 } })
  await user.click(await screen.findByRole('button', { name: 'Add a topic' }))
  await user.click(await screen.findByRole('menuitem', { name: 'To Waves' }))
  const form = await dialog('New topic')
  await user.type(await form.findByRole('textbox', { name: 'Name' }), 'Sound')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The topic is saved.')).toBeVisible()
  expect(network.requestsOf(topicCall)[0]?.body).toEqual({ name: 'Sound', subjectId: 22 })
})

it('moves a topic to another subject, into its place there', async () => {
  const { user, network } = open({ [topicCall]: { id: 32 }, [orderCall]: undefined })
  const handle = await screen.findByRole('button', { name: 'Move Forces' })
  handle.focus()
  await user.keyboard(' {ArrowDown} ')
  await waitFor(() =>
    expect(network.requestsOf(orderCall).map(({ body }) => body)).toEqual([
      { kind: 'topic', parentId: 22, ids: [32, 33] },
    ]),
  )
  expect(network.requestsOf(topicCall).map(({ body }) => body)).toEqual([
    { id: 32, subjectId: 22, name: 'Forces' },
  ])
})

it('has the sub-topics of a topic: put in order, renamed, archived', async () => {
  const { user, network, container } = open(
    { [orderCall]: undefined, [subTopicCall]: { id: 41 }, [archiveCall]: undefined },
    '?part=12&topic=31',
  )
  const handle = await screen.findByRole('button', { name: 'Move Speed' })
  await expectNoAxeViolations(container)
  handle.focus()
  await user.keyboard(' {ArrowDown} ')
  await waitFor(() =>
    expect(network.requestsOf(orderCall)[0]?.body).toEqual({
      ...{ kind: 'subTopic', parentId: 31, ids: [42, 41] },
    }),
  )
  await user.click(screen.getByRole('button', { name: 'More for Speed' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  const form = await dialog('Rename Speed')
  await user.type(await form.findByRole('textbox', { name: 'Name' }), ' and velocity')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(network.requestsOf(subTopicCall)[0]?.body).toEqual({
      ...{ id: 41, topicId: 31, name: 'Speed and velocity' },
    }),
  )
})

it('leads from a topic to its first sub-topic, and back', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('link', { name: 'Forces' }))
  expect(await screen.findByText('No sub-topic yet')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add a sub-topic' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'All topics of Physics' }))
  expect(await screen.findByRole('list', { name: 'Waves' })).toBeVisible()
})

it('leads to the parts where there is none', async () => {
  open({ [treeCall]: pureTree.map((test) => ({ ...test, parts: [] })) })
  expect(await screen.findByText('No part yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Make a part' })).toBeVisible()
})

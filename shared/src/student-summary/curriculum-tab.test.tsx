import type { CallAnswer } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  makeCurriculumInfo,
  makeCurriculumItem,
  makeItemLink,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { expect, it } from 'vitest'
import { makeOverview, testStudentId } from './summary.testing.ts'
import { openSummary } from './testing.tsx'

const monthCall = 'GET /Curriculum/Tutor/Curriculum/GetStudentCurriculum'
const saveCall = 'POST /Curriculum/Tutor/Curriculum/SaveStudentItem'
const removeCall = 'POST /Curriculum/Tutor/Curriculum/RemoveStudentItem'
const { firstName } = makeOverview()

type Item = CallAnswer<typeof monthCall>['items'][number]
const item = (changes: Partial<Item> = {}): Item => ({
  ...makeCurriculumItem(),
  isChanged: false,
  ...changes,
})
const surds = item({ links: [makeItemLink()], isChanged: true })
const chapter = item({
  ...{ id: testUid(902), curriculumText: 'Read chapter 1', isCompleted: true, source: 'staff' },
})
const own = item({
  ...{ id: testUid(903), curriculumText: 'Ask about Oxford', source: 'own', isOwn: true },
})

const open = (calls: FakeCalls = {}) =>
  openSummary({
    role: 'Tutor',
    tab: '?tab=curriculum',
    calls: {
      [monthCall]: { ...makeCurriculumInfo(), items: [surds, chapter, own] },
      ...calls,
    },
  })

it('shows a tutor the month with where each item comes from, and no ticks to make', async () => {
  const { container, network } = open()
  const list = within(await screen.findByRole('list', { name: 'Items of November' }))
  for (const words of ['Changed', 'Added by staff', 'The student’s own', 'Practise surds']) {
    expect(list.getByText(words)).toBeVisible()
  }
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'What to do with Ask about Oxford' })).toBeNull()
  expect(network.requestsOf(monthCall)[0]?.query).toEqual({ studentId: testStudentId })
  await expectNoAxeViolations(container)
})

it('adds an item with a page on the web, in its place', async () => {
  const { user, network } = open({ [saveCall]: { id: testUid(910) } })
  await user.click(await screen.findByRole('button', { name: 'Add an item' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an item' }))
  await user.type(dialog.getByRole('textbox', { name: 'What is to be done' }), 'Watch a film')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Stands after' }), 'Revise surds')
  await user.click(dialog.getByRole('button', { name: 'Link a page on the web' }))
  await user.type(dialog.getByRole('textbox', { name: 'Words of link 1' }), 'The film')
  await user.type(dialog.getByRole('textbox', { name: 'Address of link 1' }), 'http://example.org')
  await user.click(dialog.getByRole('button', { name: 'Save item' }))
  expect(network.requestsOf(saveCall)).toEqual([])
  const address = dialog.getByRole('textbox', { name: 'Address of link 1' })
  await user.clear(address)
  await user.type(address, 'https://example.org/film')
  await user.click(dialog.getByRole('button', { name: 'Save item' }))
  expect(await screen.findByText(`${firstName}’s list is changed.`)).toBeVisible()
  expect(network.requestsOf(saveCall).map(({ body }) => body)).toEqual([
    {
      ...{ studentId: testStudentId, monthNumber: 11, text: 'Watch a film', afterId: surds.id },
      links: [{ kind: 'web', path: 'https://example.org/film', label: 'The film' }],
    },
  ])
})

it('changes an item, and takes it to another month', async () => {
  const { user, network } = open({ [saveCall]: { id: surds.id } })
  await user.click(await screen.findByRole('button', { name: 'What to do with Revise surds' }))
  await user.click(screen.getByRole('menuitem', { name: 'Change' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change item' }))
  expect(dialog.getByRole('combobox', { name: 'Stands after' })).toHaveDisplayValue('At the top')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Month' }), 'December')
  expect(dialog.queryByRole('combobox', { name: 'Stands after' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Save item' }))
  await waitFor(() =>
    expect(network.requestsOf(saveCall)[0]?.body).toEqual({
      ...{ studentId: testStudentId, id: surds.id, monthNumber: 12, text: 'Revise surds' },
      links: [{ kind: 'topic', id: '12', label: 'Practise surds' }],
    }),
  )
})

it('removes an item once that is confirmed', async () => {
  const { user, network } = open({ [removeCall]: undefined })
  await user.click(await screen.findByRole('button', { name: 'What to do with Read chapter 1' }))
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(network.requestsOf(removeCall)).toEqual([])
  await user.click(question.getByRole('button', { name: 'Remove' }))
  await waitFor(() =>
    expect(network.requestsOf(removeCall)[0]?.body).toEqual({
      ...{ studentId: testStudentId, id: chapter.id },
    }),
  )
})

it('opens a month of the address, and is not there for a parent', async () => {
  const { user, network, address, unmount } = open()
  await user.click(await screen.findByRole('tab', { name: /^October/ }))
  await waitFor(() => expect(address()).toContain('?tab=curriculum&month=10'))
  expect(network.requestsOf(monthCall).at(-1)?.query.monthNumber).toBe('10')
  unmount()
  openSummary({ role: 'Parent', tab: '?tab=curriculum' })
  await screen.findByRole('tab', { name: 'Overview' })
  expect(screen.queryByRole('tab', { name: 'Curriculum' })).toBeNull()
})

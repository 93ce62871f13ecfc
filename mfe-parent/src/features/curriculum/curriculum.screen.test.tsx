import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  makeCurriculumInfo,
  makeCurriculumItem,
  makeItemLink,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, expect, it } from 'vitest'
import { childCall } from './curriculum.queries.ts'
import CurriculumScreen from './curriculum.screen.tsx'

const childrenCall = 'GET /Dashboard/Parent/Dashboard/GetChildren'
const maya = { studentId: testUid(1), firstName: 'Maya', fullName: 'Maya Clarke' }
const ben = { studentId: testUid(2), firstName: 'Ben', fullName: 'Ben Clarke' }
const family = (...children: (typeof maya)[]) => ({ children, first: null, announcements: [] })

const items = [
  makeCurriculumItem({
    links: [makeItemLink({ state: 'done' }), makeItemLink({ label: 'A film', kind: 'video' })],
  }),
  makeCurriculumItem({
    ...{ id: testUid(902), curriculumText: 'Read chapter 1', isCompleted: true, isExtended: true },
  }),
  makeCurriculumItem({
    ...{ id: testUid(903), curriculumText: 'Ask about Oxford', source: 'own', isOwn: true },
  }),
]

beforeEach(() => fakeDate('2027-11-15T12:00:00Z'))

const open = (calls: FakeCalls = {}, path = '/curriculum') =>
  renderScreen(<CurriculumScreen />, {
    ...{ role: 'Parent', path, route: '/curriculum' },
    calls: {
      [childrenCall]: family(maya, ben),
      [childCall]: { ...makeCurriculumInfo(), items },
      ...calls,
    },
  })

it('has the current month of the first child to read: nothing to tick, links as words', async () => {
  const { network, container } = open()
  expect(await screen.findByRole('heading', { name: 'Maya Clarke' })).toBeVisible()
  expect(screen.getByRole('tab', { name: /^November.*this month.*1\/2 done/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  const list = within(screen.getByRole('list', { name: 'Items of November' }))
  expect(list.getByText('Read chapter 1').tagName).toBe('S')
  expect(list.getByText('Done:')).toBeInTheDocument()
  expect(list.getByText('Extended')).toBeVisible()
  expect(list.getByText('Maya’s own')).toBeVisible()
  expect(list.getByText('Practise surds (done)')).toBeVisible()
  expect(list.getByText('A film')).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(list.queryByRole('link')).toBeNull()
  expect(list.queryByRole('button')).toBeNull()
  expect(network.requestsOf(childCall).map(({ query }) => query)).toEqual([
    { studentId: maya.studentId },
  ])
  await expectNoAxeViolations(container)
})

it('keeps child and month in the address', async () => {
  const { user, network, address } = open({}, `/curriculum?child=${ben.studentId}`)
  expect(await screen.findByRole('heading', { name: 'Ben Clarke' })).toBeVisible()
  network.answer({ [childCall]: { ...makeCurriculumInfo(), items: [] } })
  await user.click(screen.getByRole('tab', { name: 'May' }))
  expect(await screen.findByText('Nothing is planned for May yet.')).toBeVisible()
  expect(address()).toBe(`/curriculum?child=${ben.studentId}&month=5`)
  expect(network.requestsOf(childCall).at(-1)?.query).toEqual({
    ...{ studentId: ben.studentId, monthNumber: '5' },
  })
  await user.click(screen.getByRole('radio', { name: 'Maya' }))
  await waitFor(() =>
    expect(network.requestsOf(childCall).at(-1)?.query.studentId).toBe(maya.studentId),
  )
  expect(await screen.findByRole('heading', { name: 'Maya Clarke' })).toBeVisible()
})

it('asks a parent of one child for none', async () => {
  open({ [childrenCall]: family(maya) }, '/curriculum?child=somebody')
  expect(await screen.findByRole('heading', { name: 'Maya Clarke' })).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
})

it('says where there is no child yet', async () => {
  open({ [childrenCall]: family() })
  expect(await screen.findByText('No child is linked to this account yet')).toBeVisible()
})

it('fails in words, and really tries again', async () => {
  const failure = new ApiError({ status: 422, message: 'Not now.' })
  const { user, network } = open({ [childrenCall]: failure })
  expect(await screen.findByText('The curriculum could not be loaded')).toBeVisible()
  network.answer({ [childrenCall]: family(maya), [childCall]: failure })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Maya’s curriculum could not be loaded')).toBeVisible()
  network.answer({ [childCall]: { ...makeCurriculumInfo(), items } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Revise surds')).toBeVisible()
})

import type { Role } from '@portal/shared/contract'
import {
  expectNoAxeViolations,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { expect, it } from 'vitest'
import type { PersonLink } from './person-links.rules.ts'
import { PersonLinks } from './person-links.tsx'

const linkCall = 'POST /User/admin/Account/SetLink'
const ada = testUid(1)

const link = (kind: PersonLink['kind'], n: number, name: string, more: object = {}) => ({
  ...{ kind, id: testUid(n), name, isActive: true, position: null, ...more },
})

const renderLinks = (role: Role, links: readonly PersonLink[]) =>
  renderScreen(
    <PersonLinks person={{ userId: ada, name: 'Ada Lee', role, links }} changes={[]} />,
    {
      role: 'Admin',
      calls: {
        [linkCall]: { isChanged: true, batchId: null },
        'GET /System/admin/Calendar/FindSchools': {
          schools: [{ id: testUid(9), name: 'Oak School' }],
        },
        'GET /User/admin/Account/FindPeople': {
          people: [
            {
              ...{ userId: testUid(8), name: 'Sue Stone', email: 'sue@x.test' },
              ...{ role: 'Senior Tutor', isActive: true },
            },
          ],
        },
      },
    },
  )

it('shows parents, tutors and schools of a student, and which school counts', async () => {
  const { user, network } = renderLinks('Student', [
    link('parent-child', 2, 'Pa Lee', { isActive: false }),
    link('student-school', 3, 'Elm College', { position: 1 }),
    link('student-school', 4, 'Ash School', { position: 2 }),
  ])
  const schools = within(screen.getByRole('group', { name: 'Schools' }))
  expect(schools.getByText('Counts')).toBeVisible()
  const parents = within(screen.getByRole('group', { name: 'Parents' }))
  expect(parents.getByRole('link', { name: 'Pa Lee' })).toHaveAttribute(
    'href',
    `/accounts?person=${testUid(2)}`,
  )
  expect(parents.getByText('Stopped')).toBeVisible()
  expect(screen.getByText('No tutor yet.')).toBeVisible()
  await expectNoAxeViolations()
  await user.click(schools.getByRole('button', { name: /^Make first.*Ash School/ }))
  expect(await screen.findByText('Ash School is the school that counts.')).toBeVisible()
  await user.click(parents.getByRole('button', { name: 'Remove parent Pa Lee' }))
  await user.click(schools.getByRole('combobox', { name: 'New school' }))
  await user.click(await schools.findByRole('option', { name: 'Oak School' }))
  await user.click(schools.getByRole('button', { name: 'Add school' }))
  await waitFor(() => expect(network.requestsOf(linkCall)).toHaveLength(3))
  const school = { kind: 'student-school', fromId: ada, isLinked: true }
  expect(network.requestsOf(linkCall).map(({ body }) => body)).toEqual([
    { ...school, toId: testUid(4), position: 1 },
    { kind: 'parent-child', fromId: testUid(2), toId: ada, isLinked: false },
    { ...school, toId: testUid(9) },
  ])
})

it('puts a tutor into another team', async () => {
  const { user, network } = renderLinks('Tutor', [link('tutor-senior', 5, 'Old Senior')])
  const team = within(screen.getByRole('group', { name: 'Senior tutor' }))
  await user.click(team.getByRole('combobox', { name: 'Another senior tutor' }))
  await user.click(await team.findByRole('option', { name: /Sue Stone/ }))
  await user.click(team.getByRole('button', { name: 'Add senior tutor' }))
  await waitFor(() =>
    expect(network.requestsOf(linkCall)[0]?.body).toEqual({
      ...{ kind: 'tutor-senior', fromId: ada, toId: testUid(8), isLinked: true },
    }),
  )
})

it('has nothing for admins', () => {
  renderLinks('Admin', [])
  expect(screen.queryByRole('group')).toBeNull()
})

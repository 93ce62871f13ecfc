import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  testUid,
  waitFor,
} from '@portal/shared/testing'
import { expect, it } from 'vitest'
import { saveCall, type Teaching, tutorCall } from './tutor.queries.ts'
import TutorScreen from './tutor.screen.tsx'

const tom: Teaching = {
  ...{ tutorId: testUid(1), fullName: 'Tom Grey', email: 'tom@x.test', role: 'Tutor' },
  ...{ isActive: true, subjects: ['Physics'], isSeminarTutor: false, isEssayPsTutor: true },
  ...{ capacity: 12, isTakingStudents: true, seniorTutorId: testUid(2), teamSize: 0, load: 9 },
  seniorTutorName: 'Sue Stone',
  students: [
    {
      ...{ studentId: testUid(3), fullName: 'Ada Lee', programName: 'Premium' },
      nextSessionAt: null,
    },
  ],
  ...{ hoursThisMonth: { delivered: 4.5, planned: 10 }, version: 5 },
}

const renderTutor = (tutor: FakeCalls[typeof tutorCall] = tom, calls: FakeCalls = {}) =>
  renderScreen(<TutorScreen />, {
    ...{ role: 'Admin', path: `/accounts/edit/tutor/${tom.tutorId}` },
    route: '/accounts/edit/tutor/:id',
    calls: { [tutorCall]: tutor, ...calls },
  })

it('shows how much of a tutor is taken, and by whom', async () => {
  renderTutor()
  expect(await screen.findByRole('heading', { name: 'Tom Grey' })).toBeVisible()
  expect(screen.getByText('9 of 12')).toBeVisible()
  expect(screen.getByText('4.5 h')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ada Lee' })).toHaveAttribute(
    'href',
    `/audit-dashboard/${testUid(3)}`,
  )
  expect(await screen.findByRole('combobox', { name: 'Senior tutor' })).toHaveValue('Sue Stone')
  await expectNoAxeViolations()
})

it('saves all of it with the version that was edited', async () => {
  const { user, network } = renderTutor(tom, { [saveCall]: { version: 6 } })
  await user.type(await screen.findByRole('textbox', { name: 'Subjects' }), 'Chemistry{Enter}')
  const most = screen.getByLabelText('Students at most')
  await user.clear(most)
  await user.type(most, '14')
  await user.click(screen.getByRole('switch', { name: 'Takes new students' }))
  await user.click(screen.getByRole('button', { name: 'Save tutor' }))
  expect(await screen.findByText('Tom Grey is saved.')).toBeVisible()
  expect(network.requestsOf(saveCall)[0]?.body).toEqual({
    ...{ tutorId: tom.tutorId, version: 5, subjects: ['Physics', 'Chemistry'] },
    ...{ isSeminarTutor: false, isEssayPsTutor: true, capacity: 14, isTakingStudents: false },
    seniorTutorId: testUid(2),
  })
})

it('wants a number that can be, and says at its field what the server refuses', async () => {
  const message = 'Only a senior tutor has a team'
  const { user, network } = renderTutor(tom, {
    [saveCall]: new ApiError({
      ...{ status: 422, message, errors: [{ path: 'body.seniorTutorId', message }] },
    }),
  })
  const most = await screen.findByLabelText('Students at most')
  await user.clear(most)
  await user.click(screen.getByRole('button', { name: 'Save tutor' }))
  expect((await screen.findAllByText('Enter a whole number from 0 to 200')).length).toBeGreaterThan(
    0,
  )
  expect(network.requestsOf(saveCall)).toEqual([])
  await user.type(most, '10')
  await user.click(screen.getByRole('button', { name: 'Save tutor' }))
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Senior tutor' })).toHaveAccessibleDescription(
      new RegExp(message),
    ),
  )
})

it('offers no team to a senior tutor', async () => {
  renderTutor({ ...tom, role: 'Senior Tutor', seniorTutorId: null, teamSize: 4 })
  expect(await screen.findByText(/leads a team and is in none. In this one: 4/)).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Senior tutor' })).toBeNull()
})

it('says where there is no such tutor', async () => {
  renderTutor(new ApiError({ status: 404, message: 'The tutor was not found.' }))
  expect(await screen.findByText('There is no such tutor')).toBeVisible()
})

import { makeEventCard, renderScreen, screen, testEventId } from '@portal/shared/testing'
import { expect, it } from 'vitest'
import AllSeminarsScreen from './all.screen.tsx'

const open = (role: 'Tutor' | 'Senior Tutor') =>
  renderScreen(<AllSeminarsScreen />, {
    ...{ role, path: '/seminars' },
    calls: {
      'GET /Seminar/Seminar/GetUpcomingSeminarsAsync': {
        ...{ seminars: [makeEventCard({ registered: 20 })], totalCount: 1 },
      },
      'GET /Subject/Degree/GetAllDegreeGroup': [],
    },
  })

it.each([
  ['Tutor', false],
  ['Senior Tutor', true],
] as const)('shows a %s all, to be read, and the report of a team: %s', async (role, hasReport) => {
  open(role)
  const card = await screen.findByRole('link', { name: 'Vectors' })
  expect(card).toHaveAttribute('href', `/seminars/vectors/${testEventId}`)
  expect(screen.queryByRole('button', { name: /Join the queue/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Given by me' })).toHaveAttribute(
    'href',
    '/tutor/seminars',
  )
  expect(screen.queryByRole('link', { name: 'Team report' }) !== null).toBe(hasReport)
})

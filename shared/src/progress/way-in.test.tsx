import { renderScreen, screen } from '@portal/shared/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WayIn } from './way-in.tsx'

const session = {
  id: '00000000-0000-4000-8000-000000000001',
  studentId: '00000000-0000-4000-8000-000000000002',
  studentName: 'Maya Clarke',
  tutorName: 'Theo Hall',
  subject: 'Physics',
  startsAt: '2027-03-04T16:00:00Z',
  length: 1,
  joinLink: 'https://meet.example/maya',
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['2027-03-04T15:49:00Z', false, true],
  ['2027-03-04T15:51:00Z', true, false],
  ['2027-03-04T16:59:00Z', true, false],
  ['2027-03-04T17:01:00Z', false, false],
])('at %s it can be joined: %s, and where it will lead is said: %s', (now, link, where) => {
  vi.setSystemTime(now)
  renderScreen(
    <WayIn session={session} saysWhere>
      Join session
    </WayIn>,
  )
  expect(screen.queryByRole('link', { name: 'Join session' }) !== null).toBe(link)
  expect(screen.queryByText('At meet.example, from 10 minutes before') !== null).toBe(where)
})

test('there is no way into what has no link', () => {
  vi.setSystemTime('2027-03-04T16:00:00Z')
  renderScreen(<WayIn session={{ ...session, joinLink: null }}>Join</WayIn>)
  expect(screen.queryByRole('link')).toBeNull()
})

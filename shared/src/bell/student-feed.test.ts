// @vitest-environment jsdom

import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FakeNetwork, fakeNetwork, makeClaims, signInAs, testUid } from '../testing/index.ts'
import feed from './student-feed.ts'

let network: FakeNetwork

beforeEach(() => {
  network = fakeNetwork({
    'GET /Notification/Alert/GetAllStudentAlert': [
      {
        id: testUid(1),
        title: 2,
        heading: 'A report is there',
        description: 'Your report of Tuesday',
        isRead: false,
        link: null,
        notificationLink: null,
        navigatableLink: '/tuition/tuition-reports',
        isNotificationAdjustment: false,
        createdAt: '2026-11-21T10:00:00Z',
      },
    ],
    'POST /Notification/Student/Notification/MarkAlertAsRead': undefined,
  })
  signInAs(makeClaims({ role: 'Student' }))
})
afterEach(() => network.restore())

it('shows the alerts in their colours', async () => {
  expect(await feed.list()).toEqual([
    {
      id: testUid(1),
      title: 'A report is there',
      description: 'Your report of Tuesday',
      isRead: false,
      to: '/tuition/tuition-reports',
      createdAt: '2026-11-21T10:00:00Z',
      shownCharacters: 25,
      colour: 'alert.2',
    },
  ])
})

it('marks one as read', async () => {
  await feed.markAsRead(testUid(1))
  const [sent] = network.requestsOf('POST /Notification/Student/Notification/MarkAlertAsRead')
  expect(sent?.query).toEqual({ alertId: testUid(1) })
})

// @vitest-environment jsdom

import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FakeNetwork, fakeNetwork, makeClaims, signInAs, testUid } from '../testing/index.ts'
import feed from './school-feed.ts'

let network: FakeNetwork

beforeEach(() => {
  network = fakeNetwork({
    'GET /Notification/School/Notification/GetAllNotificationLogUnExpired': [
      {
        id: testUid(1),
        title: 'A report is there',
        description: 'Maya’s report of Tuesday',
        isRead: false,
        link: null,
        notificationLink: null,
        navigatableLink: '/tuition-reports',
        isNotificationAdjustment: false,
        createdAt: '2026-11-21T10:00:00Z',
      },
    ],
    'POST /Notification/School/Notification/ReadNotificationLog': undefined,
  })
  signInAs(makeClaims({ role: 'School Manager' }))
})
afterEach(() => network.restore())

it('shows the notification log', async () => {
  expect(await feed.list()).toEqual([
    {
      id: testUid(1),
      title: 'A report is there',
      description: 'Maya’s report of Tuesday',
      isRead: false,
      to: '/tuition-reports',
      createdAt: '2026-11-21T10:00:00Z',
      shownCharacters: 20,
    },
  ])
})

it('marks one as read', async () => {
  await feed.markAsRead(testUid(1))
  const [sent] = network.requestsOf('POST /Notification/School/Notification/ReadNotificationLog')
  expect(sent?.query).toEqual({ NotificationId: testUid(1) })
})

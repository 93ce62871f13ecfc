// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeNetwork, fakeNetwork, makeClaims, signInAs, testUid } from '../testing/index.ts'
import { parentFeed, schoolFeed } from './notification-log.ts'

let network: FakeNetwork

describe.each([
  { role: 'Parent', reader: 'Parent', feed: parentFeed },
  { role: 'School Manager', reader: 'School', feed: schoolFeed },
] as const)('the bell of a $role', ({ role, reader, feed }) => {
  beforeEach(() => {
    network = fakeNetwork({
      [`GET /Notification/${reader}/Notification/GetAllNotificationLogUnExpired`]: [
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
      [`POST /Notification/${reader}/Notification/ReadNotificationLog`]: undefined,
    })
    signInAs(makeClaims({ role }))
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
    const [sent] = network.requestsOf(
      `POST /Notification/${reader}/Notification/ReadNotificationLog`,
    )
    expect(sent?.query).toEqual({ NotificationId: testUid(1) })
  })
})

// @vitest-environment jsdom

import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FakeNetwork, fakeNetwork, makeClaims, signInAs, testUid } from '../testing/index.ts'
import feed from './tutor-feed.ts'

let network: FakeNetwork

beforeEach(() => {
  network = fakeNetwork({
    'GET /Question/tutor/QuestionFlag/FlaggedQuestionNotifyToTutor': [
      {
        id: testUid(1),
        title: 'A question was flagged',
        description: 'Maya asks about surds',
        isRead: false,
        link: null,
        notificationLink: null,
        navigatableLink: '/tutor/flagged-question/7',
        isNotificationAdjustment: false,
        createdAt: '2026-11-21T10:00:00Z',
      },
    ],
    'POST /Question/tutor/QuestionFlag/MarkNoticeAsRead': undefined,
  })
  signInAs(makeClaims({ role: 'Senior Tutor' }))
})
afterEach(() => network.restore())

it('shows the notices of flagged questions', async () => {
  expect(await feed.list()).toEqual([
    {
      id: testUid(1),
      title: 'A question was flagged',
      description: 'Maya asks about surds',
      isRead: false,
      to: '/tutor/flagged-question/7',
      createdAt: '2026-11-21T10:00:00Z',
      shownCharacters: 15,
    },
  ])
})

it('marks one as read', async () => {
  await feed.markAsRead(testUid(1))
  const [sent] = network.requestsOf('POST /Question/tutor/QuestionFlag/MarkNoticeAsRead')
  expect(sent?.query).toEqual({ NotificationId: testUid(1) })
})

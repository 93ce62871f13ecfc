import { type FakeCalls, renderScreen, screen, testUid, within } from '@portal/shared/testing'
import {
  countCall,
  type Message,
  messageCall,
  messagesCall,
  recipientsCall,
} from './messages.queries.ts'
import { makeCount, makeListed, makeMessage, makeRecipient, notOut } from './messages.testing.ts'
import NotificationsScreen from './notifications.screen.tsx'

export const messageId = testUid(1)
/** The address with the message open. */
export const at = `/notifications?message=${messageId}`
export const draft = makeMessage({ ...notOut, state: 'draft' })

export const open = (path = '/notifications', calls: FakeCalls = {}) =>
  renderScreen(<NotificationsScreen />, {
    role: 'Admin',
    path,
    calls: {
      [messagesCall]: {
        messages: [
          makeListed(),
          makeListed({ messageId: testUid(2), title: 'Fees', state: 'draft', sendAt: null }),
        ],
        totalCount: 2,
      },
      [messageCall]: draft,
      [countCall]: makeCount(),
      [recipientsCall]: { recipients: [makeRecipient()], totalCount: 1 },
      'GET /Lists/View/GetViews': { views: [] },
      'GET /user/admin/AuditDashboard/GetLights': {
        ...{ lights: { green: 0, orange: 0, red: 0 }, snoozed: 0, programmes: ['Premium'] },
      },
      ...calls,
    },
  })

/** The page with a message open beside the list. */
export const openMessage = (message: Message, calls: FakeCalls = {}) =>
  open(at, { [messageCall]: message, ...calls })

export const panelOf = async (title = 'Mock week') =>
  within(await screen.findByRole('dialog', { name: title }))

/** Presses a button of the message’s panel. */
export const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await (await panelOf()).findByRole('button', { name }))

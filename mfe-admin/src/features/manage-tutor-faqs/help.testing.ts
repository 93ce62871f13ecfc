import { testUid } from '@portal/shared/testing'
import type { AdminFaq, ListedMessage, WholeMessage } from './help.queries.ts'

export const faqsCall = 'GET /Help/admin/Faq/GetFaqs'
export const saveCall = 'POST /Help/admin/Faq/Save'
export const orderCall = 'POST /Help/admin/Faq/Order'
export const listCall = 'GET /Help/admin/Message/GetMessages'
export const messageCall = 'GET /Help/admin/Message/GetMessage'
export const replyCall = 'POST /Help/admin/Message/Reply'
export const stateCall = 'POST /Help/admin/Message/SetState'

/** A published question for tutors. */
export const makeFaq = (number: number, change: Partial<AdminFaq> = {}): AdminFaq => ({
  ...{ id: testUid(number), section: 'Hours', question: `Question ${number}?` },
  ...{ answer: '<p>So.</p>', state: 'published', wroteAfter: 0 },
  ...{ updatedAt: '2027-03-01T10:00:00Z', version: 2 },
  ...change,
})

const sender = { userId: testUid(31), name: 'Ada Byron', role: 'Student' }

/** A message that nobody has looked after yet. */
export const listed: ListedMessage = {
  ...{ id: testUid(30), topic: 'tuition', excerpt: 'May I have Saturdays?', state: 'new' },
  ...{ from: sender, sentAt: '2027-03-01T09:00:00Z', waitingSince: '2027-03-01T09:00:00Z' },
  ...{ replies: 0, assignedTo: null, version: 1 },
}

/** The same as it is opened. */
export const whole: WholeMessage = {
  ...{ id: listed.id, topic: listed.topic, state: 'new', version: 1, assignedTo: null },
  ...{ sentAt: listed.sentAt, waitingSince: listed.waitingSince, files: [] },
  ...{ text: 'May I have Saturdays?', page: '/tuition' },
  from: { ...sender, email: 'ada@portal.test' },
  faq: { id: testUid(1), question: 'How do I move an hour?' },
  replies: [
    {
      ...{ id: testUid(40), at: '2027-03-01T10:00:00Z', isOurs: true },
      ...{ by: 'Luca Hall', text: 'From ten?' },
    },
  ],
}

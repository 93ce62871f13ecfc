import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

const faqsCall = 'GET /Help/admin/Faq/GetFaqs'
const messageCall = 'GET /Help/admin/Message/GetMessage'
export const messagesCall = 'GET /Help/admin/Message/GetMessages'

export type AdminFaq = CallAnswer<typeof faqsCall>['faqs'][number]
export type ListedMessage = CallAnswer<typeof messagesCall>['messages'][number]
export type WholeMessage = CallAnswer<typeof messageCall>

/** Whom a question is for. */
export type Audience = 'tutor' | 'student' | 'school'

export const useFaqs = (audience: Audience) => useQuery(queryOf(faqsCall, { query: { audience } }))

/** What shows questions. */
export const faqChanges = [faqsCall] as const

export const useSaveFaq = () => useWrite('POST /Help/admin/Faq/Save', { changes: faqChanges })
export const useOrderFaqs = () => useWrite('POST /Help/admin/Faq/Order', { changes: faqChanges })

const changes = { changes: [messagesCall, messageCall] } as const

export const useMessage = (id: string) => useQuery(queryOf(messageCall, { query: { id } }))
export const useAnswer = () => useWrite('POST /Help/admin/Message/Reply', changes)
export const useSetState = () => useWrite('POST /Help/admin/Message/SetState', changes)

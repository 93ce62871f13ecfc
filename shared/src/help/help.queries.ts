import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

const faqsCall = 'GET /Help/Faq/GetFaqs'
const mineCall = 'GET /Help/Message/GetMine'

/** How many of one's messages stand on a page. */
export const messagesOnPage = 10

export type FaqSection = CallAnswer<typeof faqsCall>['sections'][number]
export type Faq = FaqSection['faqs'][number]
export type OwnMessage = CallAnswer<typeof mineCall>['messages'][number]

/** What is asked again when the bell rings: an answer may have come. */
export const messageReads = [mineCall] as const

export const faqsQuery = () => queryOf(faqsCall)
export const mineQuery = (pageNo = 1) =>
  queryOf(mineCall, { query: { pageNo, pageSize: messagesOnPage } })

export const useFaqs = () => useQuery(faqsQuery())
export const useMine = (pageNo: number) => useQuery(mineQuery(pageNo))

const changes = { changes: [mineCall] } as const

export const useSend = () => useWrite('POST /Help/Message/Send', changes)
export const useReply = () => useWrite('POST /Help/Message/Reply', changes)

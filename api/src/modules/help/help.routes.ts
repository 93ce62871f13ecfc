import { defineHandlers } from '../../calls.ts'
import {
  answerMessage,
  exportMessages,
  getMessage,
  getMessages,
  setMessageState,
} from './answering.service.ts'
import { getFaqs, getFaqsOfAdmin, saveFaq, saveFaqOrder } from './faqs.service.ts'
import { findAdmins } from './messages.repository.ts'
import { getMine, replyToOwn, sendMessage } from './writing.service.ts'

/** Frequent questions, and messages with their answers. */
export const helpHandlers = defineHandlers({
  'GET /Help/Faq/GetFaqs': (asked) => getFaqs(asked),
  'POST /Help/Message/Send': ({ body, ...asked }) => sendMessage(asked, body),
  'GET /Help/Message/GetMine': ({ query, ...asked }) => getMine(asked, query),
  'POST /Help/Message/Reply': async ({ body, ...asked }) => {
    await replyToOwn(asked, body)
    return undefined
  },
  'GET /Help/admin/Faq/GetFaqs': ({ query, ...asked }) => getFaqsOfAdmin(asked, query.audience),
  'POST /Help/admin/Faq/Save': ({ body, ...asked }) => saveFaq(asked, body),
  'POST /Help/admin/Faq/Order': async ({ body, ...asked }) => {
    await saveFaqOrder(asked, body)
    return undefined
  },
  'GET /Help/admin/Message/GetMessages': ({ query, ...asked }) => getMessages(asked, query),
  'GET /Help/admin/Message/ExportMessages': ({ query, ...asked }) => exportMessages(asked, query),
  'GET /Help/admin/Message/FindAssignees': async ({ db, query }) => ({
    people: await findAdmins(db, query),
  }),
  'GET /Help/admin/Message/GetMessage': ({ query, ...asked }) => getMessage(asked, query.id),
  'POST /Help/admin/Message/Reply': ({ body, ...asked }) => answerMessage(asked, body),
  'POST /Help/admin/Message/SetState': ({ body, ...asked }) => setMessageState(asked, body),
})

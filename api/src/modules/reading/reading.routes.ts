import { defineHandlers } from '../../calls.ts'
import { importItems } from './import.service.ts'
import { getItems, getOrder, itemsFile, saveItem, saveOrder } from './items.service.ts'
import { getOwnList, saveNote, setRead } from './reading.service.ts'

/** The reading list: what students have of it, and what admins keep. */
export const readingHandlers = defineHandlers({
  'GET /readinglist/reading-list': ({ query, ...asked }) => getOwnList(asked, query.subjectId),
  'POST /readinglist/reading-list/SetRead': ({ body, ...asked }) => setRead(asked, body),
  'POST /readinglist/reading-list/SaveNote': ({ body, ...asked }) => saveNote(asked, body),
  'GET /readinglist/admin/reading-list': ({ query, ...asked }) => getItems(asked, query),
  'GET /readinglist/admin/reading-list/ExportReadingList': ({ query, ...asked }) =>
    itemsFile(asked, query),
  'GET /readinglist/admin/reading-list/GetOrder': ({ query, ...asked }) =>
    getOrder(asked, query.subjectId),
  'POST /readinglist/admin/reading-list/Save': ({ body, ...asked }) => saveItem(asked, body),
  'POST /readinglist/admin/reading-list/Order': async ({ body, ...asked }) => {
    await saveOrder(asked, body)
    return undefined
  },
  'POST /readinglist/admin/reading-list/Import': ({ body, ...asked }) => importItems(asked, body),
})

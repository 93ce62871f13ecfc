import { defineHandlers } from '../../calls.ts'
import { exportItems, getItem, getItems, getScatter } from './report.service.ts'

/** How questions do. */
export const figureHandlers = defineHandlers({
  'GET /question/admin/Report/GetItems': ({ query, ...asked }) => getItems(asked, query),
  'GET /question/admin/Report/ExportItems': ({ query, ...asked }) => exportItems(asked, query),
  'GET /question/admin/Report/GetScatter': ({ query, ...asked }) => getScatter(asked, query),
  'GET /question/admin/Report/GetItem': ({ query, ...asked }) => getItem(asked, query.questionId),
})

import { defineHandlers } from '../../calls.ts'
import { applyImport, cancelImport, undoImport } from './apply.service.ts'
import { beginExport, downloadExport, getExports } from './exports.service.ts'
import { choose, getImport, getImports, getItem, getItems } from './items.service.ts'
import { analyseImport, beginImport, sendPart } from './parts.service.ts'

/** Questions that are brought from other systems, and written for them. */
export const interchangeHandlers = defineHandlers({
  'POST /question/admin/Import/Begin': ({ body, ...asked }) => beginImport(asked, body),
  'POST /question/admin/Import/SendPart': ({ query, bytes, ...asked }) =>
    sendPart(asked, query, bytes),
  'POST /question/admin/Import/Analyse': async ({ body, ...asked }) => {
    await analyseImport(asked, body)
    return undefined
  },
  'GET /question/admin/Import/GetImports': ({ query, ...asked }) => getImports(asked, query),
  'GET /question/admin/Import/GetImport': ({ query, ...asked }) => getImport(asked, query.importId),
  'GET /question/admin/Import/GetItems': ({ query, ...asked }) => getItems(asked, query),
  'GET /question/admin/Import/GetItem': ({ query, ...asked }) => getItem(asked, query),
  'POST /question/admin/Import/Choose': ({ body, ...asked }) => choose(asked, body),
  'POST /question/admin/Import/Apply': async ({ body, ...asked }) => {
    await applyImport(asked, body.importId)
    return undefined
  },
  'POST /question/admin/Import/Cancel': async ({ body, ...asked }) => {
    await cancelImport(asked, body.importId)
    return undefined
  },
  'POST /question/admin/Import/Undo': ({ body, ...asked }) => undoImport(asked, body.importId),
  'POST /question/admin/Export/Begin': ({ body, ...asked }) => beginExport(asked, body),
  'GET /question/admin/Export/GetExports': ({ query, ...asked }) => getExports(asked, query),
  'GET /question/admin/Export/Download': ({ query, ...asked }) =>
    downloadExport(asked, query.exportId),
})

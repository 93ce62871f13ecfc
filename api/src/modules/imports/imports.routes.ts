import { defineHandlers } from '../../calls.ts'
import {
  applyImport,
  bringFile,
  discardImport,
  exportBadRows,
  getImport,
  getImports,
  getRows,
  getTemplate,
  setColumns,
} from './imports.service.ts'
import { takeBack } from './take-back.service.ts'

/** Files of rows that admins bring. */
export const importHandlers = defineHandlers({
  'GET /User/admin/Import/GetTemplate': ({ query, ...asked }) => getTemplate(asked, query),
  'POST /User/admin/Import/Upload': ({ query, file, ...asked }) => bringFile(asked, query, file),
  'GET /User/admin/Import/GetImports': ({ query, ...asked }) => getImports(asked, query),
  'GET /User/admin/Import/GetImport': ({ query, ...asked }) => getImport(asked, query.importId),
  'POST /User/admin/Import/SetColumns': ({ body, ...asked }) => setColumns(asked, body),
  'GET /User/admin/Import/GetRows': ({ query, ...asked }) => getRows(asked, query),
  'GET /User/admin/Import/ExportBadRows': ({ query, ...asked }) =>
    exportBadRows(asked, query.importId),
  'POST /User/admin/Import/Apply': ({ body, ...asked }) => applyImport(asked, body),
  'POST /User/admin/Import/Discard': async ({ body, ...asked }) => {
    await discardImport(asked, body.importId)
    return undefined
  },
  'POST /User/admin/Import/TakeBack': ({ body, ...asked }) => takeBack(asked, body.importId),
})

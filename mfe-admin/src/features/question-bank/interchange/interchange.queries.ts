import type { CallAnswer, CallKey } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'
import { changes } from '../questions.queries.ts'

export const beginCall = 'POST /question/admin/Import/Begin'
export const partCall = 'POST /question/admin/Import/SendPart'
export const analyseCall = 'POST /question/admin/Import/Analyse'
export const cancelCall = 'POST /question/admin/Import/Cancel'
export const importsCall = 'GET /question/admin/Import/GetImports'
export const importCall = 'GET /question/admin/Import/GetImport'
export const itemsCall = 'GET /question/admin/Import/GetItems'
export const itemCall = 'GET /question/admin/Import/GetItem'
export const chooseCall = 'POST /question/admin/Import/Choose'
export const applyCall = 'POST /question/admin/Import/Apply'
export const undoCall = 'POST /question/admin/Import/Undo'
export const exportCall = 'POST /question/admin/Export/Begin'
export const exportsCall = 'GET /question/admin/Export/GetExports'
export const downloadCall = 'GET /question/admin/Export/Download'

/** A file of questions in the list of those that were brought. */
export type ListedImport = CallAnswer<typeof importsCall>['imports'][number]
export type Import = CallAnswer<typeof importCall>
export type ImportState = Import['state']
/** What a file has of one question. */
export type ImportItem = CallAnswer<typeof itemsCall>['items'][number]
export type WholeItem = CallAnswer<typeof itemCall>
export type ImportOutcome = ImportItem['outcome']
/** A file that was written. */
export type Export = CallAnswer<typeof exportsCall>['exports'][number]
/** What was taken back, and what was left with why. */
export type Undone = CallAnswer<typeof undoCall>
/** Questions, each with why it was left out. */
export type Left = Undone['left']

const importReads = [importsCall, importCall, itemsCall, itemCall] as const

/** What follows an import, and what follows the files that are written. */
export const followed: Readonly<Record<'imports' | 'exports', readonly CallKey[]>> = {
  // What is applied shows among the questions, too.
  imports: [...importReads, ...changes],
  exports: [exportsCall],
}

export const useImport = (importId: string) =>
  useQuery(queryOf(importCall, { query: { importId } }))

export const useItem = (importId: string, itemNo: number) =>
  useQuery(queryOf(itemCall, { query: { importId, itemNo } }))

export const useChoose = () => useWrite(chooseCall, { changes: [importCall, itemsCall, itemCall] })
export const useApply = () => useWrite(applyCall, { changes: importReads })
export const useCancel = () => useWrite(cancelCall, { changes: importReads })
export const useUndo = () => useWrite(undoCall, { changes: [...importReads, ...changes] })
export const useExport = () => useWrite(exportCall, { changes: [exportsCall] })

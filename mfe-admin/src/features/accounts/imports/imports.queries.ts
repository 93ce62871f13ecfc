import { type CallAnswer, type CallInput, type CallKey, call } from '@portal/shared/api'
import { send, type Uploads, useSends } from '@portal/shared/files'
import { keyOf, queryOf, useQuery, useQueryClient, useWrite } from '@portal/shared/query'
import { peopleReads } from '../people/people.queries.ts'

export const importsCall = 'GET /User/admin/Import/GetImports'
export const importCall = 'GET /User/admin/Import/GetImport'
export const rowsCall = 'GET /User/admin/Import/GetRows'
export const uploadCall = 'POST /User/admin/Import/Upload'
export const templateCall = 'GET /User/admin/Import/GetTemplate'
export const badRowsCall = 'GET /User/admin/Import/ExportBadRows'
export const columnsCall = 'POST /User/admin/Import/SetColumns'
export const applyCall = 'POST /User/admin/Import/Apply'
export const discardCall = 'POST /User/admin/Import/Discard'
export const takeBackCall = 'POST /User/admin/Import/TakeBack'

/** An import of the list, one with all of it, and a row of its file. */
export type ListedImport = CallAnswer<typeof importsCall>['imports'][number]
export type Import = CallAnswer<typeof importCall>
export type ImportRow = CallAnswer<typeof rowsCall>['rows'][number]
export type ImportKind = ListedImport['kind']
export type ImportState = ListedImport['state']
export type Counts = NonNullable<Import['counts']>
export type Invitations = CallInput<typeof applyCall>['body']['invitations']

/** What shows imports; asked again as their jobs go on. */
export const importReads: readonly CallKey[] = [importsCall, importCall, rowsCall]
const changes = { changes: importReads } as const
/** What is written of people is shown where people are. */
const written = { changes: [...importReads, ...peopleReads] } as const

export const useImport = (importId: string) =>
  useQuery(queryOf(importCall, { query: { importId } }))
export const useSetColumns = () => useWrite(columnsCall, changes)
export const useApply = () => useWrite(applyCall, written)
export const useDiscard = () => useWrite(discardCall, changes)
export const useTakeBack = () => useWrite(takeBackCall, written)

export const getTemplate = (kind: ImportKind) => call(templateCall, { query: { kind } })
export const getBadRows = (importId: string) => call(badRowsCall, { query: { importId } })

/**
 * Sends files of a kind, each to be checked by a job.
 * @param done is given the import that a file has become
 */
export function useImportSends(kind: ImportKind, done: (importId: string) => void): Uploads {
  const client = useQueryClient()
  return useSends({
    act: (file, { signal, onProgress }) =>
      send(
        uploadCall,
        { query: { kind }, file },
        {
          signal,
          onSent: (bytes) => onProgress(file.size === 0 ? 1 : Math.min(1, bytes / file.size)),
        },
      ),
    done: ({ importId }) => {
      client.invalidateQueries({ queryKey: keyOf(importsCall) }).catch(() => undefined)
      done(importId)
    },
    // What was not sent whole is not kept.
    giveUp: () => undefined,
  })
}

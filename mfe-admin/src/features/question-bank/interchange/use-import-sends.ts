import { ApiError, call } from '@portal/shared/api'
import { type SendsOptions, send, sendParts, type Uploads, useSends } from '@portal/shared/files'
import { keyOf, useQueryClient } from '@portal/shared/query'
import {
  analyseCall,
  beginCall,
  cancelCall,
  importCall,
  importsCall,
  partCall,
} from './interchange.queries.ts'

/** What is said of a file before it goes. */
export interface Bringing {
  /** The family of files that it belongs to; '' for its name. */
  origin: string
  /** For what has no filing; null for nowhere. */
  defaultTopicId: number | null
  /** The import that goes on; undefined for a new one. */
  importId?: string
}

/**
 * Sends files of questions in parts, has each read once it is whole, and tells its import.
 * @param bringing what is said of the file that goes
 */
export function useImportSends(bringing: Bringing, done: (importId: string) => void): Uploads {
  const client = useQueryClient()
  const again = () => {
    for (const key of [importsCall, importCall] as const) {
      client.invalidateQueries({ queryKey: keyOf(key) }).catch(() => undefined)
    }
  }
  return useSends({
    act: (file, options) => bring(file, bringing, options),
    done: (importId) => {
      again()
      done(importId)
    },
    giveUp: (importId) => {
      call(cancelCall, { body: { importId } }).then(again, () => undefined)
    },
  })
}

async function bring(file: File, bringing: Bringing, options: SendsOptions): Promise<string> {
  const { signal, onProgress, onBegun, begun } = options
  const { defaultTopicId } = bringing
  const known = bringing.importId ?? begun
  let inParts =
    known === undefined ? await beginWith(file, bringing, signal) : await askedAnew(known, signal)
  const { importId } = inParts
  onBegun(importId)
  for (let isLast = false; ; isLast = true) {
    await sendParts(
      file,
      inParts,
      (part, bytes, how) => send(partCall, { query: { importId, part }, bytes }, how),
      { signal, onProgress },
    )
    try {
      await call(analyseCall, { body: { importId, defaultTopicId } }, { signal })
      return importId
    } catch (error) {
      // Parts are missing: the server says which, and they go once more.
      if (isLast || !(error instanceof ApiError) || error.status !== 409) throw error
      inParts = await askedAnew(importId, signal)
    }
  }
}

async function beginWith({ name, size }: File, { origin }: Bringing, signal: AbortSignal) {
  const said = origin.trim()
  const body = { name: name.slice(0, 200), size, ...(said !== '' && { origin: said }) }
  return { ...(await call(beginCall, { body }, { signal })), received: [] }
}

async function askedAnew(importId: string, signal: AbortSignal) {
  const { partBytes, parts, received } = await call(importCall, { query: { importId } }, { signal })
  return { importId, partBytes, parts, received }
}

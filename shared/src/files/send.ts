import { ApiError, addressOf, type CallAnswer, type CallInput } from '@portal/shared/api'
import type { Contract } from '@portal/shared/api/schemas'
import { freshToken, renewAfter } from '@portal/shared/session'

/** Calls that bring more than `call` has time for. */
export type LongCall = {
  [K in keyof Contract]: Contract[K] extends { takes: { seconds: number } } ? K : never
}[keyof Contract]

type SecondsOf<K extends LongCall> = Contract[K]['takes']['seconds']

/** How long each may take, as the contract says; another figure does not compile. */
const seconds: { readonly [K in LongCall]: SecondsOf<K> } = {
  'POST /File/File/Upload': 600,
  'POST /Media/Upload/Part': 600,
  'POST /Media/Upload/Complete': 600,
  'POST /question/admin/Import/SendPart': 600,
  'POST /User/admin/Import/Upload': 600,
}

export interface SendOptions {
  signal?: AbortSignal
  /** Is told how many bytes have left, with the frame around them. */
  onSent?: (bytes: number) => void
}

/**
 * Makes a call that brings bytes, as the person signed in. By the platform's older request, which
 * tells how much has left over any connection. A 401 is answered by one renewal and one more try.
 * @throws ApiError with the server's message; status 0 when no answer came.
 */
export async function send<K extends LongCall>(
  key: K,
  input: CallInput<K>,
  options: SendOptions = {},
): Promise<CallAnswer<K>> {
  const parts: Parts = { ...(input as object) }
  const token = await freshToken()
  try {
    return (await sendWith(token, key, parts, options)) as CallAnswer<K>
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || token === null) throw error
    const renewed = await renewAfter(token)
    if (renewed === null) throw error
    return (await sendWith(renewed, key, parts, options)) as CallAnswer<K>
  }
}

interface Parts {
  query?: Record<string, unknown>
  body?: unknown
  file?: Blob
  bytes?: Blob | Uint8Array
}

function sendWith(
  token: string | null,
  key: LongCall,
  input: Parts,
  { signal, onSent }: SendOptions,
): Promise<unknown> {
  const [method = '', path = ''] = key.split(' ')
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, addressOf(path, { query: input.query ?? {} }))
    request.timeout = seconds[key] * 1_000
    request.setRequestHeader('accept', 'application/json')
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded }) => onSent?.(loaded)
    const stop = () => request.abort()
    const end = (act: () => void) => () => {
      signal?.removeEventListener('abort', stop)
      act()
    }
    const lost = (message: string) => () => reject(new ApiError({ status: 0, message }))
    request.onload = end(() => {
      try {
        resolve(readAnswer(request))
      } catch (error) {
        reject(error)
      }
    })
    request.onerror = end(lost('The connection was lost.'))
    request.ontimeout = end(lost('The server took too long to answer.'))
    request.onabort = end(() => reject(signal?.reason))
    if (signal?.aborted) return reject(signal.reason)
    signal?.addEventListener('abort', stop)
    request.send(bodyOf(input, request))
  })
}

function bodyOf({ file, bytes, body }: Parts, request: XMLHttpRequest): XMLHttpRequestBodyInit {
  if (file !== undefined) {
    const form = new FormData()
    form.set('file', file)
    return form
  }
  const type = bytes === undefined ? 'application/json' : 'application/octet-stream'
  request.setRequestHeader('content-type', type)
  return bytes === undefined ? JSON.stringify(body) : new Blob([bytes as BlobPart])
}

/** Takes the answer out of its envelope. */
function readAnswer(request: XMLHttpRequest): unknown {
  const { status } = request
  let envelope: Record<string, unknown> = {}
  try {
    envelope = { ...JSON.parse(request.responseText) }
  } catch {
    // A gateway's own page, of which the status says all there is.
  }
  if (status === 200 && envelope.success === true) return envelope.data
  const said = typeof envelope.message === 'string' ? envelope.message : undefined
  const wait = Number(request.getResponseHeader('retry-after') ?? Number.NaN)
  throw new ApiError({
    status: status === 200 ? 502 : status,
    message: said ?? 'The file could not be sent. Please try again.',
    ...(said !== undefined && { serverMessage: said }),
    ...(Number.isFinite(wait) && { retryAfter: wait }),
  })
}

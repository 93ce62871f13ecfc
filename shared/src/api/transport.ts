import { report } from '../report/report.ts'
import { ApiError, connectionLost, type FieldError } from './api-error.ts'
import { addressOf, type RawInput } from './base-address.ts'
import { type CallTimes, takeEarlyAnswer, timesOfEarly } from './early-answers.ts'
import { noteServerDate } from './server-clock.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** The server keeps the answer for 24 hours, so that a repeated write is done once. */
  idempotencyKey?: string
  /** Lets the call outlive the page, as on leaving it. */
  keepalive?: boolean
  /** A read is not tried a second time: for one that may be asked for once only. */
  tryOnce?: boolean
  /** Is given what the server says beside a good answer, as far as it says anything. */
  onMessage?: (message: string) => void
  /** Is given the moments of the call whose answer this is, before the answer is. */
  onTimes?: (times: CallTimes) => void
}

export interface TransportOptions extends CallOptions {
  token?: string | null
}

const timeLimitMs = 30_000
const pauseBeforeRetryMs = 400

type Client = typeof import('ky').default
let client: Client | undefined

/**
 * Fetches what requests are made with. No first screen waits for it: reads are made without it until
 * it is there. A failure is as a lost connection, and the next call asks for it again.
 */
export async function loadClient(): Promise<Client> {
  try {
    client ??= (await import(/* webpackChunkName: "client" */ 'ky')).default
    return client
  } catch (error) {
    // Whoever listens has the browser's copy replaced, where that is what is broken.
    report('requests cannot be made', error)
    throw error
  }
}

/** A read as the page itself makes its early ones, while the client is not there yet. */
async function read(
  address: string,
  headers: HeadersInit,
  signal?: AbortSignal,
): Promise<Response> {
  const stopping = new AbortController()
  const stop = () => stopping.abort(signal?.reason)
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop, { once: true })
  const late = () => stopping.abort(new DOMException('No answer in time', 'TimeoutError'))
  const timer = setTimeout(late, timeLimitMs)
  try {
    return await fetch(address, { headers, signal: stopping.signal })
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Sends one call and takes its answer out of the envelope; knows nothing of the session.
 * Reads are tried a second time when no answer came or the server was not ready (503), unless they
 * may be asked for once only.
 * @returns `data` of the envelope, or the file that the answer is.
 * @throws ApiError for every failure but an abort, which throws as the platform does.
 */
export async function send(
  key: string,
  input: RawInput,
  { token, signal, idempotencyKey, keepalive, tryOnce, onMessage, onTimes }: TransportOptions = {},
): Promise<unknown> {
  const [method = '', path = ''] = key.split(' ')
  const address = addressOf(path, input)
  const attempt = async () => {
    const early = method === 'GET' ? await takeEarlyAnswer(address, token) : undefined
    if (early !== undefined) {
      const data = await readAnswer(early, onMessage)
      onTimes?.(timesOfEarly(address))
      return data
    }
    const headers = {
      accept: 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    }
    const options = {
      ...{ method, headers, signal, keepalive, timeout: timeLimitMs },
      ...{ json: input.body, body: input.file && formOf(input.file) },
      ...{ retry: 0, throwHttpErrors: false },
    }
    const askedAt = performance.now()
    const isEarly = method === 'GET' && client === undefined
    // Without a pause once the client is there: a page that is being left has none.
    const response = isEarly
      ? await read(address, headers, signal)
      : await (client ?? (await loadClient()))(address, options)
    const data = await readAnswer(response, onMessage)
    onTimes?.({ askedAt, receivedAt: performance.now() })
    return data
  }
  try {
    return await attempt().catch(failure(signal))
  } catch (error) {
    const again =
      method === 'GET' && !tryOnce && error instanceof ApiError && isPassing(error.status)
    if (!again) throw error
    await pause(pauseBeforeRetryMs, signal)
    return await attempt().catch(failure(signal))
  }
}

function formOf(file: Blob): FormData {
  const form = new FormData()
  form.set('file', file)
  return form
}

function isPassing(status: number): boolean {
  return status === 0 || status === 503
}

/** Said by the client and by the platform alike. */
function isLate(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && Reflect.get(error, 'name') === 'TimeoutError'
  )
}

/** Makes an ApiError of whatever kept the answer away. */
function failure(signal: AbortSignal | undefined): (error: unknown) => never {
  return (error) => {
    if (error instanceof ApiError || signal?.aborted) throw error
    throw new ApiError({
      status: 0,
      message: isLate(error) ? 'The server took too long to answer.' : connectionLost,
    })
  }
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason)
      },
      { once: true },
    )
  })
}

async function readAnswer(
  response: Response,
  onMessage: CallOptions['onMessage'],
): Promise<unknown> {
  noteServerDate(response.headers.get('date'))
  // Only a file says how it is to be kept.
  if (response.ok && response.headers.has('content-disposition')) return response.blob()
  // The body is read before it is judged, so that a connection lost in its middle is seen as such.
  const text = await response.text()
  const envelope = parse(text)
  const said = textOr(envelope?.message)
  if (response.ok && envelope?.success === true) {
    if (said !== undefined) onMessage?.(said)
    return envelope.data
  }
  throw new ApiError({
    status: response.ok ? 502 : response.status,
    message: response.ok
      ? 'The server gave an answer that this page cannot read.'
      : (said ?? wordsFor(response.status)),
    serverMessage: said,
    errors: fieldErrors(envelope?.errors),
    requestId: textOr(envelope?.requestId) ?? response.headers.get('x-request-id') ?? undefined,
    retryAfter: secondsOf(response.headers.get('retry-after')),
    code: envelope?.code === 'programme-ended' ? envelope.code : undefined,
    data: envelope?.data,
  })
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

function textOr(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** What is shown where the server said nothing. */
function wordsFor(status: number): string {
  return status >= 502 && status <= 504
    ? 'The portal cannot be reached at the moment. Please try again.'
    : 'Something went wrong. If the problem persists, please contact us.'
}

function fieldErrors(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null) return []
    const { path, message }: Record<string, unknown> = { ...item }
    return typeof path === 'string' && typeof message === 'string' ? [{ path, message }] : []
  })
}

/** `Retry-After` as seconds from now; the header holds seconds or a date. */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds)
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, Math.round((date - Date.now()) / 1000))
}

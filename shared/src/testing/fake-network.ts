import { vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import type { CallAnswer, CallInput, CallKey } from '../api/types.ts'

/** An answer with a message of the server's beside it. */
class Said<D> {
  readonly message: string
  readonly data: D

  constructor(message: string, data: D) {
    this.message = message
    this.data = data
  }
}

/** An answer of a call that says something: `says('Assignment removed', undefined)`. */
export const says = <D>(message: string, data: D) => new Said(message, data)

/** What a call answers: its `data`, a failure, or a function of what was sent. */
type Answer<K extends CallKey> =
  | CallAnswer<K>
  | Said<CallAnswer<K>>
  | ApiError
  | ((input: CallInput<K>) => CallAnswer<K> | ApiError | Promise<CallAnswer<K> | ApiError>)

/** Answers by call; an ApiError of status 0 stands for a network that is down. */
export type FakeCalls = { [K in CallKey]?: Answer<K> }

/** One request that arrived at the fake network. */
export interface SeenRequest {
  key: string
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
  /** What a call with an upload brought. */
  file: Blob | undefined
  headers: Headers
}

export interface FakeNetwork {
  /** Every request so far, oldest first. */
  requests: SeenRequest[]
  /** Requests of one call. */
  requestsOf(key: CallKey): SeenRequest[]
  /** Changes or adds answers from now on. */
  answer(calls: FakeCalls): void
  restore(): void
}

/**
 * Puts a fake in the place of `fetch`: everything above it, the client's envelope, retries and
 * renewal, is the real thing. A call without an answer gets a 501 that names it.
 */
export function fakeNetwork(calls: FakeCalls = {}): FakeNetwork {
  const requests: SeenRequest[] = []
  let answers: Record<string, unknown> = { ...calls }
  const fake = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    const path = pathname.replace(/^\/api/, '')
    const fitting = Object.keys(answers)
      .map((key) => ({ key, params: match(key, request.method, path) }))
      .filter(({ params }) => params !== null)
    // As on the server, a path that is written out goes before one with parameters.
    const found = fitting.find(({ key }) => !key.includes(':')) ?? fitting[0]
    const isForm = request.headers.get('content-type')?.startsWith('multipart/') === true
    const file = isForm ? lastFile : undefined
    const text = isForm ? '' : await request.text()
    const seen: SeenRequest = {
      key: found?.key ?? `${request.method} ${path}`,
      params: found?.params ?? {},
      query: Object.fromEntries(searchParams),
      body: text === '' ? undefined : JSON.parse(text),
      file,
      headers: request.headers,
    }
    requests.push(seen)
    if (found === undefined) {
      return envelope(new ApiError({ status: 501, message: `This test answers no ${seen.key}` }))
    }
    const answer = answers[found.key]
    return envelope(typeof answer === 'function' ? await answer(seen) : answer)
  }
  // Taken where it is put in: the platform's requests lose the content of jsdom's files.
  let lastFile: Blob | undefined
  const forms = vi.spyOn(FormData.prototype, 'set')
  forms.mockImplementation(function (this: FormData, name: string, value: unknown) {
    if (value instanceof Blob) lastFile = value
    this.append(name, value instanceof Blob ? value : String(value))
  })
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(fake)
  return {
    requests,
    requestsOf: (key) => requests.filter((request) => request.key === key),
    answer: (more) => {
      answers = { ...answers, ...more }
    },
    restore: () => {
      spy.mockRestore()
      forms.mockRestore()
    },
  }
}

function match(key: string, method: string, path: string): Record<string, string> | null {
  const [keyMethod, keyPath = ''] = key.split(' ')
  if (keyMethod !== method) return null
  const names: string[] = []
  const pattern = keyPath.replace(/:(\w+)/g, (_, name: string) => {
    names.push(name)
    return '([^/]+)'
  })
  const found = new RegExp(`^${pattern}/?$`, 'i').exec(path)
  if (found === null) return null
  return Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(found[i + 1] ?? '')]))
}

async function envelope(answer: unknown): Promise<Response> {
  if (answer instanceof Blob) {
    return new Response(await answer.arrayBuffer(), {
      headers: { 'content-type': answer.type, 'content-disposition': 'inline' },
    })
  }
  if (!(answer instanceof ApiError)) {
    const { message, data } = answer instanceof Said ? answer : { message: null, data: answer }
    return Response.json({ success: true, message, data: data ?? null })
  }
  if (answer.status === 0) throw new TypeError('Failed to fetch')
  const headers = new Headers()
  if (answer.requestId !== undefined) headers.set('x-request-id', answer.requestId)
  if (answer.retryAfter !== undefined) headers.set('retry-after', String(answer.retryAfter))
  return Response.json(
    {
      ...{ success: false, message: answer.message || null, errors: answer.errors },
      ...{ code: answer.code, data: answer.data },
    },
    { status: answer.status, headers },
  )
}

import type { CallAnswer, CallInput, CallKey } from '@portal/shared/api'
import { inject } from 'vitest'
import { tokensOf } from './tokens.ts'

interface Parts {
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  file?: Blob
  bytes?: Uint8Array<ArrayBuffer>
}

const sessions = new Map<string, ReturnType<typeof tokensOf>>()

/**
 * What a call answers somebody; each person signs in once for a test file. Calls that answer a file, or
 * whose address has the id in it, are none for it.
 * @param origin another portal than the one that all tests share.
 * @throws Error with what the server says, where it does not say 200.
 */
export async function answerTo<K extends CallKey>(
  email: string,
  key: K,
  input: CallInput<K>,
  origin = inject('baseUrl'),
): Promise<CallAnswer<K>> {
  const place = `${origin} ${email}`
  const session = sessions.get(place) ?? tokensOf(email, origin)
  sessions.set(place, session)
  const { accessToken } = await session
  const [method = '', path = ''] = key.split(' ')
  const { query = {}, ...parts }: Parts = { ...(input as object) }
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  )
  const response = await fetch(`${origin}/api${path}?${search}`, {
    method,
    ...bodyOf(parts, { authorization: `Bearer ${accessToken}` }),
  })
  const answer = (await response.json()) as { data: CallAnswer<K> }
  if (!response.ok) throw new Error(`${key}: ${response.status} ${JSON.stringify(answer)}`)
  return answer.data
}

function bodyOf({ body, file, bytes }: Parts, said: Record<string, string>): RequestInit {
  const once = { ...said, 'idempotency-key': crypto.randomUUID() }
  if (file !== undefined) {
    const form = new FormData()
    form.set('file', file)
    return { headers: once, body: form }
  }
  if (bytes !== undefined) {
    return { headers: { ...once, 'content-type': 'application/octet-stream' }, body: bytes }
  }
  if (body === undefined) return { headers: said }
  return { headers: { ...once, 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

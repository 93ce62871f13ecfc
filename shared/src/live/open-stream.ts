import { ApiError } from '@portal/shared/api'

export interface StreamSource {
  fetch: typeof fetch
  address: () => string
  freshToken: () => Promise<string | null>
  renewAfter: (used: string) => Promise<string | null>
}

/**
 * Asks for the stream of events with a fresh token; a 401 is answered by one renewal and one more
 * try, as for every call.
 * @throws ApiError when the server refuses or nobody is signed in; what `fetch` throws otherwise.
 */
export async function openStream(
  { fetch, address, freshToken, renewAfter }: StreamSource,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const ask = (token: string) =>
    fetch(address(), {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal,
    })
  const token = await freshToken()
  if (token === null) throw refused(401)
  let response = await ask(token)
  if (response.status === 401) {
    const renewed = await renewAfter(token)
    if (renewed === null) throw refused(401)
    response = await ask(renewed)
  }
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || response.body === null || !type.startsWith('text/event-stream')) {
    // What came instead is not wanted, and would keep the connection.
    await response.body?.cancel()
    throw refused(response.status)
  }
  return response.body
}

function refused(status: number): ApiError {
  return new ApiError({ status, message: 'The stream of events cannot be had.' })
}

import { once } from 'node:events'
import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'

/** An answer as it came: nothing of it decoded. */
export interface RawAnswer {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer
}

const tries = 3

/**
 * Sends a request that may be repeated, and repeats it where the server is busy or the line breaks.
 * Not `fetch`, which unpacks what is stored compressed, and then it is no longer what was stored.
 * `timeLimit` and `pause` (doubled each time) in milliseconds.
 * @throws Error when no answer comes.
 */
export async function send(
  { url, method, headers }: Request,
  content: Buffer | undefined,
  { timeLimit = 30_000, pause = 200 } = {},
): Promise<RawAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await sendOnce(new URL(url), method, headers, content, timeLimit)
      if (answer.status < 500 || attempt === tries) return answer
    } catch (error) {
      if (attempt === tries) throw error
    }
    await wait(pause * 2 ** (attempt - 1))
  }
}

async function sendOnce(
  url: URL,
  method: string,
  headers: Headers,
  content: Buffer | undefined,
  timeLimit: number,
): Promise<RawAnswer> {
  const start = url.protocol === 'https:' ? overHttps : overHttp
  const request = start(url, {
    method,
    headers: {
      ...Object.fromEntries(headers),
      // Without a length the body would be sent in chunks, which stores refuse.
      ...(content === undefined ? {} : { 'content-length': content.length }),
    },
    signal: AbortSignal.timeout(timeLimit),
  })
  request.end(content)
  const [response] = await once(request, 'response')
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part)
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }
}

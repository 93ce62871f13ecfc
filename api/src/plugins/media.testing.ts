import { passwordHash } from '../modules/authentication/testing.ts'
import type { TestApp } from '../testing/index.ts'

/** Somebody who has signed in, with what that gave. */
interface Person {
  id: string
  cookie: string
  accessToken: string
  refreshToken: string
}

/** The cookie for media among those that an answer sets, with what is said of it. */
export function setBy(headers: Record<string, unknown>): string {
  const all = [headers['set-cookie']].flat().map(String)
  return all.find((line) => line.startsWith('portal_media=')) ?? ''
}
export const pairOf = (line: string) => line.split(';')[0] ?? ''

/** What tests do with files and people of the server that there is at that moment. */
export function asking(app: () => TestApp) {
  /** Somebody who has signed in. */
  async function signedIn(make: (user: object) => Promise<string>): Promise<Person> {
    const email = `${crypto.randomUUID()}@portal.test`
    const id = await make({ email, passwordHash: await passwordHash() })
    const response = await app().fastify.inject({
      method: 'POST',
      url: '/api/authentication/authenticate',
      payload: { email, password: 'correct horse battery' },
    })
    return { id, cookie: pairOf(setBy(response.headers)), ...response.json().data }
  }
  const aTutor = () => signedIn((user) => app().make.tutor({}, user))
  const aStudent = () => signedIn((user) => app().make.student({}, user))

  /** A file that somebody has brought. */
  async function brought(
    by: Person,
    content = Buffer.from('GIF89a0123456789'),
    name = 'My photo.gif',
  ) {
    const kind = content.subarray(0, 4).toString() === '%PDF' ? 'pdf' : 'image'
    const { data } = await app().call('POST /File/File/Upload', by.id, {
      query: { kind },
      file: new File([new Uint8Array(content)], name),
    })
    return data
  }

  async function ask(
    url: string,
    { cookie }: { cookie?: string },
    headers: Record<string, string> = {},
    method: 'GET' | 'HEAD' = 'GET',
  ) {
    const response = await app().fastify.inject({
      method,
      url,
      headers: { ...headers, ...(cookie && { cookie }) },
    })
    return { status: response.statusCode, text: response.body, headers: response.headers }
  }

  return { signedIn, aTutor, aStudent, brought, ask }
}

import { eq } from 'drizzle-orm'
import { hashPassword } from '../../access/passwords.ts'
import { mails } from '../../database/schema/index.ts'
import type { TestApp } from '../../testing/index.ts'

/** The password of every account that tests sign in with. */
export const password = 'correct horse battery'

let hash: Promise<string> | undefined

/** What is kept of it. */
export async function passwordHash(): Promise<string> {
  hash ??= hashPassword(password)
  return await hash
}

/** Headers of a call with an access token. */
export const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` })

/** Signs in over the network's door; each address counts its own failures. */
export async function signIn(
  app: TestApp,
  email: string,
  options: { password?: string; address?: string; userAgent?: string } = {},
) {
  const { address = '10.0.0.1', userAgent = 'Firefox/128.0 (Windows NT 10.0)' } = options
  const response = await app.fastify.inject({
    method: 'POST',
    url: '/api/authentication/authenticate',
    payload: { email, password: options.password ?? password },
    headers: { 'user-agent': userAgent },
    remoteAddress: address,
  })
  const { data, message } = response.json<{
    data: { accessToken: string; refreshToken: string }
    message: string | null
  }>()
  return { status: response.statusCode, message, ...data }
}

/** The claims of an access token. */
export function payloadOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

/** The session that an access token names. */
export function sessionOf(token: string): string {
  return String(payloadOf(token).jti).split('.')[0] ?? ''
}

export const renew = (app: TestApp, refreshToken: string) =>
  app.call('POST /Authentication/Session/Renew', undefined, { body: { refreshToken } })

export const signOut = (app: TestApp, refreshToken: string) =>
  app.call('POST /Authentication/Session/SignOut', undefined, { body: { refreshToken } })

/** Mails that were left for an address, the oldest first. */
export async function mailsTo(app: TestApp, email: string) {
  const found = await app.db
    .select()
    .from(mails)
    .where(eq(mails.to, email))
    .orderBy(mails.createdAt, mails.id)
  return found.map(({ subject, text }) => ({ subject, text }))
}

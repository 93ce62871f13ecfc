import { and, desc, eq, like } from 'drizzle-orm'
import { hashPassword } from '../../access/passwords.ts'
import { auditLog, mails, type users } from '../../database/schema/index.ts'
import type { FieldError } from '../../problem.ts'
import type { TestApp } from '../../testing/index.ts'

/** The password of every account that tests sign in with. */
export const password = 'correct horse battery'

let hash: Promise<string> | undefined

/** What is kept of it. */
export async function passwordHash(): Promise<string> {
  hash ??= hashPassword(password)
  return await hash
}

/** A new account that signs in with the password. */
export async function makeAccount(
  app: TestApp,
  role: 'student' | 'tutor' = 'student',
  values: Partial<typeof users.$inferInsert> = {},
) {
  const email = `${crypto.randomUUID()}@portal.test`
  const own = { email, passwordHash: await passwordHash(), ...values }
  return { id: await app.make[role]({}, own), email }
}

/** Headers of a call with an access token. */
export const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` })

/** Signs in over the network's door; each address counts its own failures. */
export async function signIn(
  app: TestApp,
  email: string,
  options: { password?: string; address?: string; userAgent?: string; cookie?: string } = {},
) {
  const { address = '10.0.0.1', userAgent = 'Firefox/128.0 (Windows NT 10.0)', cookie } = options
  const response = await app.fastify.inject({
    method: 'POST',
    url: '/api/authentication/authenticate',
    payload: { email, password: options.password ?? password },
    headers: { 'user-agent': userAgent, ...(cookie !== undefined && { cookie }) },
    remoteAddress: address,
  })
  const { data, message, errors } = response.json<{
    data: { accessToken: string; refreshToken: string }
    message: string | null
    errors: FieldError[]
  }>()
  return { status: response.statusCode, headers: response.headers, message, errors, ...data }
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

/** A parent who is signed in, with children. */
export async function makeFamily(app: TestApp, children = 1) {
  const email = `${crypto.randomUUID()}@portal.test`
  const ids: string[] = []
  for (let child = 0; child < children; child += 1) ids.push(await app.make.student())
  const parent = await app.make.parent(ids, { email, passwordHash: await passwordHash() })
  return { parent, email, child: ids[0] ?? '', children: ids, own: await signIn(app, email) }
}

/** Has a parent view the portal as a child, the only one where none is named. */
export async function startView(app: TestApp, accessToken: string, studentId?: string) {
  const body = studentId === undefined ? {} : { studentId }
  return await app.call(
    'POST /authentication/admin/impersonation/startImpersonation',
    undefined,
    { body: { isParent: true, ...body } },
    bearer(accessToken),
  )
}

/** Goes back from a view. */
export const stopView = (app: TestApp, accessToken: string) =>
  app.call(
    'POST /authentication/admin/impersonation/stopImpersonation',
    undefined,
    {},
    bearer(accessToken),
  )

/** Who a token is of, as the portal says. */
export const meOf = (app: TestApp, accessToken: string) =>
  app.call('GET /User/Account/GetMe', undefined, {}, bearer(accessToken))

/** What the log has of a parent's views, the newest first. */
export async function viewEntries(app: TestApp, parent: string) {
  return await app.db
    .select({
      action: auditLog.action,
      actorId: auditLog.actorId,
      subjectId: auditLog.subjectId,
    })
    .from(auditLog)
    .where(and(eq(auditLog.actorId, parent), like(auditLog.action, 'viewing%')))
    .orderBy(desc(auditLog.id))
}

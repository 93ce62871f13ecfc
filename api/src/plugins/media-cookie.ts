import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Caller, MediaCookie, Viewer } from '../calls.ts'
import type { Settings } from '../settings.ts'

const name = 'portal_media'
const keptSeconds = 43_200

/** The cookie of one answer. It goes to `/media` alone, and from pages of this site alone. */
export function mediaCookie(reply: FastifyReply, settings: Settings, now: Date): MediaCookie {
  const secure = settings.publicUrl.startsWith('https:') ? '; Secure' : ''
  const set = (value: string, seconds: number) =>
    reply.header(
      'set-cookie',
      `${name}=${value}; Max-Age=${seconds}; Path=/media; HttpOnly; SameSite=Strict${secure}`,
    )
  return {
    write: ({ userId, role, sessionId = '' }) => {
      const endsAt = Math.floor(now.getTime() / 1000) + keptSeconds
      const words = [userId, role, sessionId, String(endsAt)].join('|')
      const value = Buffer.from(words).toString('base64url')
      set(`${value}.${signatureOf(value, settings.mediaSecret)}`, keptSeconds)
    },
    clear: () => set('', 0),
  }
}

/** Whom the cookie of a request names; undefined for one that is missing, changed or too old. */
export function viewerOf(
  cookies: string | undefined,
  { mediaSecret }: Pick<Settings, 'mediaSecret'>,
  now: Date,
): Viewer | undefined {
  const given = new RegExp(`(?:^|; *)${name}=([\\w-]{1,400})\\.([\\w-]{43})(?:;|$)`)
  const [, value = '', signature = ''] = given.exec(cookies ?? '') ?? []
  const own = Buffer.from(signatureOf(value, mediaSecret))
  const other = Buffer.from(signature)
  if (own.length !== other.length || !timingSafeEqual(own, other)) return undefined
  const [userId = '', role, sessionId, endsAt] = Buffer.from(value, 'base64url')
    .toString()
    .split('|')
  if (Number(endsAt) * 1000 <= now.getTime()) return undefined
  // What is signed is what `write` was given.
  return { userId, role: role as Caller['role'], sessionId: sessionId || undefined }
}

function signatureOf(value: string, secret: string): string {
  return createHmac('sha256', secret).update(value).digest('base64url')
}

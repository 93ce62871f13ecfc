import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DeviceCookie } from '../calls.ts'

const name = 'portal-device'

/** The longest that browsers keep a cookie. */
const keptSeconds = 400 * 86_400

/**
 * The device's cookie: no script can read it, no other site has it sent, and no call but this one
 * gets it.
 */
export function deviceCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
): DeviceCookie {
  return {
    read: () =>
      new RegExp(`(?:^|; *)${name}=([\\w.-]{1,400})(?:;|$)`).exec(
        request.headers.cookie ?? '',
      )?.[1],
    write: (value) => {
      const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
      reply.header(
        'set-cookie',
        `${name}=${value}; Max-Age=${keptSeconds}; Path=${request.routeOptions.url}; HttpOnly; SameSite=Strict${secure}`,
      )
    },
  }
}

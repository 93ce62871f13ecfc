import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Accounts that a device keeps marks of, the one that signed in last first. */
const mostMarks = 8

const form = /^[\w-]{22}(\.[\w-]{22}){1,8}$/

/**
 * The id of the device that a cookie names, if the account with an email has signed in there
 * before; undefined for any other cookie, and for none.
 */
export function knownDevice(
  secret: string,
  cookie: string | undefined,
  email: string,
): string | undefined {
  const { id, marks } = partsOf(cookie)
  if (id === undefined) return undefined
  const own = Buffer.from(markOf(secret, id, email))
  return marks.some((mark) => timingSafeEqual(Buffer.from(mark), own)) ? id : undefined
}

/** The cookie of a device on which the account with an email has just signed in. */
export function cookieAfter(secret: string, cookie: string | undefined, email: string): string {
  const { id = randomBytes(16).toString('base64url'), marks } = partsOf(cookie)
  const own = markOf(secret, id, email)
  return [id, own, ...marks.filter((mark) => mark !== own).slice(0, mostMarks - 1)].join('.')
}

function partsOf(cookie: string | undefined): { id: string | undefined; marks: string[] } {
  if (cookie === undefined || !form.test(cookie)) return { id: undefined, marks: [] }
  const [id, ...marks] = cookie.split('.')
  return { id, marks }
}

/** Only this server can make it, and it is good for this device and account alone. */
function markOf(secret: string, id: string, email: string): string {
  const key = createHmac('sha256', secret).update('portal known device').digest()
  const mark = createHmac('sha256', key).update(`${id} ${email.toLowerCase()}`).digest()
  return mark.subarray(0, 16).toString('base64url')
}

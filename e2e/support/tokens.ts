/** Password of everybody in the demo world. */
export const password = 'Portal-demo-1'

export interface SessionTokens {
  accessToken: string
  refreshToken: string
  /** Cookie of the session for what pages show by its address: pictures, films. */
  media: string
}

/** The cookie for media, for the start of a browser's context. */
export const mediaCookie = (media: string, origin: string) => ({
  name: 'portal_media',
  value: media,
  domain: new URL(origin).hostname,
  path: '/media',
  expires: -1,
  httpOnly: true,
  secure: false,
  sameSite: 'Strict' as const,
})

/** Signs a demo person in by the API; each call starts a session of its own. */
export async function tokensOf(email: string, baseUrl: string): Promise<SessionTokens> {
  const answer = await fetch(`${baseUrl}/api/authentication/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`)
  const { data } = await answer.json()
  const set = answer.headers.getSetCookie().find((line) => line.startsWith('portal_media='))
  return { ...data, media: set?.split(/[=;]/)[1] ?? '' }
}

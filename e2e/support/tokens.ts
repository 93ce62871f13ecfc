/** Password of everybody in the demo world. */
export const password = 'Portal-demo-1'

export interface SessionTokens {
  accessToken: string
  refreshToken: string
}

/** Signs a demo person in by the API; each call starts a session of its own. */
export async function tokensOf(email: string, baseUrl: string): Promise<SessionTokens> {
  const answer = await fetch(`${baseUrl}/api/authentication/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`)
  const { data } = await answer.json()
  return data
}

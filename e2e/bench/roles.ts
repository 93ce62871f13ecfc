/** One demo person per role, and what on their dashboard proves that its data has come. */
export const rolePages = [
  { role: 'Student', email: 'student@portal.test', content: 'main input[type=checkbox]' },
  { role: 'Tutor', email: 'tutor@portal.test', content: 'main tbody tr[data-row]' },
  { role: 'Senior Tutor', email: 'senior@portal.test', content: 'main tbody tr[data-row]' },
  { role: 'Parent', email: 'parent@portal.test', content: 'main [data-part=figure]' },
  { role: 'School Manager', email: 'school@portal.test', content: 'main tbody tr[data-row]' },
  { role: 'Admin', email: 'admin@portal.test', content: 'main tbody tr[data-row]' },
] as const

/** Password of the demo world. */
const demoPassword = 'Portal-demo-1'

/** Tokens of a demo person. */
export async function tokensOf(
  baseUrl: string,
  email: string,
): Promise<{ accessToken: string; refreshToken: string }> {
  const answer = await fetch(`${baseUrl}/api/authentication/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`)
  const { data } = await answer.json()
  return data
}

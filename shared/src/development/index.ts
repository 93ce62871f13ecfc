/**
 * Signs the page in as an account of the demo world, unless somebody is signed in already. For
 * `npm run dev` with one remote: its page is then there without a sign-in.
 */
export async function signInForDevelopment(email: string): Promise<void> {
  if (localStorage.getItem('token') !== null) return
  const answer = await fetch('/api/authentication/authenticate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Portal-demo-1' }),
  })
  const { data } = await answer.json()
  if (!answer.ok) return
  localStorage.setItem('token', data.accessToken)
  localStorage.setItem('refreshToken', data.refreshToken)
  localStorage.setItem('email', email)
  location.assign('/')
}

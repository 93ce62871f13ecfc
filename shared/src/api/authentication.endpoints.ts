import * as z from 'zod'
import { defineEndpoints } from './define.ts'

const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() })

/** Signing in, quiet renewal, signing out (specification 7, Authentication). */
export const authenticationEndpoints = defineEndpoints({
  'POST /authentication/authenticate': {
    summary: 'Sign in with email and password.',
    access: { who: 'public' },
    body: z.strictObject({
      email: z.string().trim().min(1, 'Enter your email').max(254),
      password: z.string().min(1, 'Enter your password').max(200),
    }),
    answer: tokens,
  },
  'POST /Authentication/Session/Renew': {
    summary: 'Exchange a refresh token, which is used up, for a new pair of tokens.',
    access: { who: 'public' },
    body: z.strictObject({ refreshToken: z.string().min(1).max(500) }),
    answer: tokens,
  },
  'POST /Authentication/Session/SignOut': {
    summary: 'End this session: its refresh tokens are good no longer.',
    access: { who: 'public' },
    body: z.strictObject({ refreshToken: z.string().min(1).max(500) }),
  },
})

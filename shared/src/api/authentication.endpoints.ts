import * as z from 'zod'
import { moment, uid } from './common.ts'
import { defineEndpoints } from './define.ts'

const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() })
const refreshToken = z.string().min(1).max(500)
const email = z.string().trim().min(1, 'Enter your email').max(254)
const password = z.string().min(1, 'Enter your password').max(200)
/** Whether it is good enough is a rule of its own (`password.rules.ts`), so that it can say why. */
const newPassword = z.string().min(1, 'Enter a new password').max(200)

/** Signing in, quiet renewal, signing out, passwords, devices. */
export const authenticationEndpoints = defineEndpoints({
  'POST /authentication/authenticate': {
    summary: 'Sign in with email and password.',
    access: { who: 'public' },
    body: z.strictObject({ email, password }),
    answer: tokens,
  },
  'POST /authentication/admin/impersonation/startImpersonation': {
    summary: 'View the portal as one’s child for half an hour; with one child, no name is needed.',
    limit: { max: 30, windowSeconds: 900, what: 'student views' },
    access: {
      who: ['Parent'],
      record: { rule: 'own child', kind: 'student', at: 'body.studentId', optional: true },
    },
    body: z.strictObject({ isParent: z.literal(true), studentId: uid.optional() }),
    answer: tokens,
  },
  'POST /authentication/admin/impersonation/stopImpersonation': {
    summary: 'Go back to one’s own portal, with tokens of the session that the view began in.',
    access: { who: ['Student'], record: 'none' },
    whileImpersonating: true,
    onlyWhileImpersonating: true,
    // It changes nothing of the student's, whose account may have been stopped meanwhile.
    checksAccount: true,
    answer: tokens,
  },
  'POST /Authentication/Session/Renew': {
    summary: 'Exchange a refresh token, which is used up, for a new pair of tokens.',
    access: { who: 'public' },
    body: z.strictObject({ refreshToken }),
    answer: tokens,
  },
  'POST /Authentication/Session/SignOut': {
    summary: 'End this session: its refresh tokens are good no longer.',
    access: { who: 'public' },
    body: z.strictObject({ refreshToken }),
  },
  'GET /Authentication/Session/GetSessions': {
    summary: 'The devices on which the caller is signed in, the one last used first.',
    access: { who: 'signed in' },
    afterProgramme: true,
    whileImpersonating: false,
    answer: z.object({
      sessions: z.array(
        z.object({
          id: uid,
          /** Browser and system, e.g. `Firefox on Windows`. */
          device: z.string(),
          address: z.string(),
          createdAt: moment,
          lastUsedAt: moment,
          isCurrent: z.boolean(),
        }),
      ),
    }),
  },
  'POST /Authentication/Session/EndSession': {
    summary: 'Sign one of the caller’s devices out.',
    access: {
      who: 'signed in',
      record: { rule: 'own', kind: 'session', at: 'body.sessionId' },
    },
    afterProgramme: true,
    body: z.strictObject({ sessionId: uid }),
  },
  'POST /Authentication/Password/ForgotPassword': {
    summary: 'Ask for a mail with a link; the answer never tells whether the account exists.',
    access: { who: 'public' },
    body: z.strictObject({ email: email.pipe(z.email('Enter an email address')) }),
  },
  'POST /Authentication/Password/CheckLink': {
    summary: 'Whether a link for choosing a password is still good.',
    access: { who: 'public' },
    body: z.strictObject({ token: z.string().min(1).max(200) }),
    answer: z.object({ isGood: z.boolean() }),
  },
  'POST /Authentication/Password/ResetPassword': {
    summary: 'Choose a password by the link of a mail; signs the account out everywhere.',
    access: { who: 'public' },
    body: z.strictObject({ token: z.string().min(1).max(200), password: newPassword }),
  },
  'POST /Authentication/Password/ChangePassword': {
    summary: 'Choose a new password; signs the account out on all other devices.',
    access: { who: 'signed in' },
    afterProgramme: true,
    body: z.strictObject({ oldPassword: password, newPassword }),
  },
})

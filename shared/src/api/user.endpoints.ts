import * as z from 'zod'
import { roles } from '../contract/roles.ts'
import { day, listOf, moment, paging, search, uid } from './common.ts'
import { defineEndpoints } from './define.ts'

const name = (missing: string) => z.string().trim().min(1, missing).max(200)

const deletionRequest = z.object({ id: uid, requestedAt: moment })

/** The person who is signed in, and what every role may change about itself. */
export const userEndpoints = defineEndpoints({
  'GET /User/Account/GetMe': {
    summary: 'Name, role and schools of the caller, for the frame around the screens.',
    access: { who: 'signed in' },
    afterProgramme: true,
    answer: z.object({
      id: uid,
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      role: z.enum(roles),
      timeZone: z.string(),
      schools: z.array(z.object({ id: uid, name: z.string() })),
      /** Whether `view-profile` has a picture to give. */
      hasPicture: z.boolean(),
      /** Only there where a mail server refused the email for good: mails of access alone go there. */
      mailsComeBack: z.literal(true).optional(),
    }),
  },
  'POST /User/Account/UpdateMe': {
    summary: 'Change name and time zone.',
    access: { who: 'signed in' },
    afterProgramme: true,
    body: z.strictObject({
      firstName: name('Enter your first name'),
      lastName: name('Enter your last name'),
      timeZone: z.string().min(1).max(100),
    }),
  },
  'POST /User/Account/ChangeEmail': {
    summary:
      'Ask for another email to sign in with: a link goes there, and the old address is told. The answer never tells whether another account has it.',
    access: { who: 'signed in' },
    afterProgramme: true,
    body: z.strictObject({
      email: z.string().trim().max(254).pipe(z.email('Enter an email address')),
      password: z.string().min(1, 'Enter your password').max(200),
    }),
  },
  'POST /User/Account/ConfirmEmail': {
    summary:
      'Change the email by the link that went to the new one; 409 when another account has it.',
    access: { who: 'public' },
    body: z.strictObject({ token: z.string().min(1).max(200) }),
    answer: z.object({ email: z.string() }),
  },
  'GET /User/Account/DownloadMyData': {
    summary: 'All that the portal keeps of the caller, as JSON.',
    limit: { max: 10, windowSeconds: 900, what: 'downloads' },
    access: { who: 'signed in' },
    afterProgramme: true,
    whileImpersonating: false,
    file: true,
  },
  'GET /User/Account/GetDeletionRequest': {
    summary: 'The caller’s open request to delete the account, if there is one.',
    access: { who: ['Student', 'Parent'], record: 'none' },
    afterProgramme: true,
    whileImpersonating: false,
    answer: deletionRequest.nullable(),
  },
  'POST /User/Account/RequestDeletion': {
    summary: 'Ask for the account to be deleted, which an admin confirms.',
    limit: { max: 10, windowSeconds: 900, what: 'requests' },
    access: { who: ['Student', 'Parent'], record: 'none' },
    afterProgramme: true,
    answer: deletionRequest,
  },
  'POST /User/Account/WithdrawDeletion': {
    summary: 'Take the request back.',
    access: { who: ['Student', 'Parent'], record: 'none' },
    afterProgramme: true,
  },
  'GET /User/admin/Account/GetDeletionRequests': {
    summary: 'Open requests to delete an account, the oldest first; sought by name or email.',
    access: { who: ['Admin'], record: 'none' },
    query: z.object({ ...paging, search }),
    answer: listOf(
      'requests',
      deletionRequest.extend({
        name: z.string(),
        email: z.string(),
        role: z.enum(roles),
        /** The last day for deciding it, by law. */
        dueOn: day,
      }),
    ),
  },
  'POST /User/admin/Account/DecideDeletion': {
    summary: 'Confirm (the account ends and its personal data go) or decline a request.',
    access: {
      who: ['Admin'],
      record: { rule: 'any', kind: 'deletion request', at: 'body.requestId' },
    },
    body: z.strictObject({ requestId: uid, decision: z.enum(['confirmed', 'declined']) }),
  },
  'GET /user/student/booking-light': {
    summary: 'The name of the programme that the student bought.',
    access: { who: ['Student'], record: 'none' },
    answer: z.object({ programName: z.string(), isUnlimited: z.boolean() }),
  },
})

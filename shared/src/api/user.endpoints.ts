import * as z from 'zod'
import { roles } from '../contract/roles.ts'
import { uid } from './common.ts'
import { defineEndpoints } from './define.ts'

/** The person who is signed in. */
export const userEndpoints = defineEndpoints({
  'GET /User/Account/GetMe': {
    summary: 'Name, role and schools of the caller, for the frame around the screens.',
    access: { who: 'signed in' },
    answer: z.object({
      id: uid,
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      role: z.enum(roles),
      timeZone: z.string(),
      schools: z.array(z.object({ id: uid, name: z.string() })),
    }),
  },
  'GET /user/student/booking-light': {
    summary: 'The name of the programme that the student bought.',
    access: { who: ['Student'], record: 'none' },
    answer: z.object({ programName: z.string(), isUnlimited: z.boolean() }),
  },
})

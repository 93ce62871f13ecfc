import * as z from 'zod'
import { roles } from '../contract/roles.ts'
import { asRule, day, moment, search, uid, version, wholeNumber } from './common.ts'

const role = z.enum(roles)

/** What a programme opens, by the names of the student's claims. */
export const entitlementNames = [
  'hasQuestionBank',
  'hasCourses',
  'hasAcademy',
  'hasSeminar',
  'hasLibrary',
  'hasReadingList',
  'hasPsSubmission',
  'hasEssaySubmission',
] as const

const entitlement = z.enum(entitlementNames)

/**
 * How an account stands. `invited`: nobody has chosen a password for it yet; `stopped`: nobody can
 * sign in; `merged`: another account of the same person took its place.
 */
export const accountState = z.enum(['active', 'invited', 'stopped', 'merged'])

/** What people are listed by. */
export const peopleFilters = {
  /** In name or email, in any case and without marks. */
  search,
  role: role.optional(),
  state: accountState.optional(),
  schoolId: uid.optional(),
  programme: z.string().trim().min(1).max(200).optional(),
  /** The students of a tutor; those without any. */
  tutorId: z.union([uid, z.literal('none')]).optional(),
  entitlement: entitlement.optional(),
  emailState: z.enum(['ok', 'bouncing']).optional(),
  /** Not seen on this day or later, or never. */
  seenBefore: day.optional(),
  /** Last invited before this day. */
  invitedBefore: day.optional(),
}

/** A person as the list shows one. */
export const personRow = z.object({
  userId: uid,
  name: z.string(),
  email: z.string(),
  role,
  state: accountState,
  /** Names; of a student the one that counts first. */
  schools: z.array(z.string()),
  /** Of a student. */
  programName: z.string().nullable(),
  /** Names of a student's tutors. */
  tutors: z.array(z.string()),
  emailState: z.enum(['ok', 'bouncing']),
  /** Null for somebody who never signed in, and where that is too long ago to be known. */
  lastSeenAt: moment.nullable(),
  invitedAt: moment.nullable(),
  version,
})

const name = (missing: string) => z.string().trim().min(1, missing).max(200)

const phone = z
  .string()
  .trim()
  .max(40, 'Use at most 40 characters')
  .refine(
    (text) => text === '' || /^\+?[\d\s().-]{5,40}$/.test(text),
    asRule('Enter a phone number in digits'),
  )

/** Who somebody is, as admins edit it. */
export const profile = {
  firstName: name('Enter a first name'),
  lastName: name('Enter a last name'),
  email: z.string().trim().max(254).toLowerCase().pipe(z.email('Enter an email address')),
  phone: phone.nullable(),
}

/** What is said of somebody who teaches when the account is made. */
export const newTutor = z.strictObject({
  subject: name('Enter a subject').max(60),
  isSeminarTutor: z.boolean(),
  isEssayPsTutor: z.boolean(),
  capacity: wholeNumber(0, 200, 'Enter a number of students from 0 to 200'),
  seniorTutorId: uid.nullable(),
})

/** Why something is done that somebody may ask about later. */
export const reason = z.string().trim().min(1, 'Say why').max(500, 'Use at most 500 characters')

/** What a student has beside the bookings. */
const override = z.object({
  isOn: z.boolean(),
  /** Its last day; null for good. */
  until: day.nullable(),
  reason: z.string(),
  byName: z.string().nullable(),
})

/** What a programme opens to a student, and from where that comes. */
const heldEntitlement = z.object({
  name: entitlement,
  isOn: z.boolean(),
  /** The bookings that give it; `override` where it is set by hand. */
  from: z.union([z.array(uid), z.enum(['override', 'none'])]),
  override: override.nullable(),
})

/** Whom or what somebody is joined with, seen from that person. */
const personLink = z.object({
  kind: z.enum([
    'parent-child',
    'tutor-student',
    'student-school',
    'manager-school',
    'tutor-senior',
  ]),
  /** Of the other person, or of the school. */
  id: uid,
  name: z.string(),
  /** The other's role; null for a school. */
  role: role.nullable(),
  isActive: z.boolean(),
  /** Of a student's school: 1 is the one that counts. */
  position: z.int().nullable(),
})

/** All that the panel shows of a person. */
export const personInFull = z.object({
  userId: uid,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  role,
  timeZone: z.string(),
  state: accountState,
  emailState: z.enum(['ok', 'bouncing']),
  hasPassword: z.boolean(),
  createdAt: moment,
  invitedAt: moment.nullable(),
  stoppedAt: moment.nullable(),
  lastSeenAt: moment.nullable(),
  student: z
    .object({
      programName: z.string(),
      isUnlimited: z.boolean(),
      isHeadStart: z.boolean(),
      yearGroup: z.int(),
      extraTimePercent: z.int(),
      startedOn: day,
      expiresOn: day,
    })
    .nullable(),
  tutor: z
    .object({
      subject: z.string(),
      isSeminarTutor: z.boolean(),
      isEssayPsTutor: z.boolean(),
      capacity: z.int(),
      isTakingStudents: z.boolean(),
      /** How many students there are. */
      load: z.int(),
    })
    .nullable(),
  links: z.array(personLink),
  /** Of a student; empty for everybody else. */
  entitlements: z.array(heldEntitlement),
  /** The bookings that `from` names. */
  bookings: z.array(
    z.object({
      bookingId: uid,
      programName: z.string(),
      startsOn: day,
      expiresOn: day.nullable(),
    }),
  ),
  /** On how many devices the person is signed in. */
  sessions: z.int(),
  counts: z.object({
    /** What the bell told the person, and how much of it was never read. */
    messages: z.int(),
    unread: z.int(),
    /** Of the log: what concerns the account. */
    logEntries: z.int(),
  }),
  version,
})

/** What can be handed to somebody else when an account is stopped. */
export const handedOver = ['students', 'submissions', 'team'] as const

const known = z.object({ userId: uid, name: z.string() })

/** What stopping an account leaves behind. */
export const dependants = z.object({
  /** Whom a tutor teaches. */
  students: z.array(known),
  /** Hours of tuition that are booked and still to come. */
  hoursAhead: z.int(),
  /** Hours that were given, of which no report is written. */
  reportsDue: z.int(),
  /** Pieces that wait for the person's marks. */
  submissions: z.int(),
  /** The tutors of a senior tutor. */
  team: z.array(known),
  children: z.array(known),
  /** Open concerns about a student, and those that are the person's to settle. */
  openAlerts: z.int(),
  /** What the person owes as a payer, in whole pence; below 0 for credit. */
  balancePence: z.int(),
})

/** An override as it is set: `as booked` takes it away. */
export const entitlementSet = {
  entitlement,
  state: z.enum(['as booked', 'on', 'off']),
  /** Its last day, by the student's own clock; null for good. */
  until: day.nullable(),
}

/** What is done to several people, and why. */
export const peopleChange = {
  action: z.enum(['invite', 'stop', 'reactivate', 'add school', 'add tutor', 'set entitlement']),
  /** The school or tutor that is added, the entitlement that is set; null for all else. */
  value: z.union([uid, z.strictObject(entitlementSet)]).nullable(),
  reason,
}

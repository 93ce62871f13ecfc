import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** Everybody who can sign in. Emails are kept in lower case. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    /** argon2id; null until the person has chosen a password. */
    passwordHash: text('password_hash'),
    role: text('role', {
      enum: ['Admin', 'Student', 'Tutor', 'Senior Tutor', 'Parent', 'School Manager'],
    }).notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    timeZone: text('time_zone').notNull().default('Europe/London'),
    /** False stops an account: no sign-in, no renewal, no writes. */
    isActive: boolean('is_active').notNull().default(true),
    /** Name of the picture in the file store; null shows initials. */
    pictureFilePath: text('picture_file_path'),
    createdAt: moment('created_at').notNull(),
    /** As people write it; null where it is not known. */
    phone: text('phone'),
    /** When the latest invitation was sent; null before the first. */
    invitedAt: moment('invited_at'),
    /** When the account was stopped; null while it is not. */
    stoppedAt: moment('stopped_at'),
    /** `bouncing`: a mail server refused the address for good; it gets mails of access only. */
    emailState: text('email_state', { enum: ['ok', 'bouncing'] })
      .notNull()
      .default('ok'),
    version: integer('version').notNull().default(1),
    /** Name and email as they are searched for: small letters without marks. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`plain_text(first_name || ' ' || last_name || ' ' || email)`),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    index('users_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('users_bouncing').on(table.id).where(sql`${table.emailState} = 'bouncing'`),
    check('users_email_state', sql`${table.emailState} in ('ok', 'bouncing')`),
    index('users_role').on(table.role),
    // The list of everybody, in its order.
    index('users_by_name').on(sql`lower(${table.firstName} || ' ' || ${table.lastName})`, table.id),
    // The lists of those who are invited and of those who are stopped, in their order.
    index('users_invited_by_name')
      .on(sql`lower(${table.firstName} || ' ' || ${table.lastName})`, table.id)
      .where(sql`${table.isActive} and ${table.passwordHash} is null`),
    index('users_stopped_by_name')
      .on(sql`lower(${table.firstName} || ' ' || ${table.lastName})`, table.id)
      .where(sql`not ${table.isActive}`),
    // The list of everybody by when they joined.
    index('users_joined').on(table.createdAt, table.id),
    index('users_stopped').on(table.stoppedAt).where(sql`${table.stoppedAt} is not null`),
    // The list of all students, in its order.
    index('users_students_by_name')
      .on(sql`lower(${table.firstName} || ' ' || ${table.lastName})`, table.id)
      .where(sql`${table.role} = 'Student' and ${table.isActive}`),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check(
      'users_role_known',
      sql`${table.role} in ('Admin', 'Student', 'Tutor', 'Senior Tutor', 'Parent', 'School Manager')`,
    ),
  ],
)

/** How an account stands; `nobody`: its person was forgotten. */
export const tallyStates = ['active', 'invited', 'stopped', 'nobody'] as const

/**
 * Roll-up: how many people there are of each role and state, so that the list of everybody is counted
 * by a handful of rows. Kept by triggers on `users`. Rows are only added, also with numbers below 0,
 * so that nobody who is added waits for others; there may be several of one kind, whose sum counts and
 * which a round merges.
 */
export const peopleTallies = pgTable('people_tallies', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  role: text('role').notNull(),
  state: text('state', { enum: tallyStates }).notNull(),
  people: integer('people').notNull(),
})

export const schools = pgTable(
  'schools',
  {
    id: uuid('id').primaryKey(),
    /** Unique in any case. */
    name: text('name').notNull(),
    /** Name in the file store; null shows no logo. */
    logoFilePath: text('logo_file_path'),
    createdAt: moment('created_at').notNull(),
    /** Not chosen for anybody any more; its students stay. */
    isArchived: boolean('is_archived').notNull().default(false),
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('schools_name').on(sql`lower(${table.name})`)],
)

/** What a student bought, and what the access token says of it. */
export const students = pgTable(
  'students',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    programName: text('program_name').notNull(),
    /** Tuition without a limit (Full Blue and Fellow). */
    isUnlimited: boolean('is_unlimited').notNull().default(false),
    isHeadStart: boolean('is_head_start').notNull().default(false),
    hasQuestionBank: boolean('has_question_bank').notNull().default(true),
    hasCourses: boolean('has_courses').notNull().default(true),
    hasAcademy: boolean('has_academy').notNull().default(true),
    hasSeminar: boolean('has_seminar').notNull().default(true),
    hasLibrary: boolean('has_library').notNull().default(true),
    hasReadingList: boolean('has_reading_list').notNull().default(true),
    hasPsSubmission: boolean('has_ps_submission').notNull().default(true),
    hasEssaySubmission: boolean('has_essay_submission').notNull().default(true),
    yearGroup: smallint('year_group').notNull(),
    /** Added to the time of timed sets and exams; 25 is a quarter more. */
    extraTimePercent: smallint('extra_time_percent').notNull().default(0),
    startedOn: date('started_on', { mode: 'string' }).notNull(),
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    index('students_program').on(table.programName),
    check('students_year_group', sql`${table.yearGroup} between 7 and 14`),
    check('students_extra_time', sql`${table.extraTimePercent} between 0 and 100`),
    check('students_dates', sql`${table.startedOn} <= ${table.expiresOn}`),
  ],
)

/** What a programme opens to a student, for whatever reads all of it. */
export const entitlementColumns = {
  hasQuestionBank: students.hasQuestionBank,
  hasCourses: students.hasCourses,
  hasAcademy: students.hasAcademy,
  hasSeminar: students.hasSeminar,
  hasLibrary: students.hasLibrary,
  hasReadingList: students.hasReadingList,
  hasPsSubmission: students.hasPsSubmission,
  hasEssaySubmission: students.hasEssaySubmission,
}

export const studentSchools = pgTable(
  'student_schools',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    /** 1 is the school that counts. */
    position: smallint('position').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.schoolId] }),
    uniqueIndex('student_schools_position').on(table.studentId, table.position),
    index('student_schools_school').on(table.schoolId),
  ],
)

export const schoolManagers = pgTable(
  'school_managers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.schoolId] }),
    index('school_managers_school').on(table.schoolId),
  ],
)

export const parentChildren = pgTable(
  'parent_children',
  {
    parentId: uuid('parent_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.parentId, table.studentId] }),
    index('parent_children_student').on(table.studentId),
  ],
)

/** Tutors and senior tutors. */
export const tutors = pgTable(
  'tutors',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the tutor mainly teaches. */
    subject: text('subject').notNull(),
    isSeminarTutor: boolean('is_seminar_tutor').notNull().default(false),
    isEssayPsTutor: boolean('is_essay_ps_tutor').notNull().default(false),
    /** Whose team the tutor is in; null for senior tutors. */
    seniorTutorId: uuid('senior_tutor_id').references(() => users.id, { onDelete: 'set null' }),
    /** How many pieces may wait for the tutor's marks at once. */
    markingCapacity: smallint('marking_capacity').notNull().default(10),
    /** The last day on which the tutor is given nothing to mark. */
    markingAwayUntil: date('marking_away_until', { mode: 'string' }),
    /** Whether a senior tutor looks at each marking before it is returned. */
    isChecked: boolean('is_checked').notNull().default(false),
    /** How many students the tutor takes on. */
    capacity: smallint('capacity').notNull().default(12),
    /** Whether the tutor takes new students. */
    isTaking: boolean('is_taking').notNull().default(true),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('tutors_senior').on(table.seniorTutorId),
    check('tutors_capacity', sql`${table.markingCapacity} between 0 and 200`),
    check('tutors_students', sql`${table.capacity} between 0 and 200`),
    check('tutors_not_own_senior', sql`${table.seniorTutorId} <> ${table.userId}`),
  ],
)

export const tutorStudents = pgTable(
  'tutor_students',
  {
    tutorId: uuid('tutor_id')
      .notNull()
      .references(() => tutors.userId, { onDelete: 'cascade' }),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.tutorId, table.studentId] }),
    index('tutor_students_student').on(table.studentId),
  ],
)

/**
 * Requests to delete an account as the release before knew them. Nothing writes or reads them any more:
 * they are among the data requests. The table goes with a later release.
 */
export const deletionRequests = pgTable(
  'deletion_requests',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedAt: moment('requested_at').notNull(),
    /** Null while it is open. */
    decidedAt: moment('decided_at'),
    decision: text('decision', { enum: ['confirmed', 'declined', 'withdrawn'] }),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('deletion_requests_open').on(table.userId).where(sql`${table.decidedAt} is null`),
    index('deletion_requests_decided_by').on(table.decidedBy),
    check(
      'deletion_requests_decision',
      sql`${table.decision} in ('confirmed', 'declined', 'withdrawn')
        and (${table.decidedAt} is null) = (${table.decision} is null)`,
    ),
  ],
)

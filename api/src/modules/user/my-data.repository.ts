import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'

/** Rows of a person under the name of what they are. */
export interface DataSection {
  name: string
  rows: Record<string, unknown>[]
}

/** One kind of data: which rows of which table (called `t`) are the person's. */
interface Source {
  name: string
  table: string
  /** The column with the person's id, which is then left out of the rows. */
  owner?: string
  /** For tables that name the person elsewhere. */
  where?: (userId: string) => SQL
  /** Columns that are never given: secrets, and what is of other people. */
  without?: readonly string[]
  /** Instead of the table's own columns. */
  select?: SQL
}

const mine = (name: string, table: string, owner: string, without: readonly string[] = []) => ({
  name,
  table,
  owner,
  without,
})

/** Somebody else whom a row of `t` ties to the person: by name, without more. */
const who = (column: string) => sql`(select jsonb_build_object(
  'firstName', u.first_name, 'lastName', u.last_name, 'role', u.role)
  from users u where u.id = ${sql.raw(`t.${column}`)})`

const setsOf = (userId: string) => sql`(select id from revise_sets where student_id = ${userId})`

/** Everything that is kept of a person; a test compares it with the tables that there are. */
export const sources: readonly Source[] = [
  mine('account', 'users', 'id', ['password_hash', 'picture_file_path']),
  mine('programme', 'students', 'user_id'),
  mine('teaching', 'tutors', 'user_id', ['senior_tutor_id']),
  {
    name: 'schools',
    table: 'schools',
    where: (id) => sql`t.id in (select school_id from student_schools where student_id = ${id}
      union select school_id from school_managers where user_id = ${id})`,
    select: sql`jsonb_build_object('name', t.name)`,
  },
  { ...mine('children', 'parent_children', 'parent_id'), select: who('student_id') },
  { ...mine('parents', 'parent_children', 'student_id'), select: who('parent_id') },
  { ...mine('tutors', 'tutor_students', 'student_id'), select: who('tutor_id') },
  { ...mine('students', 'tutor_students', 'tutor_id'), select: who('student_id') },
  {
    ...mine('team', 'tutors', 'senior_tutor_id'),
    select: who('user_id'),
  },
  mine('activeTime', 'active_time', 'user_id'),
  {
    ...mine('devices', 'sessions', 'user_id'),
    // A parent's view is a session of the student's, from an address that is not the student's.
    where: (id) => sql`t.user_id = ${id} and t.viewed_from is null`,
    without: ['viewed_from', 'ends_at'],
  },
  mine('deletionRequests', 'deletion_requests', 'user_id', ['decided_by']),
  {
    name: 'log',
    table: 'audit_log',
    where: (id) => sql`(t.actor_id = ${id} or t.subject_id = ${id})`,
    select: sql`jsonb_build_object('at', t.at, 'action', t.action)`,
  },
  {
    name: 'mails',
    table: 'mails',
    where: (id) => sql`t.to_address = (select email from users where id = ${id})`,
    // Their text may hold a link that opens the account.
    select: sql`jsonb_build_object('subject', t.subject, 'queuedAt', t.created_at,
      'sentAt', t.sent_at)`,
  },
  mine('notificationPreferences', 'notification_preferences', 'user_id'),
  {
    ...mine('notifications', 'notification_recipients', 'user_id'),
    select: sql`(select jsonb_build_object('title', n.title, 'description', n.description,
      'createdAt', t.created_at, 'readAt', t.read_at)
      from notifications n where n.id = t.notification_id)`,
  },
  mine('announcementsPutAway', 'announcement_dismissals', 'user_id'),
  mine('curriculum', 'student_curricula', 'student_id'),
  mine('curriculumItems', 'curriculum_items', 'student_id'),
  mine('esatParts', 'student_esat_parts', 'student_id'),
  mine('sets', 'revise_sets', 'student_id'),
  {
    name: 'setQuestions',
    table: 'revise_set_questions',
    where: (id) => sql`t.set_id in ${setsOf(id)}`,
    without: ['marked_by'],
  },
  mine('answers', 'attempts', 'student_id'),
  mine('questions', 'student_questions', 'student_id'),
  mine('questionFlags', 'question_flags', 'student_id', ['answered_by']),
  mine('flagMessages', 'flag_messages', 'author_id'),
  mine('notes', 'question_notes', 'student_id'),
  mine('misses', 'misses', 'student_id'),
  mine('reviews', 'review_cards', 'student_id'),
  mine('presets', 'revise_presets', 'student_id'),
  mine('pagesLearnt', 'learn_completions', 'student_id'),
  mine('sittings', 'sittings', 'student_id'),
  {
    name: 'sittingParts',
    table: 'sitting_sections',
    where: (id) => sql`t.sitting_id in (select id from sittings where student_id = ${id})`,
  },
  mine('paperScores', 'student_sections', 'student_id'),
  mine('mastery', 'topic_mastery', 'student_id'),
  mine('days', 'student_days', 'student_id'),
  mine('practice', 'student_practice', 'student_id'),
  mine('diagnosticTests', 'diagnostic_tests', 'student_id'),
  {
    name: 'diagnosticSections',
    table: 'diagnostic_sections',
    where: (id) => sql`t.test_id in (select id from diagnostic_tests where student_id = ${id})`,
  },
  mine('bookings', 'bookings', 'student_id'),
  mine('tuition', 'tuition_sessions', 'student_id', ['tutor_id']),
  mine('tuitionGiven', 'tuition_sessions', 'tutor_id', ['student_id']),
  mine('tuitionHours', 'tuition_ledger', 'student_id'),
  {
    name: 'tuitionReports',
    table: 'tuition_reports',
    where: (id) => sql`t.session_id in (select id from tuition_sessions
      where student_id = ${id} or tutor_id = ${id})`,
  },
  {
    name: 'ratingsOfHours',
    table: 'ratings',
    where: (id) => sql`t.session_id in (select id from tuition_sessions where student_id = ${id})`,
    without: ['tutor_id'],
  },
  // What students wrote in confidence is theirs; the tutor's data is the figure.
  {
    name: 'ratingsReceived',
    table: 'ratings',
    where: (id) => sql`t.tutor_id = ${id}`,
    select: sql`jsonb_build_object('rating', t.rating, 'ratedAt', t.rated_at)`,
  },
  mine('calendar', 'calendar_events', 'student_id'),
  // Not those about the student: staff write them for each other, and no student sees them.
  mine('alertsRaised', 'alerts', 'raised_by', ['student_id', 'note']),
  mine('programmeFeedback', 'programme_feedback', 'student_id'),
  {
    name: 'programmeRatings',
    table: 'programme_feedback_ratings',
    where: (id) =>
      sql`t.feedback_id in (select id from programme_feedback where student_id = ${id})`,
    without: ['tutor_id'],
  },
  {
    name: 'programmeRatingsReceived',
    table: 'programme_feedback_ratings',
    where: (id) => sql`t.tutor_id = ${id}`,
    select: sql`jsonb_build_object('rating', t.rating)`,
  },
]

/** Everything of a person, in one statement; kinds without a row are left out. */
export async function readData(db: Db, userId: string): Promise<DataSection[]> {
  const each = sources.map(
    (source, index) =>
      sql`select ${index}::int as place, ${source.name} as name,
        jsonb_agg(${rowOf(source)}) as rows
        from ${sql.raw(source.table)} t where ${conditionOf(source, userId)}
        having count(*) > 0`,
  )
  return await rowsOf<DataSection>(
    db,
    sql`select name, rows from (${sql.join(each, sql` union all `)}) all_of_it order by place`,
  )
}

function rowOf({ select, owner, without = [] }: Source): SQL {
  if (select !== undefined) return select
  const names = owner === undefined || owner === 'id' ? without : [owner, ...without]
  const left = sql.raw(`array[${names.map((name) => `'${name}'`).join(', ')}]::text[]`)
  return sql`to_jsonb(t) - ${left}`
}

function conditionOf({ where, owner }: Source, userId: string): SQL {
  if (where !== undefined) return where(userId)
  return sql`${sql.raw(`t.${owner}`)} = ${userId}`
}

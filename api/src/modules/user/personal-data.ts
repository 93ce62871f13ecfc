import { type SQL, sql } from 'drizzle-orm'

/** What becomes of rows when the account is deleted. */
export type Leaving =
  /** They stay as they are, for this reason. */
  | { keep: string }
  /** They go. */
  | 'remove'
  /** They stay, with these columns emptied. */
  | { blank: Readonly<Record<string, string | number | boolean | null | SQL>> }

/** One kind of data: which rows of which table (called `t`) are the person's. */
export interface Source {
  name: string
  table: string
  /** The columns that name the person; left out of the rows that are given. */
  owners: readonly string[]
  /** For rows that are the person's in another way, or not all that name the person. */
  where?: (userId: string) => SQL
  /** Columns that are never given: secrets, and what is of other people. */
  without?: readonly string[]
  /** Instead of the table's own columns. */
  select?: SQL
  /** Why the person is not given these rows. */
  notGiven?: string
  leaving: Leaving
}

type More = Partial<Pick<Source, 'where' | 'without' | 'select' | 'notGiven'>>

const mine = (
  name: string,
  table: string,
  owner: string,
  leaving: Leaving,
  more: More = {},
): Source => ({ name, table, owners: [owner], leaving, ...more })

/** Rows that are the person's by another row. */
const ofRow = (
  name: string,
  table: string,
  where: (userId: string) => SQL,
  leaving: Leaving,
  more: More = {},
): Source => ({ name, table, owners: [], where, leaving, ...more })

/** Somebody else whom a row of `t` ties to the person: by name, without more. */
const who = (column: string) => sql`(select jsonb_build_object(
  'firstName', u.first_name, 'lastName', u.last_name, 'role', u.role)
  from users u where u.id = ${sql.raw(`t.${column}`)})`

const words = 'Removed with the account.'
const answers: Leaving = { keep: 'answers stay without a name: questions are judged by them' }
const hours: Leaving = { keep: 'hours that were bought and given are accounted for' }
const asWork: Leaving = { keep: 'somebody’s own work for others, who still need it' }

const hoursOfStudent = (id: string) =>
  sql`t.session_id in (select id from tuition_sessions where student_id = ${id})`

/**
 * Everything that is kept of a person: what the person is given of it, and what becomes of it when
 * the account is deleted. Rows are dealt with from the last kind to the first, so a kind stands
 * after those by which its rows are found.
 */
export const personalData: readonly Source[] = [
  mine(
    'account',
    'users',
    'id',
    {
      blank: {
        email: sql`id || '@deleted.invalid'`,
        first_name: 'Deleted',
        last_name: 'account',
        password_hash: null,
        picture_file_path: null,
        is_active: false,
      },
    },
    { without: ['password_hash', 'picture_file_path'] },
  ),
  // Extra time says something of a person's health.
  mine('programme', 'students', 'user_id', { blank: { extra_time_percent: 0 } }),
  mine('teaching', 'tutors', 'user_id', asWork, { without: ['senior_tutor_id'] }),
  ofRow(
    'schools',
    'schools',
    (id) => sql`t.id in (select school_id from student_schools where student_id = ${id}
      union select school_id from school_managers where user_id = ${id})`,
    { keep: 'a school is not the person’s' },
    { select: sql`jsonb_build_object('name', t.name)` },
  ),
  ofRow(
    'schoolHolidays',
    'holidays',
    (id) => sql`t.school_id in (select school_id from student_schools where student_id = ${id})`,
    { keep: 'days of a school are not the person’s' },
    { notGiven: 'the same for everybody at the school' },
  ),
  mine('schoolTies', 'student_schools', 'student_id', 'remove', {
    notGiven: 'given as the names of the schools',
  }),
  mine('schoolsManaged', 'school_managers', 'user_id', 'remove', {
    notGiven: 'given as the names of the schools',
  }),
  mine('children', 'parent_children', 'parent_id', 'remove', { select: who('student_id') }),
  mine('parents', 'parent_children', 'student_id', 'remove', { select: who('parent_id') }),
  mine('tutors', 'tutor_students', 'student_id', 'remove', { select: who('tutor_id') }),
  mine('students', 'tutor_students', 'tutor_id', 'remove', { select: who('student_id') }),
  mine(
    'team',
    'tutors',
    'senior_tutor_id',
    { blank: { senior_tutor_id: null } },
    {
      select: who('user_id'),
    },
  ),
  mine(
    'files',
    'files',
    'uploaded_by',
    { blank: { uploaded_by: null } },
    {
      without: ['stored_name', 'sha256', 'free_since'],
    },
  ),
  ofRow(
    'filesShown',
    'file_uses',
    (id) => sql`t.area = 'picture' and t.record_id = ${id}`,
    'remove',
    { notGiven: 'given as files' },
  ),
  mine('uploads', 'uploads', 'by', 'remove', {
    select: sql`jsonb_build_object('name', t.name, 'bytes', t.bytes, 'createdAt', t.created_at)`,
  }),
  ofRow(
    'uploadParts',
    'upload_parts',
    (id) => sql`t.upload_id in (select id from uploads where by = ${id})`,
    'remove',
    { notGiven: 'parts of uploads' },
  ),
  mine('activeTime', 'active_time', 'user_id', 'remove'),
  mine('activity', 'student_activity', 'student_id', 'remove'),
  // What a job was told may be of other people.
  mine(
    'jobs',
    'tasks',
    'by',
    { keep: 'what the portal did, and whether it failed, is kept for 90 days' },
    {
      select: sql`jsonb_build_object('kind', t.kind, 'state', t.state, 'askedAt', t.created_at,
        'endedAt', t.ended_at)`,
    },
  ),
  mine(
    'devices',
    'sessions',
    'user_id',
    { blank: { address: '', device: '' } },
    {
      // A parent's view is a session of the student's, from an address that is not the student's.
      where: (id) => sql`t.user_id = ${id} and t.viewed_from is null`,
      without: ['viewed_from', 'ends_at'],
    },
  ),
  ofRow(
    'views',
    'sessions',
    (id) => sql`t.viewed_from is not null and (t.user_id = ${id}
      or t.viewed_from in (select id from sessions where user_id = ${id}))`,
    { blank: { address: '', device: '' } },
    { notGiven: 'parts of a parent’s own session, and in the log' },
  ),
  ofRow(
    'keysOfDevices',
    'refresh_tokens',
    (id) => sql`t.session_id in (select id from sessions where user_id = ${id})`,
    { keep: 'hashes that open nothing any more, gone with their session' },
    { notGiven: 'opens the account' },
  ),
  mine(
    'deletionRequests',
    'deletion_requests',
    'user_id',
    { keep: 'why the account is gone' },
    {
      without: ['decided_by'],
    },
  ),
  mine('deletionsDecided', 'deletion_requests', 'decided_by', asWork, {
    notGiven: 'requests of other people',
  }),
  {
    name: 'log',
    table: 'audit_log',
    owners: ['actor_id', 'subject_id'],
    select: sql`jsonb_build_object('at', t.at, 'action', t.action)`,
    leaving: { keep: 'for those who must answer for it; nobody can change it' },
  },
  ofRow(
    'logOfChanges',
    'audit_changes',
    (id) => sql`t.audit_id in (select id from audit_log
      where subject_id = ${id} or (kind = 'account' and record = ${id}::text))`,
    { blank: { before: null, after: null, salt: null } },
    { select: sql`jsonb_build_object('field', t.field, 'before', t.before, 'after', t.after)` },
  ),
  mine('contentSaved', 'content_versions', 'saved_by', asWork, {
    select: sql`jsonb_build_object('kind', t.kind, 'version', t.version, 'savedAt', t.saved_at)`,
  }),
  ofRow(
    'mails',
    'mails',
    (id) => sql`t.to_address = (select email from users where id = ${id})`,
    'remove',
    // Their text may hold a link that opens the account.
    {
      select: sql`jsonb_build_object('subject', t.subject, 'queuedAt', t.created_at,
        'sentAt', t.sent_at)`,
    },
  ),
  mine('passwordLinks', 'password_links', 'user_id', 'remove', { notGiven: 'opens the account' }),
  mine('emailLinks', 'email_links', 'user_id', 'remove', { notGiven: 'opens the account' }),
  mine('answersOfCalls', 'idempotency_keys', 'user_id', 'remove', {
    notGiven: 'copies of answers, gone after a day',
  }),
  mine('notificationPreferences', 'notification_preferences', 'user_id', 'remove'),
  mine('notifications', 'notification_recipients', 'user_id', 'remove', {
    select: sql`(select jsonb_build_object('title', n.title, 'description', n.description,
      'createdAt', t.created_at, 'readAt', t.read_at)
      from notifications n where n.id = t.notification_id)`,
  }),
  ofRow(
    'notificationsToNobodyElse',
    'notifications',
    (id) => sql`t.id in (select notification_id from notification_recipients
        where user_id = ${id})
      and not exists (select 1 from notification_recipients o
        where o.notification_id = t.id and o.user_id <> ${id})`,
    'remove',
    { notGiven: 'given as notifications' },
  ),
  mine('announcementsPutAway', 'announcement_dismissals', 'user_id', 'remove'),
  mine('curriculum', 'student_curricula', 'student_id', 'remove'),
  mine('curriculumItems', 'curriculum_items', 'student_id', 'remove'),
  mine('esatParts', 'student_esat_parts', 'student_id', answers),
  mine('sets', 'revise_sets', 'student_id', answers),
  ofRow(
    'setQuestions',
    'revise_set_questions',
    (id) => sql`t.set_id in (select id from revise_sets where student_id = ${id})`,
    // What was written to the student may call the student by name.
    { blank: { comment: null } },
    { without: ['marked_by'] },
  ),
  mine('answersMarked', 'revise_set_questions', 'marked_by', asWork, {
    notGiven: 'answers of other people',
  }),
  mine('answers', 'attempts', 'student_id', answers),
  mine('questions', 'student_questions', 'student_id', answers),
  mine('tallies', 'student_tallies', 'student_id', answers, {
    notGiven: 'counts of what is given',
  }),
  mine(
    'questionFlags',
    'question_flags',
    'student_id',
    { blank: { text: words } },
    {
      without: ['answered_by'],
    },
  ),
  mine('flagsAnswered', 'question_flags', 'answered_by', asWork, {
    notGiven: 'flags of other people',
  }),
  mine('flagMessages', 'flag_messages', 'author_id', 'remove'),
  ofRow(
    'flagMessagesToMe',
    'flag_messages',
    (id) => sql`t.author_id <> ${id}
      and t.flag_id in (select id from question_flags where student_id = ${id})`,
    'remove',
    { notGiven: 'words of other people' },
  ),
  mine('notes', 'question_notes', 'student_id', 'remove'),
  mine('misses', 'misses', 'student_id', answers),
  mine('reviews', 'review_cards', 'student_id', answers),
  mine('savedViews', 'saved_views', 'user_id', 'remove'),
  mine('presets', 'revise_presets', 'student_id', 'remove'),
  mine('pagesLearnt', 'learn_completions', 'student_id', 'remove'),
  mine('sittings', 'sittings', 'student_id', answers),
  ofRow(
    'sittingParts',
    'sitting_sections',
    (id) => sql`t.sitting_id in (select id from sittings where student_id = ${id})`,
    answers,
  ),
  mine('paperScores', 'student_sections', 'student_id', answers),
  mine('mastery', 'topic_mastery', 'student_id', answers),
  mine('days', 'student_days', 'student_id', answers),
  mine('practice', 'student_practice', 'student_id', answers, { without: ['last_attempt_at'] }),
  mine('diagnosticTests', 'diagnostic_tests', 'student_id', answers),
  ofRow(
    'diagnosticSections',
    'diagnostic_sections',
    (id) => sql`t.test_id in (select id from diagnostic_tests where student_id = ${id})`,
    answers,
  ),
  mine('bookings', 'bookings', 'student_id', { keep: 'the law wants sales to be kept' }),
  mine('tuition', 'tuition_sessions', 'student_id', hours, { without: ['tutor_id'] }),
  mine('tuitionGiven', 'tuition_sessions', 'tutor_id', hours, { without: ['student_id'] }),
  mine('tuitionHours', 'tuition_ledger', 'student_id', hours),
  ofRow(
    'tuitionReports',
    'tuition_reports',
    hoursOfStudent,
    // The row stays: an hour without a report would be owed one.
    { blank: { topics_covered: '', went_well: '', to_work_on: '', homework: '' } },
  ),
  ofRow(
    'tuitionReportsWritten',
    'tuition_reports',
    (id) => sql`t.session_id in (select id from tuition_sessions where tutor_id = ${id})`,
    asWork,
  ),
  ofRow(
    'ratingsOfHours',
    'ratings',
    hoursOfStudent,
    { blank: { feedback: '' } },
    {
      without: ['tutor_id'],
    },
  ),
  // What students wrote in confidence is theirs; the tutor's data is the figure.
  mine('ratingsReceived', 'ratings', 'tutor_id', hours, {
    select: sql`jsonb_build_object('rating', t.rating, 'ratedAt', t.rated_at)`,
  }),
  mine('calendar', 'calendar_events', 'student_id', 'remove'),
  mine('alerts', 'alerts', 'student_id', 'remove', {
    notGiven: 'written by staff for each other; no student sees them',
  }),
  mine('alertsRaised', 'alerts', 'raised_by', asWork, { without: ['student_id', 'note'] }),
  mine('programmeFeedback', 'programme_feedback', 'student_id', {
    blank: { feedback: words, has_interested_sibling: null, sibling_school_year: null },
  }),
  ofRow(
    'programmeRatings',
    'programme_feedback_ratings',
    (id) => sql`t.feedback_id in (select id from programme_feedback where student_id = ${id})`,
    { keep: 'figures without a name' },
    { without: ['tutor_id'] },
  ),
  mine('programmeRatingsReceived', 'programme_feedback_ratings', 'tutor_id', hours, {
    select: sql`jsonb_build_object('rating', t.rating)`,
  }),
]

/** Condition on `t`: the rows of a kind that are the person's. */
export function isOf({ owners, where }: Source, userId: string): SQL {
  if (where !== undefined) return where(userId)
  const own = owners.map((owner) => sql`${sql.raw(`t.${owner}`)} = ${userId}`)
  return sql`(${sql.join(own, sql` or `)})`
}

import { type SQL, sql } from 'drizzle-orm'
import type { CallContext, Caller } from '../../calls.ts'
import { at, likeOf, ms, zoneOf } from '../../database/sql.ts'
import { allAsked, type DaysAsked, isWithin, type Listed, orderOf } from '../../lists/index.ts'

/** Who looks at the queue. */
export type Looker = Pick<Caller, 'userId' | 'role'>

export type QueueSort = CallContext<'GET /Marking/tutor/Marking/GetQueue'>['query']['sort']
export type ItemKind = 'essay' | 'statement' | 'question'
export type ItemState = 'pending' | 'checking' | 'marked' | 'sent back' | 'withdrawn'

/** What the queue is filtered by; see `queueFilters` in the contract. */
export interface QueueFilters extends DaysAsked {
  search?: string | undefined
  state?: 'open' | 'overdue' | ItemState | undefined
  kind?: ItemKind | undefined
  round?: number | undefined
  /** `me`, `pool`, or the id of a marker. */
  marker?: string | undefined
  /** As an address says it, or as a body does. */
  admissionTestId?: string | number | undefined
  schoolId?: string | undefined
}

export interface QueueAsked extends QueueFilters {
  sort?: QueueSort | undefined
  direction?: 'asc' | 'desc' | undefined
}

/** Whether the item `i` waits to be marked or checked; the words of its indexes. */
export const isOpen = sql`i.state in ('pending', 'checking')`

/** Whether nobody has the item `i`. */
export const isInPool = sql`(i.marker_id is null and i.state = 'pending')`

/** Whether the item `i` is open and past its day. */
export const isOverdue = (now: Date): SQL => sql`(${isOpen} and i.due_at < ${at(now)})`

/** Ids as an array that is worked out once, so that an index finds the rows of each. */
const anyOf = (ids: SQL): SQL => sql`any (array(${ids}))`

const studentsOf = (tutors: SQL): SQL =>
  sql`select s.student_id from tutor_students s where s.tutor_id in (${tutors})`

/** A senior tutor and the tutors of the team. */
export const teamOf = (userId: string): SQL =>
  sql`select ${userId}::uuid union all
    select t.user_id from tutors t where t.senior_tutor_id = ${userId}::uuid`

/** Whether the item `i` is the essay of a question of a tutor's own student. */
const isOwnQuestion = (userId: string): SQL =>
  sql`(i.kind = 'question' and i.student_id = ${anyOf(studentsOf(sql`${userId}::uuid`))})`

/** Whether the item `i` waits for a check, and its marker is in nobody's team: any senior's. */
const waitsForAny = sql`(i.state = 'checking' and not exists (select 1 from tutors t
  where t.user_id = i.marker_id and t.senior_tutor_id is not null))`

/**
 * Whether somebody sees the item `i` in the queue. A tutor: own ones, the pool (without second
 * looks, which are a senior tutor's) and essays of questions of own students; those of others are no
 * pool. A senior tutor: the team's, those of own students, the pool. Admins: all.
 * @param among `open` where the statement asks for open ones alone: they are few, so that each is
 *   looked up among a senior tutor's students; else an index finds those of these students
 */
export function seesItem({ userId, role }: Looker, among: 'all' | 'open' = 'all'): SQL {
  const ofTeam = studentsOf(teamOf(userId))
  switch (role) {
    case 'Admin':
      return sql`true`
    case 'Senior Tutor':
      return sql`(i.marker_id = ${anyOf(teamOf(userId))} or ${isInPool} or ${waitsForAny}
        or i.student_id ${among === 'open' ? sql`in (${ofTeam})` : sql`= ${anyOf(ofTeam)}`})`
    case 'Tutor':
      return sql`(i.marker_id = ${userId}::uuid
        or (${isInPool} and i.round = 1 and i.kind <> 'question') or ${isOwnQuestion(userId)})`
    default:
      return sql`false`
  }
}

/**
 * Whether somebody may read the text of the item `i`, among those seen: a tutor of what is assigned,
 * and of the essays of questions of own students. Nobody but admins keeps what a student took back.
 */
export function readsItem(looker: Looker): SQL {
  const { userId, role } = looker
  if (role === 'Admin') return sql`true`
  const reads =
    role === 'Tutor'
      ? sql`(i.marker_id = ${userId}::uuid or ${isOwnQuestion(userId)})`
      : seesItem(looker)
  return sql`(i.state <> 'withdrawn' and ${reads})`
}

/**
 * Whether a senior tutor may decide on the check of the item `i`: one of the team's, or of somebody
 * in nobody's team, and never an own one.
 */
export function checksItem({ userId, role }: Looker): SQL {
  if (role !== 'Senior Tutor') return sql`false`
  return sql`(i.state = 'checking' and i.marker_id is distinct from ${userId}::uuid
    and (i.marker_id = ${anyOf(teamOf(userId))} or ${waitsForAny}))`
}

/** Whether somebody made the first marking of the item `i`, of whose version a second look is. */
export const isFirstMarker = (userId: SQL): SQL =>
  sql`exists (select 1 from marking_items f join markings m on m.item_id = f.id
    where f.version_id = i.version_id and f.round = 1 and m.marker_id = ${userId})`

/**
 * Whether somebody may take the item `i` out of the pool, among those seen: nobody looks a second
 * time at an own marking.
 */
export function claimsItem({ userId, role }: Looker): SQL {
  if (role !== 'Tutor' && role !== 'Senior Tutor') return sql`false`
  return sql`(${isInPool} and (i.round = 1 or not ${isFirstMarker(sql`${userId}::uuid`)}))`
}

/** What is asked of open ones alone. */
const openStates = new Set<QueueFilters['state']>(['open', 'overdue', 'pending', 'checking'])

const isInState = (state: QueueFilters['state'], now: Date): SQL | undefined => {
  if (state === undefined) return undefined
  if (state === 'open') return isOpen
  return state === 'overdue' ? isOverdue(now) : sql`i.state = ${state}`
}

const hasMarker = (marker: string | undefined, userId: string): SQL | undefined => {
  if (marker === undefined) return undefined
  return marker === 'pool'
    ? isInPool
    : sql`i.marker_id = ${marker === 'me' ? userId : marker}::uuid`
}

const isOfTest = (id: string | number | undefined): SQL | undefined =>
  id === undefined
    ? undefined
    : sql`(case when i.kind = 'question'
        then (select s.admission_test_id from revise_sets s where s.id = i.set_id)
        else (select t.admission_test_id from writing_versions v
          join writings w on w.id = v.writing_id join writing_tasks t on t.id = w.task_id
          where v.id = i.version_id) end) = ${Number(id)}::int`

/** Schools are the admins' alone: for everybody else there is none of a school. */
function isOfSchool(schoolId: string | undefined, { role }: Looker): SQL | undefined {
  if (schoolId === undefined) return undefined
  if (role !== 'Admin') return sql`false`
  return sql`exists (select 1 from student_schools c
    where c.student_id = i.student_id and c.school_id = ${schoolId}::uuid)`
}

const nameOf = (person: SQL): SQL => sql`${person}.first_name || ' ' || ${person}.last_name`

const studentName = nameOf(sql`u`)
const markerName = nameOf(sql`k`)

const sortKeys: Readonly<Record<QueueSort, SQL>> = {
  // What waits stands in front; what does not has no day any more.
  due: sql`case when ${isOpen} then i.due_at end`,
  student: sql`lower(${studentName})`,
  title: sql`lower(i.title)`,
  kind: sql`i.kind`,
  words: sql`i.words`,
  state: sql`i.state`,
  marker: sql`lower(${markerName})`,
  handedIn: sql`i.handed_in_at`,
  markedAt: sql`i.marked_at`,
}

/** A row of the queue as the database gives it. */
export interface QueueRow {
  itemId: string
  kind: ItemKind
  studentId: string
  studentName: string
  schoolName: string | null
  title: string
  number: number | null
  round: number
  state: ItemState
  isOverdue: boolean
  words: number
  handedInMs: number
  dueMs: number
  markedMs: number | null
  marker: { id: string; name: string } | null
  isStarted: boolean
  mayClaim: boolean
  mayOpen: boolean
}

/** School of a student, by name the first. */
const schoolName = sql`(select min(c.name) from student_schools e join schools c on c.id = e.school_id
  where e.student_id = i.student_id)`

/**
 * Items that somebody sees and that fit, most urgent first where nothing else is asked. `fits` gives
 * their ids, for what is done to all of them.
 */
export function queueListed(looker: Looker, now: Date, asked: QueueAsked = {}): Listed {
  const { sort = 'due', direction = 'asc', search } = asked
  const isSearched = search !== undefined && search !== ''
  const students =
    isSearched || sort === 'student' ? sql`join users u on u.id = i.student_id` : sql``
  const markers = sort === 'marker' ? sql`left join users k on k.id = i.marker_id` : sql``
  return {
    fits: sql`select i.id, ${sortKeys[sort]} as key, i.handed_in_at
      from marking_items i ${students} ${markers}
      where ${allAsked(
        seesItem(looker, openStates.has(asked.state) ? 'open' : 'all'),
        isInState(asked.state, now),
        asked.kind === undefined ? undefined : sql`i.kind = ${asked.kind}`,
        asked.round === undefined ? undefined : sql`i.round = ${asked.round}`,
        hasMarker(asked.marker, looker.userId),
        isOfTest(asked.admissionTestId),
        isOfSchool(asked.schoolId, looker),
        isWithin(sql`i.handed_in_at`, zoneOf(looker.userId), asked),
        isSearched ? likeOf(search, studentName, sql`i.title`) : undefined,
      )}`,
    order: sql`${orderOf(direction, sql`p.key`)}, p.handed_in_at desc, p.id`,
    columns: sql`i.id "itemId", i.kind, i.student_id "studentId", ${studentName} "studentName",
      ${looker.role === 'Admin' ? schoolName : sql`null`} "schoolName", i.title,
      (select v.number from writing_versions v where v.id = i.version_id) "number", i.round, i.state,
      ${isOverdue(now)} "isOverdue", i.words, ${ms(sql`i.handed_in_at`)} "handedInMs",
      ${ms(sql`i.due_at`)} "dueMs", ${ms(sql`i.marked_at`)} "markedMs",
      case when i.marker_id is not null
        then json_build_object('id', i.marker_id, 'name', ${markerName}) end "marker",
      i.started_at is not null "isStarted", ${claimsItem(looker)} "mayClaim",
      coalesce(${readsItem(looker)}, false) "mayOpen"`,
    joins: sql`join marking_items i on i.id = p.id join users u on u.id = i.student_id
      left join users k on k.id = i.marker_id`,
  }
}

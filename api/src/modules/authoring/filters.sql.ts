import type { QuestionsAsked } from '@portal/shared/api/schemas'
import { type SQL, sql } from 'drizzle-orm'
import { allAsked, type Listed } from '../../lists/index.ts'

/**
 * The figures `f` of questions `q`. Every question has a row, which a trigger makes with it, so that
 * this neither adds nor loses questions.
 */
export const withFigures = sql`join question_figures f on f.question_id = q.id`

type Asked = QuestionsAsked

/** The largest number that can be an id. */
const largestId = 2_147_483_647

/** A number finds that id, a key its question, and else words, "phrases" and -not are sought. */
function searched(search: string | undefined): SQL | undefined {
  if (search === undefined || search === '') return undefined
  const named = sql`q.key = ${search}`
  if (/^\d+$/.test(search)) {
    return Number(search) > largestId ? named : sql`(${named} or q.id = ${Number(search)}::int)`
  }
  return sql`(${named} or (q.search @@ websearch_to_tsquery('english', ${search})
    and not exists (select 1 from questions k where k.key = ${search})))`
}

/**
 * What is asked of one filing; a topic, a subject and a part name everything above them, which the
 * index on filings begins with.
 */
function ofOneFiling(asked: Asked): readonly SQL[] {
  const { AdmissionTestId: test, sectionId, SubjectId, topicId, paperId } = asked
  const within =
    topicId === undefined && SubjectId === undefined && sectionId === undefined
      ? undefined
      : topicId !== undefined
        ? sql`(select s.section_id from topics t join subjects s on s.id = t.subject_id
            where t.id = ${topicId})`
        : SubjectId !== undefined
          ? sql`(select s.section_id from subjects s where s.id = ${SubjectId})`
          : sql`${sectionId}::int`
  return [
    asked.questionLocation === undefined
      ? undefined
      : sql`a.question_location = ${asked.questionLocation}`,
    test === undefined ? undefined : sql`a.admission_test_id = ${test}`,
    within === undefined
      ? undefined
      : sql`a.question_location in (1, 2) and a.section_id = ${within}
          and a.admission_test_id = (select n.admission_test_id from section_numbers n
            where n.id = ${within})`,
    sectionId === undefined ? undefined : sql`a.section_id = ${sectionId}`,
    SubjectId === undefined ? undefined : sql`a.subject_id = ${SubjectId}`,
    topicId === undefined ? undefined : sql`a.topic_id = ${topicId}`,
    paperId === undefined
      ? undefined
      : sql`a.exam_section_id in (select e.id from exam_sections e where e.paper_id = ${paperId})`,
  ].filter((one) => one !== undefined)
}

/** Whether of filings nothing but the test is asked for, which figures know. */
const asksTestAlone = (asked: Asked) =>
  asked.AdmissionTestId !== undefined &&
  ofOneFiling({ ...asked, AdmissionTestId: undefined }).length === 0

/**
 * How questions are gone through: some in an order until a page is full, or all of them. It decides
 * whether each is looked up among filings, or what is filed is gathered first.
 */
type Way = 'some' | 'all'

/** Questions with such a filing, live or parked. */
function filed(asked: Asked, way: Way): SQL | undefined {
  const conditions = ofOneFiling(asked)
  if (conditions.length === 0 || asksTestAlone(asked)) return undefined
  const fits = sql.join([...conditions], sql` and `)
  const live = sql`select a.question_id from question_assignments a where ${fits}`
  const parked = sql`select a.question_id from parked_assignments a where ${fits}`
  // Of a topic and a paper there are few, from which the rest is reached.
  if (asked.topicId !== undefined || asked.paperId !== undefined) {
    return sql`q.id in (${live} union all ${parked})`
  }
  return way === 'all'
    ? sql`(q.id in (${live}) or q.id in (${parked}))`
    : sql`(exists (${live} and a.question_id = q.id) or exists (${parked} and a.question_id = q.id))`
}

/** One of two conditions, as it is asked; nothing where it is not. */
function either(asked: 'true' | 'false' | undefined, whenTrue: SQL, whenFalse: SQL) {
  if (asked === undefined) return undefined
  return asked === 'true' ? whenTrue : whenFalse
}

/** What is asked of the tests of a row of `question_figures` or `question_tallies`. */
function testsAsked(asked: Asked, row: SQL): (SQL | undefined)[] {
  return [
    asksTestAlone(asked) ? sql`${row}.tests @> array[${asked.AdmissionTestId}::int]` : undefined,
    either(asked.isUnassigned, sql`${row}.tests = '{}'`, sql`${row}.tests <> '{}'`),
  ]
}

function ofCheck(column: SQL, check: Asked['check']): SQL | undefined {
  if (check === undefined) return undefined
  return check === 'not available' ? sql`${column} is null` : sql`${column} = ${check}`
}

function figuresAsked(asked: Asked): (SQL | undefined)[] {
  const from = (column: SQL, least: number | undefined) =>
    least === undefined ? undefined : sql`${column} >= ${least}::real`
  const to = (column: SQL, most: number | undefined) =>
    most === undefined ? undefined : sql`${column} <= ${most}::real`
  return [
    ...testsAsked(asked, sql`f`),
    either(asked.isFlagged, sql`f.open_flags > 0`, sql`f.open_flags = 0`),
    ofCheck(sql`f.needs_check`, asked.check),
    from(sql`f.facility`, asked.minFacility),
    to(sql`f.facility`, asked.maxFacility),
    from(sql`f.discrimination_index`, asked.minDiscrimination),
    to(sql`f.discrimination_index`, asked.maxDiscrimination),
  ]
}

function conditionsOf(asked: Asked, way: Way): (SQL | undefined)[] {
  return [
    searched(asked.search),
    asked.state === undefined ? undefined : sql`q.state = ${asked.state}`,
    asked.questionType === undefined ? undefined : sql`q.question_type = ${asked.questionType}`,
    asked.difficulty === undefined ? undefined : sql`q.difficulty = ${asked.difficulty}`,
    filed(asked, way),
    ...figuresAsked(asked),
    asked.origin === undefined || asked.origin === ''
      ? undefined
      : sql`q.id in (select o.question_id from question_origins o where o.origin = ${asked.origin})`,
    asked.changedBy === undefined ? undefined : sql`q.changed_by = ${asked.changedBy}::uuid`,
  ]
}

/**
 * Condition on questions `q` and their figures `f` (`withFigures`): the same filters for the list,
 * the report, changes of many and exports. Test, part, subject, topic, location and paper are asked
 * of one filing, which may be parked.
 * @param way `some` where they come in an order and a page of them is enough.
 */
export const questionsThat = (asked: Asked, way: Way = 'all'): SQL =>
  allAsked(...conditionsOf(asked, way))

/** What lists of questions are sorted by, and whether every question has one. */
const orders = {
  changedAt: { by: sql`q.changed_at`, isKnown: true, isFigure: false },
  id: { by: sql`q.id`, isKnown: true, isFigure: false },
  key: { by: sql`q.key`, isKnown: true, isFigure: false },
  difficulty: { by: sql`q.difficulty`, isKnown: true, isFigure: false },
  answered: { by: sql`f.answered`, isKnown: true, isFigure: true },
  facility: { by: sql`f.facility`, isKnown: false, isFigure: true },
  discrimination: { by: sql`f.discrimination_index`, isKnown: false, isFigure: true },
  efficiency: { by: sql`f.discriminative_efficiency`, isKnown: false, isFigure: true },
  median: { by: sql`f.median_ms`, isKnown: false, isFigure: true },
  flagRate: { by: sql`f.flag_rate`, isKnown: false, isFigure: true },
} as const

/** An order of questions: by one of these, whichever way. */
export interface QuestionOrder {
  sort: keyof typeof orders
  direction: 'asc' | 'desc'
}

const asksNothing = (conditions: readonly (SQL | undefined)[]) =>
  conditions.every((one) => one === undefined)

/** What the tallies know: how many there are of a state, a check, a test or none, and flagged. */
const nothingTallied = {
  ...{ state: undefined, check: undefined, isFlagged: undefined },
  ...{ AdmissionTestId: undefined, isUnassigned: undefined },
}

/** Whether the tallies know how many these filters find. */
const isTallied = (asked: Asked) =>
  asksNothing(conditionsOf({ ...asked, ...nothingTallied }, 'all'))

const tallied = (asked: Asked) =>
  sql`question_tallies t where ${allAsked(
    asked.state === undefined ? undefined : sql`t.state = ${asked.state}`,
    ofCheck(sql`t.needs_check`, asked.check),
    ...testsAsked(asked, sql`t`),
    either(asked.isFlagged, sql`t.flag_kinds & 6 > 0`, sql`t.flag_kinds & 6 = 0`),
  )}`

/** How many questions these filters find, as a `select` of one number. */
export function howManyThat(asked: Asked): SQL {
  if (isTallied(asked)) return sql`select sum(t.questions) from ${tallied(asked)}`
  return sql`select count(*) from questions q
    ${asksNothing(figuresAsked(asked)) ? sql`` : withFigures} where ${questionsThat(asked)}`
}

/** How many of them each check has, as a `select` of `check` (null: not available) and `questions`. */
export function checksThat(asked: Asked): SQL {
  if (isTallied(asked)) {
    return sql`select t.needs_check "check", sum(t.questions)::int "questions"
      from ${tallied(asked)} group by 1`
  }
  return sql`select f.needs_check "check", count(*)::int "questions"
    from questions q ${withFigures} where ${questionsThat(asked)} group by 1`
}

/**
 * All questions that these filters find, in this order, for `pageOf` and `allOf`; what is not known
 * comes last either way. Each order has its index, so that a page costs the same in a large bank.
 */
export function questionsListed(
  asked: Asked,
  { sort, direction }: QuestionOrder,
): Pick<Listed, 'fits' | 'order' | 'count' | 'ids'> {
  const { by, isKnown, isFigure } = orders[sort]
  const way = direction === 'asc' ? sql`asc` : sql`desc`
  return {
    ids: 'numbers',
    fits: sql`select q.id, ${by} "by" from questions q
      ${isFigure || !asksNothing(figuresAsked(asked)) ? withFigures : sql``}
      where ${questionsThat(asked, 'some')}`,
    order: sql`p."by" ${way} ${isKnown ? sql`` : sql`nulls last`}, p.id ${way}`,
    count: howManyThat(asked),
  }
}

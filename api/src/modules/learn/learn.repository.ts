import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms } from '../../database/sql.ts'
import { activityNoted } from '../activity/index.ts'
import { isOpenSubject, isOpenSubTopic } from '../subjects/index.ts'

/** How far a reader is with a subject; a topic is complete once all its pages are. */
export interface SubjectProgress {
  learningId: number
  name: string
  slug: string
  topics: number
  completedTopics: number
  pages: number
  completedPages: number
}

/** A part of a test with its subjects that have pages. */
export interface PartOfLearn {
  admissionTestId: number
  sectionId: number
  sectionNo: string
  isChosen: boolean
  subjects: SubjectProgress[]
}

/** Topics in use that have pages, with their subject, how many pages, and how many the reader has done. */
const topicProgress = (readerId: string) => sql`
  select t.subject_id, t.id topic_id, count(*) pages, count(c.sub_topic_id) completed
  from learn_pages p
  join sub_topics b on b.id = p.sub_topic_id
  join topics t on t.id = b.topic_id
  join subjects u on u.id = t.subject_id
  join section_numbers n on n.id = u.section_id
  left join learn_completions c on c.sub_topic_id = b.id and c.student_id = ${readerId}
  where ${isOpenSubTopic}
  group by t.id`

/** Counts over `topicProgress`. */
const progressColumns = sql`count(*)::int topics,
  (count(*) filter (where completed = pages))::int completed_topics,
  coalesce(sum(pages), 0)::int pages, coalesce(sum(completed), 0)::int completed_pages`

/**
 * All of Learn for a reader, in one query. Whoever has chosen no parts (as tutors) has all of them;
 * the others' own come first.
 */
export async function partsOfLearn(db: Db, readerId: string): Promise<PartOfLearn[]> {
  return await rowsOf<PartOfLearn>(
    db,
    sql`select n.admission_test_id "admissionTestId", n.id "sectionId",
        n.section_no "sectionNo", own.is_chosen "isChosen",
        json_agg(json_build_object('learningId', u.id, 'name', u.name, 'slug', u.slug,
          'topics', f.topics, 'completedTopics', f.completed_topics,
          'pages', f.pages, 'completedPages', f.completed_pages) order by u.position) "subjects"
      from (
        select subject_id, ${progressColumns} from (${topicProgress(readerId)}) g
        group by subject_id
      ) f
      join subjects u on u.id = f.subject_id
      join section_numbers n on n.id = u.section_id
      cross join lateral (
        select n.is_compulsory
          or exists (select 1 from student_esat_parts e
            where e.student_id = ${readerId} and e.section_id = n.id)
          or not exists (select 1 from student_esat_parts e where e.student_id = ${readerId})
          is_chosen
      ) own
      group by n.id, own.is_chosen
      order by own.is_chosen desc, n.admission_test_id, n.position`,
  )
}

/** Where a subject stands. */
export interface SubjectPlace {
  learningId: number
  name: string
  slug: string
  admissionTestId: number
  sectionId: number
  sectionNo: string
}

/** A subject in use by its id. */
export async function findSubject(db: Db, learningId: number): Promise<SubjectPlace | undefined> {
  const [row] = await rowsOf<SubjectPlace>(
    db,
    sql`select u.id "learningId", u.name, u.slug, n.admission_test_id "admissionTestId",
        n.id "sectionId", n.section_no "sectionNo"
      from subjects u join section_numbers n on n.id = u.section_id
      where u.id = ${learningId} and ${isOpenSubject}`,
  )
  return row
}

/** How far a reader is with one subject; undefined when there is no such subject in use. */
export async function progressIn(
  db: Db,
  readerId: string,
  learningId: number,
): Promise<Omit<SubjectProgress, 'learningId' | 'name' | 'slug'> | undefined> {
  const [row] = await rowsOf<Omit<SubjectProgress, 'learningId' | 'name' | 'slug'>>(
    db,
    sql`select f.topics, f.completed_topics "completedTopics", f.pages,
        f.completed_pages "completedPages"
      from subjects u
      join section_numbers n on n.id = u.section_id
      cross join lateral (
        select ${progressColumns} from (${topicProgress(readerId)}) g where g.subject_id = u.id
      ) f
      where u.id = ${learningId} and ${isOpenSubject}`,
  )
  return row
}

/** A topic with its pages and the reader's evidence in it. */
export interface TopicRow {
  topicId: number
  name: string
  questionCount: number
  answered: number
  right: number
  total: number
  evidenceMs: number
  pages: { subTopicId: number; name: string; words: number; isCompleted: boolean }[]
}

/** The topics in use of a subject that have pages, in order. */
export async function topicsOf(db: Db, readerId: string, learningId: number): Promise<TopicRow[]> {
  return await rowsOf<TopicRow>(
    db,
    sql`select t.id "topicId", t.name, t.question_count "questionCount",
        coalesce(m.answered, 0) "answered", coalesce(m.weighted_right, 0) "right",
        coalesce(m.weighted_total, 0) "total", coalesce(${ms(sql`m.evidence_at`)}, 0) "evidenceMs",
        f.pages
      from topics t
      left join topic_mastery m on m.topic_id = t.id and m.student_id = ${readerId}
      cross join lateral (
        select json_agg(json_build_object('subTopicId', b.id, 'name', b.name, 'words', p.words,
          'isCompleted', c.sub_topic_id is not null) order by b.position) pages
        from sub_topics b
        join learn_pages p on p.sub_topic_id = b.id
        left join learn_completions c on c.sub_topic_id = b.id and c.student_id = ${readerId}
        where b.topic_id = t.id and b.archived_at is null
      ) f
      where t.subject_id = ${learningId} and t.archived_at is null and f.pages is not null
      order by t.position`,
  )
}

/** A page with its place, neighbours, and whether the reader has done it. */
export interface PageRow {
  subTopicId: number
  title: string
  topicId: number
  topicName: string
  questionCount: number
  learningId: number
  subjectName: string
  subjectSlug: string
  admissionTestId: number
  sectionId: number
  sectionNo: string
  body: string
  words: number
  videoUrl: string | null
  /** A film of the portal's own that is ready; null without one. */
  film: { assetId: string } | null
  updatedMs: number
  version: number
  isCompleted: boolean
  previous: { subTopicId: number; name: string } | null
  next: { subTopicId: number; name: string } | null
}

const neighbour = (step: 'lag' | 'lead') => {
  const of = (column: string) =>
    sql.raw(`${step}(b.${column}) over (order by t.position, b.position)`)
  return sql`case when ${of('id')} is null then null
    else json_build_object('subTopicId', ${of('id')}, 'name', ${of('name')}) end`
}

/** The page of a sub-topic in use, in one query. */
export async function findPage(
  db: Db,
  readerId: string,
  subTopicId: number,
): Promise<PageRow | undefined> {
  const [row] = await rowsOf<PageRow>(
    db,
    sql`select b.id "subTopicId", b.name "title", t.id "topicId", t.name "topicName",
        t.question_count "questionCount", u.id "learningId", u.name "subjectName",
        u.slug "subjectSlug", n.admission_test_id "admissionTestId", n.id "sectionId",
        n.section_no "sectionNo", p.body, p.words::int "words", p.video_url "videoUrl",
        case when f.id is not null then json_build_object('assetId', f.id) end "film",
        ${ms(sql`p.updated_at`)} "updatedMs", p.version, c.sub_topic_id is not null "isCompleted",
        x.previous, x.next
      from learn_pages p
      join sub_topics b on b.id = p.sub_topic_id
      join topics t on t.id = b.topic_id
      join subjects u on u.id = t.subject_id
      join section_numbers n on n.id = u.section_id
      left join learn_completions c on c.sub_topic_id = b.id and c.student_id = ${readerId}
      left join media_assets f on f.id = p.asset_id and f.state = 'ready' and f.removed_at is null
      cross join lateral (
        select around.previous, around.next from (
          select b.id, ${neighbour('lag')} previous, ${neighbour('lead')} "next"
          from learn_pages o
          join sub_topics b on b.id = o.sub_topic_id
          join topics t on t.id = b.topic_id
          where t.subject_id = u.id and t.archived_at is null and b.archived_at is null
        ) around
        where around.id = p.sub_topic_id
      ) x
      where p.sub_topic_id = ${subTopicId} and ${isOpenSubTopic}`,
  )
  return row
}

/** Marks a page as complete or takes that back; false when there is no such page. */
export async function setCompletion(
  db: Db,
  studentId: string,
  subTopicId: number,
  isCompleted: boolean,
  now: Date,
): Promise<boolean> {
  // What is done stays as old as it was first done.
  const change = isCompleted
    ? sql`insert into learn_completions (student_id, sub_topic_id, completed_at)
        select ${studentId}::uuid, sub_topic_id, ${at(now)} from page
        on conflict (student_id, sub_topic_id) do nothing
        returning student_id, completed_at`
    : sql`delete from learn_completions c using page
        where c.student_id = ${studentId} and c.sub_topic_id = page.sub_topic_id`
  const noted = isCompleted
    ? sql`, noted as (${activityNoted('learn', sql`select student_id, completed_at from change`)})`
    : sql``
  const rows = await rowsOf(
    db,
    sql`with page as (select sub_topic_id from learn_pages where sub_topic_id = ${subTopicId}),
      change as (${change}) ${noted}
      select 1 from page`,
  )
  return rows.length > 0
}

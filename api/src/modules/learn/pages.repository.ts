import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms } from '../../database/sql.ts'

/** What is edited of a page: cleaned HTML, and the address of a film. */
export interface PageValues {
  body: string
  videoUrl: string | null
}

/** Of a sub-topic `b` with its topic `t`, subject `u` and part `n`: whether it is out of use. */
const isArchived = sql`coalesce(b.archived_at, t.archived_at, u.archived_at, n.archived_at) is not null`

const isHole = sql`p.sub_topic_id is null and not ${isArchived}`

/** The version that was saved last of the sub-topic `b`, as `v`, with who saved it, as `w`. */
const newest = sql`left join lateral (
    select v.* from learn_page_versions v where v.sub_topic_id = b.id
    order by v.version desc limit 1
  ) v on true
  left join users w on w.id = v.created_by`

const nameOfSaver = sql`w.first_name || ' ' || w.last_name`

const state = sql`case when p.sub_topic_id is not null then 'published'
  when v.version is not null then 'draft' else 'none' end`

/** All of Learn for editors: sub-topics without a page have no words. */
export interface EditorSubject {
  learningId: number
  name: string
  slug: string
  admissionTestId: number
  admissionTestName: string
  sectionId: number
  sectionNo: string
  holes: number
  topics: {
    topicId: number
    name: string
    holes: number
    subTopics: {
      subTopicId: number
      name: string
      words: number
      state: 'published' | 'draft' | 'none'
      hasDraft: boolean
      isArchived: boolean
      changedMs: number | null
      changedBy: string | null
    }[]
  }[]
}

/**
 * Every subject with its topics and sub-topics, in the order of the tests. What is archived is there
 * as far as there is something written of it.
 */
export async function allForEditors(
  db: Db,
  wordsOf: (body: string) => number,
): Promise<EditorSubject[]> {
  type Page = EditorSubject['topics'][number]['subTopics'][number] & { draft: string | null }
  type Topic = Omit<EditorSubject['topics'][number], 'subTopics'> & { subTopics: Page[] }
  const rows = await rowsOf<Omit<EditorSubject, 'topics'> & { topics: Topic[] }>(
    db,
    sql`select u.id "learningId", u.name, u.slug, n.admission_test_id "admissionTestId",
        x.name "admissionTestName", n.id "sectionId", n.section_no "sectionNo",
        sum(f.holes)::int "holes",
        json_agg(json_build_object('topicId', t.id, 'name', t.name, 'holes', f.holes,
          'subTopics', f.pages) order by t.position) "topics"
      from topics t
      join subjects u on u.id = t.subject_id
      join section_numbers n on n.id = u.section_id
      join admission_tests x on x.id = n.admission_test_id
      cross join lateral (
        select count(*) filter (where ${isHole})::int holes,
          coalesce(json_agg(json_build_object('subTopicId', b.id, 'name', b.name,
            'words', coalesce(p.words, 0), 'state', ${state},
            'draft', case when p.sub_topic_id is null then v.body end,
            'hasDraft', v.version is not null and not v.is_published,
            'isArchived', ${isArchived}, 'changedMs', ${ms(sql`v.created_at`)},
            'changedBy', ${nameOfSaver}) order by b.position, b.id), '[]') pages
        from sub_topics b
        left join learn_pages p on p.sub_topic_id = b.id
        ${newest}
        where b.topic_id = t.id and (v.version is not null or not ${isArchived})
      ) f
      where coalesce(t.archived_at, u.archived_at, n.archived_at) is null
        or json_array_length(f.pages) > 0
      group by u.id, n.id, x.id
      order by n.admission_test_id, n.position, u.position`,
  )
  return rows.map(({ topics, ...subject }) => ({
    ...subject,
    topics: topics.map(({ subTopics, ...topic }) => ({
      ...topic,
      subTopics: subTopics.map(({ draft, ...page }) => ({
        ...page,
        words: draft === null ? page.words : wordsOf(draft),
      })),
    })),
  }))
}

/** One save of a page, with who saved it. */
export interface SavedVersion extends PageValues {
  version: number
  isPublished: boolean
  note: string
  createdMs: number
  createdBy: string | null
}

/** A page as its editor sees it. */
export interface EditedPage {
  subTopicId: number
  title: string
  topicId: number
  topicName: string
  learningId: number
  subjectName: string
  subjectSlug: string
  sectionNo: string
  state: 'published' | 'draft' | 'none'
  /** What students read; null while they read nothing. */
  shown: (PageValues & { words: number }) | null
  film: { assetId: string } | null
  /** What was saved last; null of what nobody has written. */
  newest: SavedVersion | null
}

const savedVersion = (v: SQL, by: SQL) => sql`json_build_object('version', ${v}.version,
  'body', ${v}.body, 'videoUrl', ${v}.video_url, 'isPublished', ${v}.is_published,
  'note', ${v}.note, 'createdMs', ${ms(sql`${v}.created_at`)}, 'createdBy', ${by})`

/** The page of a sub-topic with what was saved last of it; undefined for no sub-topic. */
export async function findForEditor(db: Db, subTopicId: number): Promise<EditedPage | undefined> {
  const [row] = await rowsOf<EditedPage>(
    db,
    sql`select b.id "subTopicId", b.name "title", t.id "topicId", t.name "topicName",
        u.id "learningId", u.name "subjectName", u.slug "subjectSlug", n.section_no "sectionNo",
        ${state} "state",
        case when p.sub_topic_id is not null then json_build_object('body', p.body,
          'videoUrl', p.video_url, 'words', p.words) end "shown",
        case when f.id is not null then json_build_object('assetId', f.id) end "film",
        case when v.version is not null then ${savedVersion(sql`v`, nameOfSaver)} end "newest"
      from sub_topics b
      join topics t on t.id = b.topic_id
      join subjects u on u.id = t.subject_id
      join section_numbers n on n.id = u.section_id
      left join learn_pages p on p.sub_topic_id = b.id
      left join media_assets f on f.id = p.asset_id and f.state = 'ready' and f.removed_at is null
      ${newest}
      where b.id = ${subTopicId}`,
  )
  return row
}

/** Holds a sub-topic against all other saves of its page; false where there is none. */
export async function holdSubTopic(tx: Db, subTopicId: number): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`select 1 from sub_topics where id = ${subTopicId} for no key update`,
  )
  return rows.length > 0
}

const versionRows = sql`select v.version, v.body, v.video_url "videoUrl",
    v.is_published "isPublished", v.note, ${ms(sql`v.created_at`)} "createdMs",
    ${nameOfSaver} "createdBy"
  from learn_page_versions v left join users w on w.id = v.created_by`

/** One version of a page; undefined where there is none. */
export async function findPageVersion(
  db: Db,
  subTopicId: number,
  version: number,
): Promise<SavedVersion | undefined> {
  const [row] = await rowsOf<SavedVersion>(
    db,
    sql`${versionRows} where v.sub_topic_id = ${subTopicId} and v.version = ${version}`,
  )
  return row
}

/** Versions that are listed at most. */
const mostVersions = 200

/** The versions of a page, the newest first; undefined for no sub-topic. */
export async function pageVersions(
  db: Db,
  subTopicId: number,
): Promise<Omit<SavedVersion, keyof PageValues>[] | undefined> {
  const rows = await rowsOf<
    Omit<SavedVersion, keyof PageValues | 'version'> & { version: number | null }
  >(
    db,
    sql`select v.version, v.is_published "isPublished", v.note,
        ${ms(sql`v.created_at`)} "createdMs", ${nameOfSaver} "createdBy"
      from sub_topics b
      left join learn_page_versions v on v.sub_topic_id = b.id
      left join users w on w.id = v.created_by
      where b.id = ${subTopicId}
      order by v.version desc limit ${mostVersions}`,
  )
  if (rows.length === 0) return undefined
  return rows.flatMap(({ version, ...row }) => (version === null ? [] : [{ ...row, version }]))
}

/** The texts of all versions of a page that show files. */
export async function textsWithFiles(db: Db, subTopicId: number): Promise<string[]> {
  const rows = await rowsOf<{ body: string }>(
    db,
    sql`select body from learn_page_versions
      where sub_topic_id = ${subTopicId} and body like '%data-file%'`,
  )
  return rows.map(({ body }) => body)
}

/** A version that is about to be kept. */
export interface NewVersion extends PageValues {
  subTopicId: number
  version: number
  isPublished: boolean
  note: string
  createdBy: string
}

/** Keeps a version of a page; students read on what they read. */
export async function insertPageVersion(tx: Db, made: NewVersion, now: Date): Promise<void> {
  const { subTopicId, version, body, videoUrl, isPublished, note, createdBy } = made
  await tx.execute(sql`insert into learn_page_versions
      (sub_topic_id, version, body, video_url, is_published, note, created_at, created_by)
    values (${subTopicId}, ${version}, ${body}, ${videoUrl}, ${isPublished}, ${note}, ${at(now)},
      ${createdBy})`)
}

/** Has students read a version from now on. */
export async function showVersion(
  tx: Db,
  { subTopicId, version, body, videoUrl }: NewVersion,
  words: number,
  now: Date,
): Promise<void> {
  await tx.execute(sql`insert into learn_pages
      (sub_topic_id, body, words, video_url, updated_at, version)
    values (${subTopicId}, ${body}, ${words}, ${videoUrl}, ${at(now)}, ${version})
    on conflict (sub_topic_id) do update set body = excluded.body, words = excluded.words,
      video_url = excluded.video_url, updated_at = excluded.updated_at,
      version = excluded.version`)
}

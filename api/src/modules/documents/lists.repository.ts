import type { CallAnswer } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import type { CallContext } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { likeOf, ms, textArray } from '../../database/sql.ts'
import { allAsked, type Listed, orderOf } from '../../lists/index.ts'
import { partOrder } from './documents.rules.ts'

const tutorsCall = 'GET /Miscellaneous/tutordownloadable'
const adminsCall = 'GET /Miscellaneous/admin/tutordownloadable'
type TutorsQuery = CallContext<typeof tutorsCall>['query']
type AdminsQuery = CallContext<typeof adminsCall>['query']
type Shown = CallAnswer<typeof tutorsCall>['documents'][number]
type Managed = CallAnswer<typeof adminsCall>['documents'][number]

/** A document of the tutors' list as the database gives it; the moment in milliseconds. */
export type ShownRow = Omit<Shown, 'isNewVersion'> & { replacedMs: number | null }

/** The same of the admins' list. */
export type ManagedRow = Omit<Managed, 'isNewVersion' | 'updatedAt'> & {
  replacedMs: number | null
  updatedMs: number
}

/** What both lists show of a document `d`. */
const shown = sql`d.id, d.kind, d.title, d.description, coalesce((
    select json_agg(json_build_object('id', s.id, 'name', s.name) order by lower(s.name))
    from document_subjects x join content_subjects s on s.id = x.subject_id
    where x.document_id = d.id), '[]') "subjects",
  case when t.id is null then null else json_build_object('id', t.id, 'name', t.name) end "test",
  case when n.id is null then null
    else json_build_object('id', n.id, 'name', n.section_no) end "section",
  d.year, d.paper_part "paperPart",
  json_build_object('id', f.id, 'name', f.name, 'bytes', f.bytes, 'type', f.type) "file",
  ${ms(sql`d.replaced_at`)} "replacedMs"`

const joins = sql`join teaching_documents d on d.id = p.id
  join files f on f.id = d.file_id
  left join admission_tests t on t.id = d.admission_test_id
  left join section_numbers n on n.id = d.section_id`

function filtersOf(
  query: Pick<TutorsQuery, 'kind' | 'subjectId' | 'admissionTestId' | 'year' | 'search'>,
) {
  const { kind, subjectId, admissionTestId, year, search } = query
  return allAsked(
    kind === undefined ? undefined : sql`d.kind = ${kind}`,
    subjectId === undefined
      ? undefined
      : sql`exists (select 1 from document_subjects x
          where x.document_id = d.id and x.subject_id = ${subjectId})`,
    admissionTestId === undefined ? undefined : sql`d.admission_test_id = ${admissionTestId}`,
    year === undefined ? undefined : sql`d.year = ${year}`,
    likeOf(search, sql`d.title`, sql`d.description`),
  )
}

/** What tutors see: past papers by test and newest year, in the order of their parts; the rest by title. */
export function documentsOfTutors({ shelf, paperPart, ...query }: TutorsQuery): Listed {
  const parts = textArray(partOrder.map((part) => part.replace(' ', '-')))
  return {
    fits: sql`select d.id, lower(d.title) title, (d.kind = 'past paper') paper,
        case when d.kind = 'past paper' then t.name end test,
        case when d.kind = 'past paper' then d.year end as "year",
        coalesce(array_position(${parts}, replace(d.paper_part, ' ', '-')), 0) part
      from teaching_documents d left join admission_tests t on t.id = d.admission_test_id
      where ${allAsked(
        sql`d.state = 'published'`,
        filtersOf(query),
        shelf === undefined
          ? undefined
          : shelf === 'papers'
            ? sql`d.kind = 'past paper'`
            : sql`d.kind in ('lesson plan', 'guide')`,
        paperPart === undefined ? undefined : sql`d.paper_part = ${paperPart}`,
      )}`,
    order: sql`p.paper, p.test nulls first, p.year desc nulls last, p.part, p.title, p.id`,
    columns: shown,
    joins,
  }
}

/** All documents that fit, with how often each was taken. */
export function documentsOfAdmins({
  state,
  sort,
  direction,
  ...query
}: Omit<AdminsQuery, 'pageNo' | 'pageSize'>): Listed {
  const keys = {
    title: sql`p.title`,
    downloads: sql`p.downloads`,
    updated: sql`p.updated_at`,
  }
  return {
    fits: sql`select d.id, lower(d.title) title, d.downloads, d.updated_at
      from teaching_documents d
      where ${allAsked(
        filtersOf(query),
        state === undefined ? undefined : sql`d.state = ${state}`,
      )}`,
    order: orderOf(direction, keys[sort], sql`p.id`),
    columns: sql`${shown}, d.state, d.version, d.downloads, ${ms(sql`d.updated_at`)} "updatedMs"`,
    joins,
  }
}

type Choices = CallAnswer<'GET /Miscellaneous/tutordownloadable/GetChoices'>

/** What documents can be filtered by; the years of all documents, or of those that are published. */
export async function findChoices(db: Db, isAll: boolean): Promise<Choices> {
  const [row] = await rowsOf<Choices>(
    db,
    sql`select
      coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name) order by lower(s.name))
        from content_subjects s), '[]') "subjects",
      coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name, 'sections', coalesce((
          select json_agg(json_build_object('id', n.id, 'name', n.section_no)
            order by n.position, n.id)
          from section_numbers n where n.admission_test_id = t.id), '[]')) order by t.name)
        from admission_tests t), '[]') "tests",
      coalesce((select json_agg(y.year order by y.year desc) from (
        select distinct year from teaching_documents
        where year is not null and ${isAll ? sql`true` : sql`state = 'published'`}) y), '[]') "years"`,
  )
  return row ?? { subjects: [], tests: [], years: [] }
}

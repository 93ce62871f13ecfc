import { pathTo } from '@portal/shared/contract'
import { type SQL, sql } from 'drizzle-orm'
import { rowsOf } from '../../../database/open.ts'
import { intArray, likeOf, ms } from '../../../database/sql.ts'
import { masteryOf, topicState } from '../../standing/index.ts'
import { isOpenPart, isOpenSubTopic, isOpenTopic } from '../../subjects/index.ts'
import {
  type LinkChoice,
  type LinkKind,
  type LinkReader,
  numbersIn,
  type Target,
} from './link-kind.ts'

/** Links into the question bank: a topic, a page of Learn, a paper. */

const teaches = ({ role }: Pick<LinkReader, 'role'>) => role === 'Tutor' || role === 'Senior Tutor'

/** Whose progress is told; of nobody where there is nobody. */
const ofStudent = ({ studentId }: LinkReader): SQL => sql`${studentId}::uuid`

/** Learn's page of a subject, or one of its pages, for a role; null for those who have no Learn. */
function learnPath(reader: Pick<LinkReader, 'role'>, subject: string, id?: number): string | null {
  if (!teaches(reader) && reader.role !== 'Student') return null
  const base = teaches(reader)
    ? '/resources/tutor/question-bank/learn'
    : '/resources/question-bank/learn'
  if (id !== undefined) return pathTo(`${base}/:subject/:id`, { subject, id })
  return pathTo(`${base}/:subject`, { subject })
}

const asStudent = { role: 'Student' } as const

interface TopicRow {
  id: number
  label: string
  subject: string
  answered: number | null
  right: number | null
  total: number | null
  evidenceMs: number | null
}

const topicWords = sql`t.name || ', ' || u.name || ' (' || n.section_no || ')'`
const subjectSegment = sql`u.id || '-' || u.slug`
const fromTopics = sql`topics t join subjects u on u.id = t.subject_id
  join section_numbers n on n.id = u.section_id`

/** A topic is done when its student has it secure. */
export const topicLinks: LinkKind = {
  needs: 'questionBank',
  find: async (db, ids, reader, now) => {
    const rows = await rowsOf<TopicRow>(
      db,
      sql`select t.id, ${topicWords} "label", ${subjectSegment} "subject", m.answered,
          m.weighted_right "right", m.weighted_total "total",
          ${ms(sql`m.evidence_at`)} "evidenceMs"
        from ${fromTopics}
        left join topic_mastery m on m.topic_id = t.id and m.student_id = ${ofStudent(reader)}
        where t.id = any(${intArray(numbersIn(ids))}) and ${isOpenTopic}`,
    )
    return new Map(
      rows.map((row) => [
        String(row.id),
        { to: learnPath(reader, row.subject), isDone: isSecure(row, now) },
      ]),
    )
  },
  search: async (db, words) => {
    const rows = await rowsOf<TopicRow>(
      db,
      sql`select t.id, ${topicWords} "label", ${subjectSegment} "subject"
        from ${fromTopics} where ${isOpenTopic} and ${likeOf(words, topicWords)}
        order by n.position, u.position, t.position, t.id limit 20`,
    )
    return rows.map(({ id, label, subject }) => ({
      ...{ id: String(id), label, path: learnPath(asStudent, subject) ?? '' },
    }))
  },
}

function isSecure({ answered, right, total, evidenceMs }: TopicRow, now: Date): boolean {
  if (answered === null || right === null || total === null || evidenceMs === null) return false
  const evidence = { right, total, at: new Date(evidenceMs) }
  return topicState(answered, masteryOf(evidence, now)) === 'secure'
}

interface PageRow {
  id: number
  label: string
  subject: string
  isDone: boolean
}

const pageWords = sql`b.name || ', ' || t.name || ' (' || n.section_no || ')'`
const fromPages = sql`learn_pages p join sub_topics b on b.id = p.sub_topic_id
  join topics t on t.id = b.topic_id join subjects u on u.id = t.subject_id
  join section_numbers n on n.id = u.section_id`

/** A page of Learn is done when its student has marked it as complete. */
export const learnPageLinks: LinkKind = {
  needs: 'questionBank',
  find: async (db, ids, reader) => {
    const rows = await rowsOf<PageRow>(
      db,
      sql`select b.id, ${subjectSegment} "subject", c.sub_topic_id is not null "isDone"
        from ${fromPages}
        left join learn_completions c
          on c.sub_topic_id = b.id and c.student_id = ${ofStudent(reader)}
        where b.id = any(${intArray(numbersIn(ids))}) and ${isOpenSubTopic}`,
    )
    return new Map(
      rows.map(({ id, subject, isDone }): [string, Target] => [
        String(id),
        { to: learnPath(reader, subject, id), isDone },
      ]),
    )
  },
  search: async (db, words) => {
    const rows = await rowsOf<PageRow>(
      db,
      sql`select b.id, ${pageWords} "label", ${subjectSegment} "subject"
        from ${fromPages} where ${isOpenSubTopic} and ${likeOf(words, pageWords)}
        order by n.position, u.position, t.position, b.position, b.id limit 20`,
    )
    return rows.map(({ id, label, subject }) => ({
      ...{ id: String(id), label, path: learnPath(asStudent, subject, id) ?? '' },
    }))
  },
}

interface PaperRow {
  id: number
  label: string
  /** Ids of the parts that the student sits, with dashes between them; null for none. */
  start: string | null
  isDone: boolean
}

const paperWords = sql`a.name || ' ' || case p.paper_type when 1 then p.year || ' style'
  else 'Mock ' || p.mock_paper_number end`

/** Paper `p` is published, and has not been withdrawn. */
const canBeStarted = sql`p.published_at is not null and p.withdrawn_at is null`

/** The parts of a paper `p` that a student sits: all of a test of which none is chosen. */
const ownParts = (reader: LinkReader) => sql`lateral (
  select string_agg(e.id::text, '-' order by e.position, e.id) start,
    coalesce(bool_and(y.sittings > 0), false) is_done
  from exam_sections e join section_numbers n on n.id = e.section_id
  left join student_sections y
    on y.exam_section_id = e.id and y.student_id = ${ofStudent(reader)}
  where e.paper_id = p.id and ${isOpenPart} and (n.is_compulsory
    or exists (select 1 from student_esat_parts c
      where c.student_id = ${ofStudent(reader)} and c.section_id = n.id)
    or not exists (select 1 from student_esat_parts c join section_numbers o on o.id = c.section_id
      where c.student_id = ${ofStudent(reader)}
        and o.admission_test_id = p.admission_test_id))) x`

function paperPath(reader: Pick<LinkReader, 'role'>, start: string | null): string | null {
  if (teaches(reader)) return '/resources/tutor/question-bank/simulate'
  if (reader.role !== 'Student') return null
  if (start === null) return '/resources/question-bank/simulate'
  return pathTo('/resources/question-bank/simulate/:start', { start })
}

/** A paper is done when its student has sat every part of it that is the student's to sit. */
export const paperLinks: LinkKind = {
  needs: 'questionBank',
  find: async (db, ids, reader) => {
    const rows = await rowsOf<PaperRow>(
      db,
      sql`select p.id, x.start "start", x.is_done "isDone"
        from papers p join ${ownParts(reader)} on true
        where p.id = any(${intArray(numbersIn(ids))}) and ${canBeStarted}`,
    )
    return new Map(
      rows.map(({ id, start, isDone }): [string, Target] => [
        String(id),
        { to: paperPath(reader, start), isDone },
      ]),
    )
  },
  search: async (db, words): Promise<LinkChoice[]> => {
    const rows = await rowsOf<PaperRow>(
      db,
      sql`select p.id, ${paperWords} "label"
        from papers p join admission_tests a on a.id = p.admission_test_id
        where ${canBeStarted} and ${likeOf(words, paperWords)}
        order by a.id, p.paper_type, p.year desc, p.mock_paper_number, p.id limit 20`,
    )
    return rows.map(({ id, label }) => ({
      ...{ id: String(id), label, path: '/resources/question-bank/simulate' },
    }))
  },
}

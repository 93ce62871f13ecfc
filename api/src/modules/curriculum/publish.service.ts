import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import { startJob } from '../../jobs/start-job.ts'
import { pageOf } from '../../lists/index.ts'
import { notFound, Problem } from '../../problem.ts'
import {
  countTakers,
  giveUpEnded,
  insertPublication,
  nextTakers,
  publicationsListed,
  setTask,
  type Taker,
} from './publish.repository.ts'
import { added, countsOf, noCounts, type Publishing, type Taken } from './publish.rules.ts'
import { studentsAtOnce, takenByNext } from './taken.ts'
import { findTemplate, itemsOfTemplates } from './templates.repository.ts'
import { changedMeanwhile, refuseUnknown } from './templates.service.ts'

/** A template as it would be published now. */
async function publishingOf(
  db: Db,
  templateId: string,
  mode: Publishing['mode'],
  isHeld: boolean,
): Promise<Publishing & { name: string }> {
  const template = await findTemplate(db, templateId, isHeld)
  if (template === undefined) throw notFound('The template')
  const items = (await itemsOfTemplates(db, [templateId]))
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ isRemoved: _, templateId: __, ...item }) => item)
  return { ...template, mode, items }
}

const previewCall = 'POST /Curriculum/admin/Curriculum/PreviewPublish'

/**
 * What publishing a template would do to whom; nothing is saved. Of all its students each is looked
 * at, five hundred at a time, and only the page that is asked for is kept.
 */
export async function previewPublish(
  asked: Asked,
  { templateId, studentIds, mode, pageNo, pageSize }: CallInput<typeof previewCall>['body'],
): Promise<CallAnswer<typeof previewCall>> {
  return await inTransaction(asked, async ({ db }) => {
    const publishing = await publishingOf(db, templateId, mode, false)
    let counts = { ...noCounts }
    const students: { studentId: string; name: string; changes: Taken['changes'] }[] = []
    let after: string | null = null
    for (;;) {
      const next: Taker[] = await nextTakers(db, {
        ...{ templateId, studentIds, after, most: studentsAtOnce, isHeld: false },
      })
      const taken = await takenByNext(db, publishing, next, false)
      counts = added(counts, countsOf(taken))
      for (const { studentId, name, changes } of taken) {
        if (changes.length > 0) students.push({ studentId, name, changes })
      }
      if (next.length < studentsAtOnce) break
      after = next.at(-1)?.studentId ?? null
    }
    students.sort(
      (one, other) =>
        one.name.localeCompare(other.name, 'en') || (one.studentId < other.studentId ? -1 : 1),
    )
    const last = Math.max(0, Math.ceil(students.length / pageSize) - 1)
    const from = Math.min(pageNo - 1, last) * pageSize
    return {
      ...counts,
      totalCount: students.length,
      students: students.slice(from, from + pageSize).map(({ changes, ...student }) => ({
        ...student,
        changes: changes.map(({ kind, before, after: then }) => ({ kind, before, after: then })),
      })),
    }
  })
}

const publishCall = 'POST /Curriculum/admin/Curriculum/Publish'

/**
 * Begins to bring a template to its students.
 * @throws Problem 404 for an unknown template, 409 for an old version or while one is published, 422
 *   where nobody has it
 */
export async function publish(
  asked: Asked,
  {
    templateId,
    version,
    mode,
    studentIds = null,
    tellStudents,
  }: CallInput<typeof publishCall>['body'],
): Promise<CallAnswer<typeof publishCall>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, now, caller } = within
    const publishing = await publishingOf(tx, templateId, mode, true)
    if (publishing.version !== version) throw changedMeanwhile()
    const students = await countTakers(tx, templateId, studentIds)
    if (students === 0) throw new Problem(422, 'No student has this template.')
    await giveUpEnded(tx, templateId, now)
    const id = newId(now.getTime())
    const publication = {
      ...{ id, templateId, version, mode, studentIds, tellStudents, students },
      ...{ items: [...publishing.items], monthVersions: [...publishing.monthVersions] },
      ...{ counts: noCounts, by: caller.userId },
    }
    if (!(await insertPublication(tx, publication, now))) {
      throw new Problem(409, 'This template is being published. Wait until that is done.')
    }
    const taskId = await startJob(within, 'curriculumPublish', { publicationId: id })
    if (taskId !== undefined) await setTask(tx, id, taskId)
    await audit(tx, within, 'curriculum published', {
      record: {
        ...{ kind: 'curriculum template', id: templateId, before: null },
        after: { version, mode, students, tellStudents, name: publishing.name },
      },
    })
    return { publicationId: id }
  })
}

const listCall = 'GET /Curriculum/admin/Curriculum/GetPublications'

/** What was published, newest first. */
export async function publications(
  { db }: Asked,
  {
    templateId,
    ...page
  }: CallInput<typeof listCall>['query'] & { pageNo: number; pageSize: number },
): Promise<CallAnswer<typeof listCall>> {
  await refuseUnknown(db, templateId)
  type Row = Omit<CallAnswer<typeof listCall>['publications'][number], 'at'> & { atMs: number }
  const { rows, totalCount } = await pageOf<Row>(db, publicationsListed(templateId), page)
  return {
    publications: rows.map(({ atMs, ...row }) => ({ ...row, at: new Date(atMs).toISOString() })),
    totalCount,
  }
}

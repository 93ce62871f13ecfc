import * as z from 'zod'
import { newId } from '../../database/ids.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { notify } from '../notifications/index.ts'
import {
  addBatch,
  archiveItems,
  countTakers,
  findPublication,
  insertItems,
  markPublished,
  markTaken,
  nextTakers,
  updateItems,
} from './publish.repository.ts'
import { countsOf, keptOf } from './publish.rules.ts'
import { studentsAtOnce, takenByNext } from './taken.ts'

/**
 * Brings a template to its students, five hundred in a transaction, in the order of their ids. What
 * it writes grows with what changed; stopped anywhere, it goes on behind the last that were kept.
 */
export const publishJob = defineJob({
  input: z.strictObject({ publicationId: z.uuid() }),
  cursor: z.strictObject({ after: z.uuid().nullable() }),
  step: async ({ tx, now, input, cursor }) => {
    const publication = await findPublication(tx, input.publicationId)
    if (publication === undefined || publication.isOver) {
      return { did: 0, cursor: cursor ?? { after: null }, isLast: true }
    }
    const { id, templateId, studentIds, mode, version } = publication
    const total = cursor === null ? await countTakers(tx, templateId, studentIds) : undefined
    const after = cursor?.after ?? null
    const students = await nextTakers(tx, {
      ...{ templateId, studentIds, after, most: studentsAtOnce, isHeld: true },
    })
    const isLast = students.length < studentsAtOnce
    const taken = await takenByNext(tx, publication, students, true)
    if (mode === 'new-year')
      await archiveItems(
        tx,
        taken.map(({ studentId }) => studentId),
        now,
      )
    await updateItems(
      tx,
      taken.flatMap(({ updates }) => updates),
      now,
    )
    await insertItems(
      tx,
      taken.flatMap(({ studentId, inserts }) =>
        inserts.map((item) => ({ ...item, id: newId(now.getTime()), studentId })),
      ),
    )
    await markTaken(
      tx,
      taken.map(({ studentId }) => studentId),
      version,
    )
    if (publication.tellStudents) {
      await notify(
        { db: tx, now },
        {
          kind: 'content',
          title: mode === 'merge' ? 'Your curriculum has changed' : 'A new year of your curriculum',
          description:
            mode === 'merge'
              ? 'We have brought your checklist up to date. What you have ticked and added is still there.'
              : 'Your checklist begins anew. Have a look at what is planned for this month.',
          navigatableLink: '/curriculum',
          recipients: taken.flatMap(({ studentId, changes }) =>
            changes.some(({ kind }) => kind !== 'kept') ? studentId : [],
          ),
        },
      )
    }
    const batch = {
      ...{ students: students.length, counts: countsOf(taken), kept: keptOf(taken), isLast },
    }
    await addBatch(tx, id, batch, now)
    if (isLast && studentIds === null) await markPublished(tx, templateId, version)
    return {
      did: students.length,
      ...(total === undefined ? {} : { total }),
      cursor: { after: students.at(-1)?.studentId ?? after },
      isLast,
    }
  },
})

import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import {
  type CurriculumLink,
  curriculumItems,
  curriculumPublications,
  curriculumTemplateItems,
  curriculumTemplates,
  studentCurricula,
} from '../../database/schema/index.ts'
import { noCounts } from './publish.rules.ts'

/** An item of a template that is made for a test. */
export interface TestItem {
  id?: string
  month?: number
  text: string
  isExtended?: boolean
  links?: CurriculumLink[]
}

/** Makes a published template that these students have, for tests. @returns the ids of its items */
export async function makeTemplate(
  db: Db,
  template: {
    id: string
    programName?: string | null
    students?: readonly string[]
    items?: readonly TestItem[]
  },
): Promise<string[]> {
  const { id: templateId, programName = null, students = [], items = [] } = template
  const monthVersions = Array.from({ length: 12 }, () => 1)
  await db.insert(curriculumTemplates).values({
    ...{ id: templateId, name: 'Template', programName, version: 1, publishedVersion: 1 },
    monthVersions,
  })
  const rows = items.map(
    ({ id = newId(), month = 10, links = [], isExtended = false, text }, at) => ({
      ...{ id, templateId, month, position: at + 1, text, isExtended, links, version: 1 },
    }),
  )
  if (rows.length > 0) await db.insert(curriculumTemplateItems).values(rows)
  await db.insert(curriculumPublications).values({
    ...{ id: newId(), templateId, version: 1, mode: 'merge', items: rows, monthVersions },
    ...{ tellStudents: false, students: students.length, doneStudents: students.length },
    ...{ counts: noCounts, at: new Date(0), finishedAt: new Date(0) },
  })
  if (students.length === 0) return rows.map(({ id }) => id)
  await db
    .insert(studentCurricula)
    .values(students.map((studentId) => ({ studentId, templateId, takenVersion: 1 })))
  const held = students.flatMap((studentId) =>
    rows.map(({ id, templateId: _, version, ...row }) => ({
      ...{ ...row, id: newId(), studentId, templateItemId: id, takenVersion: version },
      source: 'template' as const,
    })),
  )
  if (held.length > 0) await db.insert(curriculumItems).values(held)
  return rows.map(({ id }) => id)
}

import { noCounts } from '../../modules/curriculum/index.ts'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { curriculumTemplate } from './curriculum-template.ts'
import { silentDays } from './tuition.ts'
import { at, seededRandom, type World, type WorldStudent } from './world.ts'

type ItemRow = typeof schema.curriculumItems.$inferInsert
type TemplateItem = typeof schema.curriculumTemplateItems.$inferInsert

/** The programmes that have a template of their own, and what differs in it: month and words. */
const ownTemplates: readonly { programme: string; first: Readonly<Record<number, string>> }[] = [
  {
    programme: 'Premium Plus',
    first: {
      9: 'Send the second draft of your personal statement for marking',
      11: 'Book three mock interviews, one of them in another subject',
    },
  },
  {
    programme: 'Full Blue',
    first: {
      3: 'Plan your summer project with your tutor',
      10: 'Meet your tutor twice a week until the test',
    },
  },
]

/** A template of the demo world with its items. */
interface Template {
  id: string
  programme: string | null
  items: (TemplateItem & { month: number; position: number; version: number })[]
}

const monthVersions = Array.from({ length: 12 }, () => 1)

/** Every student's checklist for the year, checked off as far as the student has come. */
export async function seedCurriculum(db: Db, world: World): Promise<void> {
  const students = world.students.filter(({ demoCase }) => demoCase !== 'locked')
  const templates = makeTemplates()
  const templateOf = ({ programName }: WorldStudent) =>
    templates.find(({ programme }) => programme === programName) ?? templates[0]
  await db.insert(schema.curriculumTemplates).values(
    templates.map(({ id, programme }) => ({
      ...{ id, programName: programme, name: programme ?? 'Every programme' },
      ...{ version: 1, publishedVersion: 1, monthVersions },
    })),
  )
  await db.insert(schema.curriculumTemplateItems).values(templates.flatMap(({ items }) => items))
  await db.insert(schema.studentCurricula).values(
    students.map((student, index) => ({
      studentId: student.id,
      templateId: templateOf(student)?.id,
      takenVersion: 1,
      isExtended: student.demoCase === 'main' || (student.demoCase !== 'new' && index % 7 === 3),
    })),
  )
  const rows = students.flatMap((student) => itemsOf(world, student, templateOf(student)))
  const batch = 2_500
  for (let start = 0; start < rows.length; start += batch) {
    await db.insert(schema.curriculumItems).values(rows.slice(start, start + batch))
  }
  await db.insert(schema.curriculumPublications).values(
    templates.map(({ id, items }, index) => {
      const count = students.filter((student) => templateOf(student)?.id === id).length
      return {
        id: seededId(seededRandom(20_261_200 + index), at(world, -100).getTime()),
        ...{ templateId: id, version: 1, mode: 'merge' as const, monthVersions },
        items: items.map(({ templateId: _, isExtended = false, links = [], ...item }) => ({
          ...item,
          ...{ isExtended, links: [...links] },
        })),
        ...{ tellStudents: true, students: count, doneStudents: count, by: world.admins[0]?.id },
        counts: { ...noCounts, new: count * items.length },
        ...{ at: at(world, -100, 9), finishedAt: at(world, -100, 9) },
      }
    }),
  )
}

function makeTemplates(): Template[] {
  const random = seededRandom(20_261_127)
  const made = 1_750_000_000_000
  const all: readonly (Omit<(typeof ownTemplates)[number], 'programme'> & {
    programme: string | null
  })[] = [{ programme: null, first: {} }, ...ownTemplates]
  return all.map(({ programme, first }) => {
    const templateId = seededId(random, made)
    const items = curriculumTemplate.flatMap(({ normal, extended }, index) =>
      [
        ...normal.map((text) => ({ text, isExtended: false })),
        ...extended.map((text) => ({ text, isExtended: true })),
      ].map(({ text, isExtended }, place) => ({
        ...{ id: seededId(random, made), templateId, month: index + 1, position: place + 1 },
        text: (place === 0 ? first[index + 1] : undefined) ?? text,
        ...{ isExtended, version: 1 },
      })),
    )
    return { id: templateId, programme, items }
  })
}

function itemsOf(world: World, student: WorldStudent, template: Template | undefined): ItemRow[] {
  const monthNow = world.today.getUTCMonth()
  const monthsSince = Math.min(11, monthsFrom(student.startedOn, world.today))
  return (template?.items ?? []).map(({ id, month, position, text, isExtended }) => {
    const monthsAgo = (monthNow - (month - 1) + 12) % 12
    const index = position - 1
    const isDone = monthsAgo <= monthsSince && isCompleted(world, student, monthsAgo, index)
    // Whoever has drifted away has checked nothing off since.
    const daysAgo = Math.max(monthsAgo * 30 + 2 + index, silentDays(student) + 1)
    return {
      id: seededId(world.random, at(world, -400).getTime()),
      studentId: student.id,
      ...{ month, position, text, isExtended, source: 'template', templateItemId: id },
      takenVersion: 1,
      completedAt: isDone ? at(world, -daysAgo, 16) : null,
    }
  })
}

/** Diligent students have nearly all of the past months done, and part of this one. */
function isCompleted(
  { random }: World,
  { demoCase, diligence }: WorldStudent,
  monthsAgo: number,
  index: number,
): boolean {
  if (demoCase === 'new') return false
  if (monthsAgo === 0) return demoCase === 'main' ? index < 3 : index < diligence * 4
  return random() < 0.45 + diligence * 0.55
}

function monthsFrom(day: string, today: Date): number {
  const from = new Date(day)
  const years = today.getUTCFullYear() - from.getUTCFullYear()
  return years * 12 + today.getUTCMonth() - from.getUTCMonth()
}

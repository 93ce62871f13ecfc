import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { curriculumTemplate } from './curriculum-template.ts'
import { silentDays } from './tuition.ts'
import { at, type World, type WorldStudent } from './world.ts'

type ItemRow = typeof schema.curriculumItems.$inferInsert

/** Every student's checklist for the year, checked off as far as the student has come. */
export async function seedCurriculum(db: Db, world: World): Promise<void> {
  const students = world.students.filter(({ demoCase }) => demoCase !== 'locked')
  await db.insert(schema.studentCurricula).values(
    students.map((student, index) => ({
      studentId: student.id,
      isExtended: student.demoCase === 'main' || (student.demoCase !== 'new' && index % 7 === 3),
    })),
  )
  const rows = students.flatMap((student) => itemsOf(world, student))
  const batch = 5_000
  for (let start = 0; start < rows.length; start += batch) {
    await db.insert(schema.curriculumItems).values(rows.slice(start, start + batch))
  }
}

function itemsOf(world: World, student: WorldStudent): ItemRow[] {
  const monthNow = world.today.getUTCMonth()
  const monthsSince = Math.min(11, monthsFrom(student.startedOn, world.today))
  return curriculumTemplate.flatMap(({ normal, extended }, month) => {
    const monthsAgo = (monthNow - month + 12) % 12
    const texts = [
      ...normal.map((text) => ({ text, isExtended: false })),
      ...extended.map((text) => ({ text, isExtended: true })),
    ]
    return texts.map(({ text, isExtended }, index) => {
      const isDone = monthsAgo <= monthsSince && isCompleted(world, student, monthsAgo, index)
      // Whoever has drifted away has checked nothing off since.
      const daysAgo = Math.max(monthsAgo * 30 + 2 + index, silentDays(student) + 1)
      return {
        id: seededId(world.random, at(world, -400).getTime()),
        studentId: student.id,
        month: month + 1,
        position: index + 1,
        text,
        isExtended,
        completedAt: isDone ? at(world, -daysAgo, 16) : null,
      }
    })
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

import { eq, isNotNull } from 'drizzle-orm'
import { hoursPerSurvey, surveyTypeAfter } from '../../modules/student-checks/index.ts'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { feedbackTexts, surveyTexts } from './report-texts.ts'
import { at, between, pick, seededRandom, type World, type WorldStudent } from './world.ts'

/** Days back to which every hour is rated, more than the portal asks about. */
const ratedDays = 9

type SurveyRow = typeof schema.programmeFeedback.$inferInsert
type SurveyRatingRow = typeof schema.programmeFeedbackRatings.$inferInsert

/**
 * The feedback that students have given: answered surveys after every ten hours, and ratings of
 * all recent hours, so that nobody is asked for any but the two who are there to show it.
 */
export async function seedFeedback(db: Db, world: World): Promise<void> {
  const random = seededRandom(20_260_307)
  const hours = await deliveredHours(db)
  await rateRecentHours(db, world, hours, random)
  const { surveys, ratings } = surveysOf(world, hours, random)
  await db.insert(schema.programmeFeedback).values(surveys)
  await db.insert(schema.programmeFeedbackRatings).values(ratings)
}

type Hour = Awaited<ReturnType<typeof deliveredHours>>[number]

/** All delivered hours, oldest first. */
async function deliveredHours(db: Db) {
  const { tuitionSessions: session, ratings } = schema
  return await db
    .select({
      id: session.id,
      studentId: session.studentId,
      tutorId: session.tutorId,
      startsAt: session.startsAt,
      quarters: session.quarters,
      isRated: isNotNull(ratings.sessionId).mapWith(Boolean),
    })
    .from(session)
    .leftJoin(ratings, eq(ratings.sessionId, session.id))
    .where(eq(session.state, 'delivered'))
    .orderBy(session.startsAt, session.id)
}

/** Rates what is not rated yet, and leaves one student's newest hour without. */
async function rateRecentHours(
  db: Db,
  world: World,
  hours: readonly Hour[],
  random: () => number,
): Promise<void> {
  const asked = world.students.find(({ demoCase }) => demoCase === 'feedback')
  const open = hours.findLast(({ studentId }) => studentId === asked?.id)
  const recent = hours.filter(
    (hour) => hour !== open && !hour.isRated && hour.startsAt >= at(world, -ratedDays),
  )
  await db.insert(schema.ratings).values(
    recent.map((hour) => {
      const rating = random() < 0.75 ? between(random, 9, 10) : between(random, 7, 8)
      return {
        sessionId: hour.id,
        tutorId: hour.tutorId,
        rating,
        feedback: pick(random, rating >= 9 ? feedbackTexts.high : feedbackTexts.middle),
        ratedAt: notAfter(world, endOf(hour) + between(random, 1, 12) * 900_000),
      }
    }),
  )
  if (open !== undefined) {
    await db.delete(schema.ratings).where(eq(schema.ratings.sessionId, open.id))
  }
}

function endOf({ startsAt, quarters }: Hour): number {
  return startsAt.getTime() + quarters * 900_000
}

/** Surveys of all students, each soon after the hour that made it due. */
function surveysOf(world: World, hours: readonly Hour[], random: () => number) {
  const surveys: SurveyRow[] = []
  const ratings: SurveyRatingRow[] = []
  for (const [place, student] of world.students.entries()) {
    // Whether everything has gone well so far colours what a student says each time.
    const mood = random()
    let quarters = 0
    const own: SurveyRow[] = []
    for (const hour of hours.filter(({ studentId }) => studentId === student.id)) {
      const before = Math.floor(quarters / 4 / hoursPerSurvey)
      quarters += hour.quarters
      const after = Math.floor(quarters / 4 / hoursPerSurvey)
      if (after === before) continue
      const givenAt = notAfter(world, endOf(hour) + between(random, 1, 40) * 3_600_000)
      own.push({
        id: seededId(random, givenAt.getTime()),
        studentId: student.id,
        feedbackType: surveyTypeAfter(after * hoursPerSurvey),
        programRating: ratingIn(random, mood),
        feedback: pick(random, surveyTexts),
        ...siblingAnswer(random, student, { isFirst: own.length === 0, place }),
        givenAt,
      })
    }
    // The newest of one student is still to be answered.
    const answered = student.demoCase === 'csat' ? own.slice(0, -1) : own
    surveys.push(...answered)
    for (const { id } of answered) {
      for (const tutorId of student.tutorIds) {
        // Left out where the student chose N/A.
        if (random() < 0.9) {
          ratings.push({ feedbackId: id, tutorId, rating: ratingIn(random, mood + 0.1) })
        }
      }
    }
  }
  return { surveys, ratings }
}

/** The first survey asks about a sibling; nobody has been a student for longer than a year since. */
function siblingAnswer(
  random: () => number,
  student: WorldStudent,
  { isFirst, place }: { isFirst: boolean; place: number },
) {
  if (!isFirst || student.demoCase === 'csat') return { hasInterestedSibling: null }
  // Every fourth, so that there are some whatever the day the world is made on.
  if (place % 4 !== 1) return { hasInterestedSibling: false }
  return { hasInterestedSibling: true, siblingSchoolYear: `Year ${between(random, 7, 12)}` }
}

function ratingIn(random: () => number, mood: number): number {
  return Math.min(10, Math.max(1, Math.round(6.2 + mood * 3.4 + random() * 2.4 - 1.2)))
}

/** A moment that has come when the world begins. */
function notAfter(world: World, milliseconds: number): Date {
  return new Date(Math.min(milliseconds, world.today.getTime()))
}

import * as z from 'zod'
import { mostComment } from '../contract/report-cards.rules.ts'
import { day, id, moment, uid } from './common.ts'

/** 1 (needs support) to 5 (excellent). */
const grade = z.int().min(1).max(5)

/** On the scale of the student's test; null where it has none, or none is chosen yet. */
const predictedGrade = z.number().min(0).max(1_000).nullable()

const eachOnce = (grades: readonly { skillId: number }[]) =>
  new Set(grades.map(({ skillId }) => skillId)).size === grades.length

/** What a tutor writes of a student and a term, whole or in part. */
export const cardFields = {
  grades: z
    .array(z.strictObject({ skillId: id, grade }))
    .max(20)
    .refine(eachOnce, 'A skill is graded twice'),
  predictedGrade,
  comment: z.string().max(mostComment, 'Write at most 1,500 characters'),
}

/** The same as it was submitted, with the names that its skills and its test had. */
export interface SubmittedCard {
  subject: string
  grades: { skillId: number; skill: string; grade: number }[]
  predictedGrade: number | null
  /** The test that the grade is predicted for; null without one. */
  test: string | null
  comment: string
}

/** A card as its readers see it: the newest that was submitted. */
export const cardShown = z.object({
  id: uid,
  tutorId: uid,
  tutorName: z.string(),
  subject: z.string(),
  grades: z.array(z.object({ skillId: id, skill: z.string(), grade })),
  predictedGrade,
  /** The test that the grade is predicted for. */
  test: z.string().nullable(),
  comment: z.string(),
  submittedAt: moment,
})

export const termShown = z.object({
  id: uid,
  name: z.string(),
  startsOn: day,
  endsOn: day,
})

/**
 * How a card stands: `due`, nothing is written yet; `draft`; `submitted`; `reopened`, to be changed
 * and submitted again, while what was submitted stays in view.
 */
export const cardState = z.enum(['due', 'draft', 'submitted', 'reopened'])

/** Answers in the question bank in some weeks, and how many of them were right. */
export const weeksOfAnswers = z.object({ answered: z.int(), correct: z.int() })

/** What the portal knows of a student and a tutor in a term. */
export const factsOfTerm = z.object({
  /** Hours of this tutor: given, and planned (all but the cancelled ones). */
  delivered: z.number(),
  planned: z.number(),
  /** Delivered over delivered plus no-show, percent; null before the first. */
  attendance: z.number().nullable(),
  /** Mean of the ratings of all the tutor's hours in the term; null below five of them. */
  rating: z.number().nullable(),
  /** The question bank in the term's first four weeks, and in its last four up to today. */
  masteryThen: weeksOfAnswers,
  masteryNow: weeksOfAnswers,
})

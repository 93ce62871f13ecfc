import { daysBetween } from '../../days.rules.ts'

/** What is known of a new student, from which the first week's guide is made. */
export interface Beginnings {
  /** The student's day on which the programme began, `yyyy-mm-dd`, and the day now. */
  startedOn: string
  today: string
  hasQuestionBank: boolean
  /** Both parts of the ESAT that are chosen are. */
  hasChosenParts: boolean
  questionsAnswered: number
  hasCurriculum: boolean
  hasCheckedItem: boolean
  hasHadTuition: boolean
  /** Hours bought, an unlimited programme, or an hour already planned. */
  hasTuition: boolean
}

/** One step of the guide. */
export interface GuideStep {
  id: string
  text: string
  isDone: boolean
}

/** Days for which the guide stays, counted from the start of the programme. */
export const guideDays = 7

/** How many questions make a first practice. */
export const firstPracticeQuestions = 10

/** True while nothing has happened that a chart could show. */
export function isNewAccount(known: Beginnings): boolean {
  return known.questionsAnswered === 0 && !known.hasCheckedItem && !known.hasHadTuition
}

/**
 * The first week's guide: for an account with no activity yet, and then until the week is over or
 * every step is done. Only steps that the student can take are in it. Empty when there is none.
 */
export function guideOf(known: Beginnings): GuideStep[] {
  const steps: GuideStep[] = [{ id: 'sign-in', text: 'Sign in to your portal', isDone: true }]
  if (known.hasQuestionBank) {
    steps.push({
      id: 'esat-parts',
      text: 'Choose the two parts of the ESAT that you take besides Mathematics 1',
      isDone: known.hasChosenParts,
    })
    steps.push({
      id: 'first-practice',
      text: `Answer your first ${firstPracticeQuestions} questions in the question bank`,
      isDone: known.questionsAnswered >= firstPracticeQuestions,
    })
  }
  if (known.hasCurriculum) {
    steps.push({
      id: 'curriculum',
      text: 'Look through this month’s curriculum and tick off your first item',
      isDone: known.hasCheckedItem,
    })
  }
  if (known.hasTuition) {
    steps.push({
      id: 'first-session',
      text: 'Meet your tutor in your first hour',
      isDone: known.hasHadTuition,
    })
  }
  return shouldGuide(known, steps) ? steps : []
}

function shouldGuide(known: Beginnings, steps: readonly GuideStep[]): boolean {
  if (isNewAccount(known)) return true
  const isFirstWeek = daysBetween(known.startedOn, known.today) < guideDays
  return isFirstWeek && steps.some((step) => !step.isDone)
}

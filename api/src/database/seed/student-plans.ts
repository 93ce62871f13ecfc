import { isUnlimitedByName } from '../../modules/programmes/index.ts'
import { between, pick, shuffled, type WorldStudent } from './world.ts'

/** What the token says of a student's programme, and extra time. */
export interface Entitlements {
  hasQuestionBank: boolean
  hasCourses: boolean
  hasAcademy: boolean
  hasSeminar: boolean
  hasLibrary: boolean
  hasReadingList: boolean
  hasPsSubmission: boolean
  hasEssaySubmission: boolean
  extraTimePercent: number
}

/** A student before there is a name; days are relative to today. */
export interface StudentPlan {
  email: string | undefined
  demoCase: WorldStudent['demoCase']
  shows: WorldStudent['shows']
  programName: string
  isUnlimited: boolean
  isHeadStart: boolean
  hasQuestionBank: boolean
  hasCourses: boolean
  isLocked: boolean
  extraTimePercent: number
  yearGroup: number
  startedDays: number
  expiresDays: number
  /** Places in the list of schools, and of tutors. */
  schools: number[]
  tutors: number[]
  ability: number
  diligence: number
  esatParts: string[]
}

const programmes = ['Essential', 'Premium', 'Premium Plus', 'Full Blue', 'Fellow'] as const
const electiveParts = ['Biology', 'Chemistry', 'Physics', 'Mathematics 2'] as const

type Special = Partial<StudentPlan> & { demoCase: StudentPlan['demoCase'] }

/** The accounts that show one rule each; everything else about them is ordinary. */
const specials: readonly Special[] = [
  {
    email: 'student@portal.test',
    demoCase: 'main',
    programName: 'Premium',
    yearGroup: 13,
    schools: [0],
    tutors: [0, 5],
    ability: 0.66,
    diligence: 0.9,
    startedDays: -330,
    expiresDays: 120,
    esatParts: ['Mathematics 1', 'Physics', 'Mathematics 2'],
  },
  { email: 'student-diagnostic@portal.test', demoCase: 'diagnostic' },
  {
    email: 'student-feedback@portal.test',
    demoCase: 'feedback',
    tutors: [0],
    startedDays: -100,
    diligence: 0.7,
  },
  {
    // Long enough with two tutors for ten hours, whatever the weeks.
    email: 'student-csat@portal.test',
    demoCase: 'csat',
    tutors: [0, 2],
    startedDays: -160,
    diligence: 0.7,
  },
  { email: 'student-esat@portal.test', demoCase: 'esat', esatParts: [] },
  {
    email: 'student-headstart@portal.test',
    demoCase: 'headstart',
    programName: 'Head Start',
    isHeadStart: true,
    yearGroup: 11,
    schools: [0],
  },
  {
    email: 'student-expired@portal.test',
    demoCase: 'expired',
    startedDays: -400,
    expiresDays: -12,
    diligence: 0.3,
  },
  {
    email: 'student-locked@portal.test',
    demoCase: 'locked',
    programName: 'Tuition Only',
    isLocked: true,
    hasQuestionBank: false,
    hasCourses: false,
  },
  {
    email: 'student-nocourses@portal.test',
    demoCase: 'no courses',
    programName: 'Essential',
    hasCourses: false,
  },
  {
    email: 'student-unlimited@portal.test',
    demoCase: 'unlimited',
    programName: 'Full Blue',
  },
  { email: 'student-twoschools@portal.test', demoCase: 'two schools', schools: [1, 2] },
  { email: 'student-noschool@portal.test', demoCase: 'no school', schools: [] },
  {
    email: 'student-new@portal.test',
    demoCase: 'new',
    programName: 'Premium',
    startedDays: -1,
    expiresDays: 364,
    diligence: 0,
    esatParts: [],
  },
  ...[1, 2].map(
    (number): Special => ({
      email: `student-practice-${number}@portal.test`,
      demoCase: 'practice',
      programName: 'Premium',
      hasCourses: true,
      tutors: [0],
      startedDays: -120,
      expiresDays: 200,
      diligence: 0.6,
    }),
  ),
]

/** Two of the crowd at the demo school, and with the demo tutor, who have drifted. */
const drifting = new Map<number, Partial<StudentPlan>>([
  [specials.length, { schools: [0], tutors: [0], diligence: 0.18 }],
  [specials.length + 1, { schools: [0], tutors: [0], diligence: 0.04 }],
])

/** Plans for the 60 students, the special ones first. */
export function studentPlans(random: () => number): StudentPlan[] {
  const plans = crowdedPlans(random)
  // Two of the crowd show something of tuition; all else about them stays.
  const ordinary = plans
    .slice(specials.length + drifting.size)
    .filter(({ isHeadStart, isUnlimited }) => !isHeadStart && !isUnlimited)
  const abroad = ordinary.find(({ tutors }) => tutors.includes(0))
  const owing = ordinary.findLast((plan, place) => place > 8 && plan.startedDays < -150)
  for (const [plan, shows] of [[abroad, 'abroad'] as const, [owing, 'owing'] as const]) {
    if (plan === undefined) throw new Error(`Nobody is ${shows}`)
    Object.assign(plan, { shows, email: `student-${shows}@portal.test` })
  }
  return plans
}

function crowdedPlans(random: () => number): StudentPlan[] {
  return Array.from({ length: 60 }, (_, index) => {
    const special = specials[index]
    const plan = {
      ...ordinary(random, index),
      // An account that shows one rule shows no other.
      ...(special === undefined ? {} : { hasQuestionBank: true, ...special }),
      ...drifting.get(index),
    }
    return { ...plan, isUnlimited: isUnlimitedByName(plan.programName) }
  })
}

function ordinary(random: () => number, index: number): StudentPlan {
  const isHeadStart = index > 20 && index % 9 === 0
  const programName = isHeadStart ? 'Head Start' : pick(random, programmes)
  const yearGroup = isHeadStart ? between(random, 11, 12) : between(random, 12, 13)
  return {
    email: undefined,
    demoCase: undefined,
    shows: undefined,
    programName,
    isUnlimited: false,
    isHeadStart,
    hasQuestionBank: random() > 0.08,
    hasCourses: random() > 0.15,
    isLocked: false,
    extraTimePercent: random() < 0.12 ? 25 : 0,
    yearGroup,
    startedDays: -between(random, 60, 360),
    expiresDays: between(random, 40, 320),
    schools: random() < 0.08 ? [] : [between(random, 0, 3)],
    tutors: shuffled(random, [...Array(12).keys()]).slice(0, between(random, 1, 2)),
    ability: 0.4 + random() * 0.45,
    diligence: random(),
    esatParts: ['Mathematics 1', ...shuffled(random, electiveParts).slice(0, 2)],
  }
}

/** What a plan's programme opens. */
export function entitlementsOf(plan: StudentPlan): Entitlements {
  const isFull = !plan.isLocked && !plan.isHeadStart
  return {
    hasQuestionBank: plan.hasQuestionBank,
    hasCourses: plan.hasCourses && !plan.isLocked,
    hasAcademy: !plan.isLocked,
    hasSeminar: isFull,
    hasLibrary: !plan.isLocked,
    hasReadingList: !plan.isLocked,
    // Two accounts have one of these rights without the other.
    hasPsSubmission: isFull && plan.demoCase !== 'two schools',
    hasEssaySubmission: isFull && plan.demoCase !== 'no school',
    extraTimePercent: plan.extraTimePercent,
  }
}

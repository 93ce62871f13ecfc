import type { StoredPaper, StoredPart } from './papers.ts'
import { silentDays } from './tuition.ts'
import { between, shuffled, type World, type WorldStudent } from './world.ts'

/** Students beside the main one who have sat papers. */
const crowd = 30

/** What somebody sits: some parts of a paper, on a day, with so many right answers in each. */
export interface Plan {
  student: WorldStudent
  paper: StoredPaper
  parts: readonly StoredPart[]
  daysAgo: number
  /** Share of right answers that the student comes to. */
  share: number
  /** How many of the parts have been sat; the sitting is open when that is not all of them. */
  done?: number
}

/** The papers of the demo world by what the plans need of them. */
function esatPapers(papers: readonly StoredPaper[]) {
  const esat = papers.filter(({ test }) => test === 'ESAT')
  const years = esat
    .filter(({ year }) => year !== null)
    .sort((one, other) => (other.year ?? 0) - (one.year ?? 0))
  const [open, ...mocks] = esat.filter(({ year }) => year === null)
  // One of the mocks is left for who has not finished it.
  return {
    sat: [...years, ...mocks].slice(0, 4),
    open,
    writing: papers.filter(({ test }) => test === 'TARA'),
  }
}

const partsNamed = (paper: StoredPaper | undefined, names: readonly string[]): StoredPart[] =>
  names.flatMap((name) => paper?.parts.filter(({ sectionNo }) => sectionNo === name) ?? [])

/** Two months of the main student: better from paper to paper, and a mock that is not finished. */
function plansOfMain(student: WorldStudent, papers: readonly StoredPaper[]): Plan[] {
  const { sat, open } = esatPapers(papers)
  const [latest, second, third, fourth] = sat
  const [first = 'Mathematics 1', other = first, last = other] = student.esatParts
  const plan = (
    paper: StoredPaper | undefined,
    names: readonly string[],
    rest: Omit<Plan, 'student' | 'paper' | 'parts'>,
  ): Plan[] => {
    const parts = partsNamed(paper, names)
    return paper === undefined || parts.length === 0 ? [] : [{ student, paper, parts, ...rest }]
  }
  return [
    ...plan(fourth, [first], { daysAgo: 60, share: 0.44 }),
    ...plan(fourth, [other], { daysAgo: 49, share: 0.48 }),
    ...plan(third, [first], { daysAgo: 38, share: 0.56 }),
    ...plan(third, [other], { daysAgo: 27, share: 0.59 }),
    ...plan(second, [first, other, last], { daysAgo: 15, share: 0.67 }),
    ...plan(latest, [first], { daysAgo: 6, share: 0.78 }),
    ...plan(open, [first, other, last], { daysAgo: 2, share: 0.74, done: 1 }),
  ]
}

/** Papers of the crowd: the same few, so that there is somebody to compare with. */
function plansOfCrowd(
  random: () => number,
  world: World,
  students: readonly WorldStudent[],
  papers: readonly StoredPaper[],
): Plan[] {
  const { sat } = esatPapers(papers)
  return students.flatMap((student, index) => {
    const chosen = student.esatParts
    // Whoever has drifted has not sat papers either, and nobody did before the programme began.
    const last = Math.max(3, silentDays(student) + 1)
    const began = (world.today.getTime() - Date.parse(student.startedOn)) / 86_400_000
    const first = Math.min(70, Math.floor(began))
    if (first < last) return []
    return shuffled(random, sat)
      .slice(0, index % 3 === 0 ? 4 : 3)
      .flatMap((paper, place): Plan[] => {
        const parts = partsNamed(paper, place === 0 ? chosen : chosen.slice(0, 1))
        const daysAgo = between(random, last, first)
        const share = Math.max(0.15, Math.min(0.96, student.ability - 0.05 + 0.2 * random()))
        return parts.length === 0 ? [] : [{ student, paper, parts, daysAgo, share }]
      })
  })
}

/** Who sits what in the demo world. */
export function plansOf(
  random: () => number,
  world: World,
  papers: readonly StoredPaper[],
): Plan[] {
  const main = world.students.filter(({ demoCase }) => demoCase === 'main')
  const others = world.students
    .filter(
      (student) =>
        student.hasQuestionBank && student.demoCase === undefined && student.esatParts.length > 0,
    )
    .slice(0, crowd)
  // Essays for the main student's tutor: one is marked already.
  const { writing } = esatPapers(papers)
  const writers = others
    .filter(({ tutorIds }) => tutorIds.some((id) => main[0]?.tutorIds.includes(id)))
    .slice(0, 3)
  return [
    ...main.flatMap((student) => plansOfMain(student, papers)),
    ...plansOfCrowd(random, world, others, papers),
    ...writers.flatMap((student, index): Plan[] => {
      const paper = writing[index % writing.length]
      const daysAgo = 12 - 5 * index
      return paper === undefined
        ? []
        : [{ student, paper, parts: paper.parts, daysAgo, share: index === 1 ? 0 : 1 }]
    }),
  ]
}

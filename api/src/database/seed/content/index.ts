import { biology } from './biology/index.ts'
import { learn as learnBiology } from './biology/learn/index.ts'
import { chemistry } from './chemistry/index.ts'
import { learn as learnChemistry } from './chemistry/learn/index.ts'
import { rngOf } from './kit.ts'
import { maths1 } from './maths-1/index.ts'
import { learn as learnMaths1 } from './maths-1/learn/index.ts'
import { maths2 } from './maths-2/index.ts'
import { learn as learnMaths2 } from './maths-2/learn/index.ts'
import { physics } from './physics/index.ts'
import { learn as learnPhysics } from './physics/learn/index.ts'
import { subjectOf } from './trees.ts'
import type { AuthoredQuestion, Family, LearnPage, Proof, Rng } from './types.ts'

export { topicTrees } from './trees.ts'
export type {
  AuthoredOption,
  AuthoredPaper,
  AuthoredQuestion,
  AuthoredSection,
  Difficulty,
  LearnPage,
  Marking,
  PaperType,
  PartName,
  QuestionType,
  ScoreConversion,
  TopicTree,
} from './types.ts'

/** Every family of every part. */
export const families: Family[] = [...maths1, ...biology, ...chemistry, ...physics, ...maths2]

/** The teaching pages of every part. */
export const learnPages: readonly LearnPage[] = [
  ...learnMaths1,
  ...learnBiology,
  ...learnChemistry,
  ...learnPhysics,
  ...learnMaths2,
]

/** Places for the correct option, dealt so that every letter comes up equally often. */
function placeDealer(rng: Rng): (count: number) => number {
  const bags = new Map<number, number[]>()
  return (count) => {
    const bag = bags.get(count) ?? []
    const left = bag.length > 0 ? bag : rng.shuffle(Array.from({ length: count }, (_, at) => at))
    const [place = 0, ...rest] = left
    bags.set(count, rest)
    return place
  }
}

/** Every question with the proof of its key, for the tests. */
export function buildProven(): { question: AuthoredQuestion; proof: Proof; family: string }[] {
  const deal = placeDealer(rngOf('letters'))
  return families.flatMap((family) =>
    family.variants.map((make, index) => {
      const key = `${family.id}.${String(index + 1).padStart(3, '0')}`
      const { proof, ...draft } = make(rngOf(key))
      const [correct, ...wrong] = draft.options
      const options = rngOf(`${key}.order`)
        .shuffle(wrong)
        .map((option) => ({ ...option, isCorrect: false }))
      if (correct) options.splice(deal(draft.options.length), 0, { ...correct, isCorrect: true })
      const question: AuthoredQuestion = {
        key,
        part: family.part,
        subject: subjectOf(family.part, family.topic, family.subTopic),
        topic: family.topic,
        subTopic: family.subTopic,
        ...draft,
        options: options.map((option, at) => ({
          letter: String.fromCharCode(97 + at),
          text: option.text,
          isCorrect: option.isCorrect,
          why: option.why,
        })),
      }
      return { question, proof, family: family.id }
    }),
  )
}

/** The whole question bank; the same at every call. */
export function buildQuestions(): AuthoredQuestion[] {
  return buildProven().map(({ question }) => question)
}

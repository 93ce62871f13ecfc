/** The five parts of the ESAT. */
export type PartName = 'Mathematics 1' | 'Biology' | 'Chemistry' | 'Physics' | 'Mathematics 2'

/** Parts of the other tests whose questions are written here. */
export type ExtraPartName = 'Writing Task'

/** One answer option; `text` and `why` are HTML with LaTeX in `\( … \)`. */
export interface AuthoredOption {
  /** 'a', 'b', 'c' … in the order of display. */
  letter: string
  text: string
  isCorrect: boolean
  /** The mistake that leads to this option, or why it is right. */
  why: string
}

/** How an answer that is typed is marked. */
export type Marking =
  | {
      kind: 'equation'
      /** Plain typed maths, e.g. `x/2 + 3`. */
      expected: string
      variables: string[]
      unit?: string
    }
  | {
      kind: 'essay'
      /** HTML. */
      modelAnswer: string
      criteria: string[]
    }

/** 1 MCQ, 2 Essay Response, 3 Fill in the Blanks, 4 Equation Response. */
export type QuestionType = 1 | 2 | 3 | 4

export type Difficulty = 1 | 2 | 3 | 4 | 5

/** One question of the bank as it is seeded; all texts are HTML with LaTeX in `\( … \)`. */
export interface AuthoredQuestion {
  /** Stable and unique, e.g. `maths-1.quadratics.002`. */
  key: string
  part: PartName | ExtraPartName
  subject: string
  topic: string
  subTopic: string
  type: QuestionType
  difficulty: Difficulty
  text: string
  /** Stimulus shown above the text, or null. */
  data: string | null
  /** Worked solution. */
  solution: string
  /** Types 1 and 3: four to six, one of them correct. Types 2 and 4: none. */
  options: AuthoredOption[]
  /** Types 2 and 4 only. */
  marking: Marking | null
}

/** How the content of one part is filed. */
export interface TopicTree {
  part: PartName | ExtraPartName
  subjects: { name: string; topics: { name: string; subTopics: string[] }[] }[]
}

/** A teaching page: one for each sub-topic of a part. */
export interface LearnPage {
  part: PartName
  subject: string
  topic: string
  subTopic: string
  /** Teaching text: HTML with LaTeX in `\( … \)`. */
  html: string
}

/** From the number of right answers to a scaled score. */
export interface ScoreConversion {
  /** Where the table comes from. */
  source: string
  /** The score for each raw mark from 0. */
  points: number[]
}

/** One timed section of a paper. */
export interface AuthoredSection {
  /** The part of the test that the section examines. */
  part: string
  minutes: number
  /** Marks lost for a wrong answer; none when absent. */
  penalty?: number
  /** No calculator when absent. */
  allowsCalculator?: boolean
  conversion?: ScoreConversion
  /** Keys of its questions, in order. */
  questionKeys: string[]
  /** How many questions it is to have; those that it has when absent. */
  planned?: number
}

/** 1 past-paper style, 2 mock. */
export type PaperType = 1 | 2

/** One paper of a test: a past paper has a year, a mock a number. */
export interface AuthoredPaper {
  test: string
  /** The test is no longer set; its papers stay for practice. */
  isRetired?: boolean
  paperType: PaperType
  year: number | null
  mockPaperNumber: number | null
  /** Not published yet: admins alone see it. */
  isDraft?: boolean
  sections: AuthoredSection[]
}

/** A source of random numbers that gives the same numbers for the same name. */
export interface Rng {
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
}

/**
 * Shows that a key is right by a route other than the one that made it. It is given the key as a
 * student sees it (HTML of the correct option, or the expected typed answer) and must return true.
 */
export type Proof = (shown: string) => boolean

/** A question before it has a key, a place and letters. */
export interface Draft {
  type: QuestionType
  difficulty: Difficulty
  text: string
  data: string | null
  solution: string
  /** The correct option first. */
  options: { text: string; why: string }[]
  marking: Marking | null
  proof: Proof
}

/** Questions on one idea: each variant has its own setting and wording. */
export interface Family {
  id: string
  part: PartName
  topic: string
  subTopic: string
  variants: ((rng: Rng) => Draft)[]
}

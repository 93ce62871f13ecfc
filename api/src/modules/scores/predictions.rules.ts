import { marginOnScale, onScale } from './calibration.rules.ts'

/** What a prediction is taken from. */
export type Predictor = 'readiness' | 'simulation' | 'tutor'

/** What was known of a student and a part before the day of the test; all null for nothing. */
export interface Known {
  /** Share of marks, 0 to 1, and half of its interval. */
  share: number | null
  shareMargin: number | null
  /** On the official scale already. */
  grade: number | null
  /** Of a paper that was sat: the part of it, whose own table goes before the test's. */
  examSectionId: number | null
}

/** Tables of raw marks: element n is the official score for n marks. */
export interface Tables {
  /** Of a part of a paper. */
  ofPaper: ReadonlyMap<number, readonly number[]>
  /** Of a part of a test: that of its newest paper which has one. */
  ofPart: ReadonlyMap<number, readonly number[]>
}

/** A prediction: on the official scale, and without one in percent. */
export interface Prediction {
  isOfficial: boolean
  predicted: number
  margin: number | null
}

const percentOf = (share: number) => Math.round(share * 1000) / 10

/** What was predicted; null where nothing was. */
export function predictionOf(
  { share, shareMargin, grade, examSectionId }: Known,
  sectionId: number | null,
  { ofPaper, ofPart }: Tables,
): Prediction | null {
  if (grade !== null) return { isOfficial: true, predicted: grade, margin: null }
  if (share === null) return null
  const points =
    (examSectionId === null ? undefined : ofPaper.get(examSectionId)) ??
    (sectionId === null ? undefined : ofPart.get(sectionId)) ??
    []
  const predicted = onScale(share, points)
  if (predicted === null) {
    const margin = shareMargin === null ? null : percentOf(shareMargin)
    return { isOfficial: false, predicted: percentOf(share), margin }
  }
  const margin = shareMargin === null ? null : marginOnScale(share, shareMargin, points)
  return { isOfficial: true, predicted, margin }
}

/** The same in percent, where what stands beside it has no place on the official scale. */
export function inPercent(known: Known): Prediction | null {
  if (known.share === null) return null
  return predictionOf(known, null, { ofPaper: new Map(), ofPart: new Map() })
}

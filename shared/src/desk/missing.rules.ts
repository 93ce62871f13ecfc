import { isBlank } from './desk.rules.ts'
import type { Comment, Criterion, DeskItem, DeskValue } from './desk.types.ts'

/** Fewest characters of an overall comment. */
export const fewestOverall = 30

/** Something without which a marking cannot be returned, and the control at which it is put right. */
export interface Missing {
  at: { tab: 'grades'; name: string } | { tab: 'comments'; id: string }
  words: string
}

/** The name of the control in which a criterion is graded. */
export const gradeName = (key: string) => `grade-${key}`
export const overallName = 'overall'

/** What a marking lacks before it can be returned, in the order in which the desk shows it. */
export function missingOf(
  { grades, overall, comments }: Pick<DeskValue, 'grades' | 'overall' | 'comments'>,
  {
    kind,
    criteria,
    numbers,
  }: {
    kind: DeskItem['kind']
    criteria: readonly Criterion[]
    /** How comments are numbered, by their ids. */
    numbers: ReadonlyMap<Comment['id'], number>
  },
): Missing[] {
  const isQuestion = kind === 'question'
  const missing: Missing[] = []
  for (const [index, { key, title }] of criteria.entries()) {
    const points = grades.find((grade) => grade.key === key)?.points ?? null
    if (points !== null) continue
    const words = isQuestion
      ? `Say whether criterion ${index + 1} is met`
      : `Choose a level for ${title}`
    missing.push({ at: { tab: 'grades', name: gradeName(key) }, words })
  }
  if (!isQuestion && overall.trim().length < fewestOverall) {
    const words = `Write an overall comment of ${fewestOverall} characters or more`
    missing.push({ at: { tab: 'grades', name: overallName }, words })
  }
  for (const comment of comments) {
    if (comment.isDraft !== true || isBlank(comment)) continue
    const words = `Finish comment ${numbers.get(comment.id) ?? ''}, or remove it`
    missing.push({ at: { tab: 'comments', id: comment.id }, words })
  }
  return missing
}

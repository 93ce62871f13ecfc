import type { NumberedComment } from '@portal/shared/writing/rules'
import type { DeskRead, DeskValue } from './desk.types.ts'

/**
 * A marking as plain text, for whoever has to take it elsewhere.
 * @param read null where the item cannot be had any more: then without names and levels.
 */
export function workAsText(
  read: Pick<DeskRead, 'item' | 'version' | 'question'> | null,
  { grades, overall, privateNote }: DeskValue,
  comments: readonly NumberedComment[],
): string {
  const criteria = read?.version?.criteria ?? read?.question?.criteria ?? []
  const levels = criteria.flatMap(({ key, title, levels: all }, index) => {
    const grade = grades.find((one) => one.key === key)
    if (grade === undefined) return []
    const level = all.find(({ points }) => points === grade.points)?.label ?? 'no level'
    const name = read?.item.kind === 'question' ? `Criterion ${index + 1}` : title
    return [`${name}: ${level}${grade.note ? ` (${grade.note})` : ''}`]
  })
  const said = comments.map(({ comment, number }) => {
    const on = 'page' in comment ? `page ${comment.page}` : `“${comment.quote}”`
    return `${number}. ${on}: ${comment.text}`
  })
  return [
    read === null ? '' : `${read.item.title}, ${read.item.studentName}`,
    levels.join('\n'),
    said.join('\n'),
    overall && `Overall: ${overall}`,
    privateNote && `Private note: ${privateNote}`,
  ]
    .filter((block) => block !== '')
    .join('\n\n')
}

import type { NumberedComment } from '@portal/shared/writing/rules'
import type { DeskRead, DeskValue } from './desk.types.ts'

/** A marking as plain text, for whoever has to take it elsewhere. */
export function workAsText(
  { item, version, question }: DeskRead,
  { grades, overall, privateNote }: DeskValue,
  comments: readonly NumberedComment[],
): string {
  const criteria = version?.criteria ?? question?.criteria ?? []
  const levels = criteria.flatMap(({ key, title, levels: all }, index) => {
    const grade = grades.find((one) => one.key === key)
    if (grade === undefined) return []
    const level = all.find(({ points }) => points === grade.points)?.label ?? 'no level'
    const name = item.kind === 'question' ? `Criterion ${index + 1}` : title
    return [`${name}: ${level}${grade.note ? ` (${grade.note})` : ''}`]
  })
  const said = comments.map(({ comment, number }) => {
    const on = 'page' in comment ? `page ${comment.page}` : `“${comment.quote}”`
    return `${number}. ${on}: ${comment.text}`
  })
  return [
    `${item.title}, ${item.studentName}`,
    levels.join('\n'),
    said.join('\n'),
    overall && `Overall: ${overall}`,
    privateNote && `Private note: ${privateNote}`,
  ]
    .filter((block) => block !== '')
    .join('\n\n')
}

/** The children that a calendar is of, by name, as a filter offers them. */
export function childrenIn(
  entries: readonly { studentId: string; studentName: string }[],
): { value: string; label: string }[] {
  const names = new Map(entries.map(({ studentId, studentName }) => [studentId, studentName]))
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en-GB'))
}

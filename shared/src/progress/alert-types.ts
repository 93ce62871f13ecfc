/** What an alert is about, by its type. */
const names: Readonly<Record<number, string>> = {
  1: 'Significantly behind progress',
  2: 'Unresponsive Student',
  3: 'Tutor Swap',
  4: 'Other',
}

/** The name of an alert's type; an unknown one counts as other. */
export function alertTypeName(type: number): string {
  return names[type] ?? 'Other'
}

/** Who beside staff sees a concern about a student; each includes those before it. */
export type AlertAudience = 'staff' | 'family' | 'school'

const names: Readonly<Record<number, string>> = {
  1: 'Significantly behind progress',
  2: 'Unresponsive Student',
  3: 'Tutor Swap',
  4: 'Other',
}

/** What a concern is about, by its type; an unknown one counts as other. */
export function alertTypeName(type: number): string {
  return names[type] ?? 'Other'
}

/**
 * Who sees a concern unless whoever raises it says otherwise: that a student is behind (1) or does
 * not answer (2) concerns family and school; a change of tutor (3) and the rest (4) staff alone.
 */
export function usualAudience(type: number): AlertAudience {
  return type === 1 || type === 2 ? 'school' : 'staff'
}

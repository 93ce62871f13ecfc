/** Who may see a concern: each one includes those before it. Staff see all. */
export type Audience = 'staff' | 'family' | 'school'

/**
 * Who sees a concern unless whoever raises it says otherwise: that a student is behind (1) or does
 * not answer (2) concerns family and school; a change of tutor (3) and the rest (4) staff alone.
 */
export function usualAudience(type: number): Audience {
  return type === 1 || type === 2 ? 'school' : 'staff'
}

const names: Readonly<Record<number, string>> = {
  1: 'Significantly behind progress',
  2: 'Unresponsive Student',
  3: 'Tutor Swap',
}

/** The name of a concern's type. */
export function typeName(type: number): string {
  return names[type] ?? 'Other'
}

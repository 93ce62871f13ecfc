/** The written day (`yyyy-mm-dd`) so many days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Whether a value of an address may be the id of a record. */
export function isId(value: string | null): value is string {
  return value !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)
}

/** The list of students by what it is filtered by. */
export function auditPath(query: Readonly<Record<string, string>>): string {
  return `/audit-dashboard?${new URLSearchParams(query)}`
}

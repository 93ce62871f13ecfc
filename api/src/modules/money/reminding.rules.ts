import { dayPlus } from '../../days.rules.ts'

/**
 * The reminder of an invoice that is due on a day, as days from the day on which it is due; null where
 * there is none. Each goes out once. After a pause only the latest is sent: the ones before it would
 * tell of days that are over. What is issued late is told of by the invoice itself.
 * @param steps days from the due day; before it below 0.
 * @param latestSent the latest step that went out.
 */
export function reminderDue(
  invoice: { issuedOn: string; dueOn: string; latestSent: number | null },
  steps: readonly number[],
  today: string,
): number | null {
  const { issuedOn, dueOn, latestSent } = invoice
  const reached = steps.filter((step) => {
    const day = dayPlus(dueOn, step)
    return day <= today && day > issuedOn
  })
  if (reached.length === 0) return null
  const latest = Math.max(...reached)
  if (latestSent !== null && latestSent >= latest) return null
  // Before the day there is nothing to ask for after it.
  return latest < 0 && dueOn < today ? null : latest
}

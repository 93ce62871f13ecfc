import { formatDate, useTimeZone } from '@portal/shared/ui'
import { greetingAt } from './progress.rules.ts'

/** The greeting for a first name, and today's date, where the person is. */
export function useGreeting(firstName: string | undefined): { title: string; today: string } {
  const zone = useTimeZone()
  const now = new Date()
  const greeting = greetingAt(Number(formatDate(now, 'time', zone).slice(0, 2)))
  return {
    title: firstName === undefined ? greeting : `${greeting}, ${firstName}`,
    today: formatDate(now, 'longDate', zone),
  }
}

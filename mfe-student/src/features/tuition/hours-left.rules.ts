import { formatNumber } from '@portal/shared/ui'

/** Programmes of which the counter says nothing. */
const withoutCounter = ['full blue', 'fellow']

/** Whether a programme shows the counter of hours. */
export function showsHoursLeft(programName: string): boolean {
  return !withoutCounter.includes(programName.trim().toLowerCase())
}

/** `12.5 hours left`; hours come in quarters. */
export function hoursLeftText(hours: number): string {
  return `${formatNumber(hours, 2)} ${hours === 1 ? 'hour' : 'hours'} left`
}

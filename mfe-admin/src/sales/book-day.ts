import { defaultTimeZone, formatDate } from '@portal/shared/ui'

/** The day in the books, `yyyy-mm-dd`: that of the company. */
export const bookDay = (now: number = Date.now()): string =>
  formatDate(now, 'isoDate', defaultTimeZone)

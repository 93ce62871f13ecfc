import { formatDate } from '@portal/shared/ui'

/** A day without a time (`yyyy-mm-dd`), which is the same everywhere, as people read it. */
export const writtenDay = (day: string) => formatDate(day, 'date', 'UTC')

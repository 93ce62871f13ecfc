import { afterHolidays } from './company-calendar/index.ts'
import { moveDueDays } from './writing/index.ts'

/** Whatever lets holidays be changed imports this: the server with its calls. */
afterHolidays(moveDueDays)

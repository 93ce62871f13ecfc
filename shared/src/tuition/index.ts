/** Hours of tuition as several roles see them. Only lazily loaded screens load it. */
export { HourLine, type HourLineProps, JoinButton } from './hour-line.tsx'
export { hourReads } from './hours.queries.ts'
export { canJoin, endOf, hoursText, stateOf } from './hours.rules.ts'
export { HoursFigures, type HoursFiguresProps } from './hours-figures.tsx'
export { Ledger } from './ledger.tsx'
export { NextHours } from './next-hours.tsx'
export { PastHours, type PastHoursProps } from './past-hours.tsx'
export type { Hour } from './types.ts'

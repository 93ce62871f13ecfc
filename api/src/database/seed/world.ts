import { TZDate } from '@date-fns/tz'

/** A student of the demo world, as the other seeds need one. */
export interface WorldStudent {
  id: string
  firstName: string
  lastName: string
  email: string
  schoolIds: string[]
  tutorIds: string[]
  parentIds: string[]
  programName: string
  isUnlimited: boolean
  isHeadStart: boolean
  hasQuestionBank: boolean
  yearGroup: number
  /** `yyyy-mm-dd`. */
  startedOn: string
  expiresOn: string
  /**
   * What the account is there to show; undefined for one of the crowd. `main` is the student of
   * `student@portal.test`.
   */
  demoCase:
    | 'main'
    | 'diagnostic'
    | 'feedback'
    | 'csat'
    | 'esat'
    | 'headstart'
    | 'expired'
    | 'locked'
    | 'no courses'
    | 'unlimited'
    | 'two schools'
    | 'no school'
    | 'new'
    | 'practice'
    | undefined
  /**
   * What one of the crowd shows of tuition: `abroad` lives by another clock than the tutors, `owing`
   * had an hour and a half more than was bought.
   */
  shows: 'abroad' | 'owing' | undefined
  /**
   * How the student does: right answers come at about this share (0 to 1), and who is diligent
   * (0 to 1) does more and did so lately.
   */
  ability: number
  diligence: number
  /** Names of the ESAT parts chosen, `Mathematics 1` first; empty for one who has not chosen yet. */
  esatParts: string[]
}

/** A tutor or senior tutor of the demo world. */
export interface WorldTutor {
  id: string
  firstName: string
  lastName: string
  email: string
  /** What the tutor mainly teaches. */
  subject: string
  /** Null for senior tutors. */
  seniorTutorId: string | null
  studentIds: string[]
}

/** A person with nothing but a name. */
export interface WorldPerson {
  id: string
  firstName: string
  lastName: string
  email: string
}

/** The demo world while it is made: who is in it, from which day and by which numbers. */
export interface World {
  /** Midnight UTC of the day that all dates are relative to. */
  today: Date
  /** Numbers from 0 up to 1, the same every time. */
  random: () => number
  students: WorldStudent[]
  tutors: WorldTutor[]
  seniorTutors: (WorldTutor & { teamIds: string[] })[]
  parents: (WorldPerson & { childIds: string[] })[]
  schools: { id: string; name: string; studentIds: string[] }[]
  schoolManagers: (WorldPerson & { schoolIds: string[] })[]
  admins: WorldPerson[]
}

/** A source of numbers from 0 up to 1 that always gives the same ones (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of a list. */
export function pick<T>(random: () => number, list: readonly T[]): T {
  const chosen = list[Math.floor(random() * list.length)]
  if (chosen === undefined) throw new RangeError('Nothing to pick from')
  return chosen
}

/** A whole number from `low` to `high`, both included. */
export function between(random: () => number, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1))
}

/** The list in another order. */
export function shuffled<T>(random: () => number, list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}

/** A moment `days` (and hours, minutes UTC) from today's midnight. */
export function at(world: Pick<World, 'today'>, days: number, hour = 0, minute = 0): Date {
  return new Date(world.today.getTime() + ((days * 24 + hour) * 60 + minute) * 60_000)
}

/**
 * A moment by the clock on London's walls, on the day `days` from today: what takes place at a
 * certain hour does so in summer and winter.
 */
export function londonAt(
  world: Pick<World, 'today'>,
  days: number,
  hour: number,
  minute = 0,
): Date {
  const day = at(world, days)
  const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()]
  return new Date(new TZDate(year, month, date, hour, minute, 'Europe/London').getTime())
}

/** The day `days` from today, `yyyy-mm-dd`. */
export function dayAt(world: Pick<World, 'today'>, days: number): string {
  return at(world, days).toISOString().slice(0, 10)
}

/** A written day as days from the one on which the world is made. */
export function daysFromToday(world: World, day: string): number {
  return Math.round((Date.parse(day) - world.today.getTime()) / 86_400_000)
}

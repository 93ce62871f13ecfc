/** How failed sign-ins that are counted under one key slow down those after them. */
export interface Delay {
  /** Failures after which further tries have to wait. */
  free: number
  /** Seconds to wait after that many failures, after one more, and so on; the last one stays. */
  waits: readonly number[]
  /** Seconds from the first failure, or from the end of the last wait, until all is forgotten. */
  memory: number
}

/**
 * One account from one address, or from one device that it has signed in on before: five tries, and
 * then one after a minute, after two, and so on up to a quarter of an hour.
 */
const ofAccount: Delay = { free: 5, waits: [60, 120, 240, 480, 900], memory: 900 }

/** The delays of a sign-in. */
export const delays = {
  /** An account's tries from an address; on a known device its own alone. */
  account: ofAccount,
  /**
   * All tries for an account from devices that it does not know: guesses that come from everywhere
   * are slowed to one a minute, as is the owner on a new device.
   */
  everywhere: { free: 100, waits: [5, 10, 20, 40, 60], memory: 900 },
  /** All tries from an address, behind which may be a whole school, on devices not known. */
  address: { free: 3_000, waits: [10, 30, 60], memory: 900 },
} as const satisfies Record<string, Delay>

/** Failures under one key. */
export interface Tally {
  failures: number
  /** No further try is looked at before; null for at once. */
  retryAt: Date | null
  /** From then on nothing of it counts. */
  endsAt: Date
}

/** Seconds until a further try is looked at; 0 for at once. */
export function secondsToWait({ retryAt, endsAt }: Tally, now: Date): number {
  if (retryAt === null || endsAt <= now || retryAt <= now) return 0
  return Math.ceil((retryAt.getTime() - now.getTime()) / 1000)
}

/** What is kept after one more failure. */
export function withFailure(before: Tally, delay: Delay, now: Date): Tally {
  const isOver = before.endsAt <= now
  const failures = isOver ? 1 : before.failures + 1
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const { free, waits, memory } = delay
  const wait = failures < free ? 0 : (waits[failures - free] ?? waits.at(-1) ?? 0)
  if (wait > 0) return { failures, retryAt: later(wait), endsAt: later(wait + memory) }
  return { failures, retryAt: null, endsAt: isOver ? later(memory) : before.endsAt }
}

/**
 * What tries from an address are counted under: the address itself, or of an IPv6 address the
 * network that a household or an office gets, which has addresses for any number of tries.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length
  const all = [...first, ...Array<string>(Math.max(0, zeros)).fill('0'), ...last]
  return `${all
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** How much is asked for at first, and at least each time, in bytes. */
export const chunkBytes = 65_536

/** A file on the server of which only parts are asked for. */
export interface RangeSource {
  /** How long it is in bytes, with its beginning, or all of it where the server knows no parts. */
  open: () => Promise<{ length: number; first: Uint8Array<ArrayBuffer> }>
  /** The bytes from the one on up to but without the other; waits while they cannot be had. */
  part: (from: number, to: number) => Promise<Uint8Array<ArrayBuffer>>
  /** Asks again for all that waits. */
  retry: () => void
  /** Whatever is under way is given up, and is never heard of again. */
  close: () => void
}

/** What a source needs, and whom it tells. */
export interface RangeSurroundings {
  /** Renews the session for an address that was refused for want of it; true when that helped. */
  renew: (address: string) => Promise<boolean>
  /** Something waits for the connection, or nothing does any more. */
  onCut: (isCut: boolean) => void
  /** The server has it no more, or not for this person. */
  onGone: () => void
}

const never = new Promise<never>(() => undefined)

interface Got {
  bytes: Uint8Array<ArrayBuffer>
  length: number
}

/**
 * Reads a file by ranges. What fails waits until somebody asks again, so that an open document goes on
 * where it was; a session that is too old is renewed once, by whichever part meets it first.
 */
export function rangeSource(
  address: string,
  { renew, onCut, onGone }: RangeSurroundings,
): RangeSource {
  const closing = new AbortController()
  const waiting = new Set<() => void>()
  /** All of it, where the server gave that in place of a part. */
  let whole: Uint8Array<ArrayBuffer> | null = null
  let renewing: Promise<boolean> | null = null

  /** One try; a word for what stands in the way. */
  async function once(from: number, to: number): Promise<Got | 'cut' | 'gone' | 'refused'> {
    if (whole !== null) return { bytes: whole.slice(from, to), length: whole.length }
    try {
      const answer = await fetch(address, {
        headers: { range: `bytes=${from}-${to - 1}` },
        signal: closing.signal,
      })
      if (answer.status === 401) return 'refused'
      if ([403, 404, 410].includes(answer.status)) return 'gone'
      if (answer.status !== 200 && answer.status !== 206) return 'cut'
      const bytes = new Uint8Array(await answer.arrayBuffer())
      if (answer.status === 200) {
        whole = bytes
        return { bytes: bytes.slice(from, to), length: bytes.length }
      }
      const length = Number(/\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1])
      // Less than was asked for is a connection that ended on the way.
      const isWhole = bytes.length === Math.min(to, length) - from
      return isWhole ? { bytes, length } : 'cut'
    } catch {
      return 'cut'
    }
  }

  async function ask(from: number, to: number): Promise<Got> {
    let mayRenew = true
    for (;;) {
      const got = await once(from, to)
      if (closing.signal.aborted) return never
      if (typeof got === 'object') return got
      if (got === 'gone') {
        onGone()
        return never
      }
      if (got === 'refused' && mayRenew) {
        mayRenew = false
        renewing ??= renew(address).finally(() => {
          renewing = null
        })
        if (await renewing) continue
      }
      onCut(true)
      await new Promise<void>((again) => waiting.add(again))
      mayRenew = true
    }
  }

  return {
    open: async () => {
      const { bytes, length } = await ask(0, chunkBytes)
      return { length, first: whole ?? bytes }
    },
    part: async (from, to) => (await ask(from, to)).bytes,
    retry: () => {
      if (waiting.size === 0) return
      const all = [...waiting]
      waiting.clear()
      onCut(false)
      for (const again of all) again()
    },
    close: () => closing.abort(),
  }
}

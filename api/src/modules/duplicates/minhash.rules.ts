/** MinHash values of a question. */
const values = 64

/** Bands that they are cut into, and values in each. */
const bands = 16
const rows = values / bands

/** Spreads the bits of a 32-bit number (the end of MurmurHash3). */
function mixed(bits: number): number {
  let hash = bits
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A 32-bit hash of a text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return mixed(hash)
}

/** What tells the hash functions apart; the same for ever, for bands are kept. */
const seeds = Array.from({ length: values }, (_, index) => mixed(0x9e3779b9 * (index + 1)))

/**
 * The least value of each of 64 hash functions over the shingles: two sets share each with the
 * probability of their resemblance (Broder, On the resemblance and containment of documents, 1997).
 */
export function minHashOf(shingles: ReadonlySet<string>): number[] {
  const least = new Array<number>(values).fill(0xffffffff)
  for (const shingle of shingles) {
    const hash = hashOf(shingle)
    for (const [index, seed] of seeds.entries()) {
      const value = mixed(hash ^ seed)
      if (value < (least[index] ?? 0)) least[index] = value
    }
  }
  return least
}

/**
 * The bands of a question: each the number of the band and a hash of its four values, in one signed
 * number of 64 bits as decimal text. Questions that share one may be alike. Of no shingles none.
 */
export function bandsOf(shingles: ReadonlySet<string>): string[] {
  if (shingles.size === 0) return []
  const least = minHashOf(shingles)
  return Array.from({ length: bands }, (_, band) => {
    const four = least.slice(band * rows, (band + 1) * rows).join(' ')
    const hash = (BigInt(hashOf(four)) << 28n) | BigInt(hashOf(`${four}.`) >>> 4)
    return String(BigInt.asIntN(64, (BigInt(band) << 60n) | hash))
  })
}

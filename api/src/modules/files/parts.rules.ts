/** How a file is cut: so many parts, of which the last one is what is left. */
export function partCount(bytes: number, partBytes: number): number {
  return Math.ceil(bytes / partBytes)
}

/** Bytes of one part, counted from 1; 0 for one that there is not. */
export function lengthOfPart(bytes: number, partBytes: number, part: number): number {
  return Math.max(0, Math.min(partBytes, bytes - (part - 1) * partBytes))
}

/** Parts that are not among those that are there. */
export function missingParts(there: readonly number[], parts: number): number[] {
  const all = Array.from({ length: parts }, (_, index) => index + 1)
  return all.filter((part) => !there.includes(part))
}

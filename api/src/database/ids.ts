import { randomFillSync } from 'node:crypto'

const pool = new Uint8Array(10)

/**
 * A new random id (UUID version 7): it starts with the time, so that new rows stand together in
 * an index. Made here because PostgreSQL 15 cannot.
 */
export function newId(now: number = Date.now()): string {
  return uuid7(now, randomFillSync(pool))
}

/** The same from a seeded source of numbers in 0..1, for worlds that must come out alike. */
export function seededId(random: () => number, now: number): string {
  return uuid7(
    now,
    Uint8Array.from({ length: 10 }, () => Math.floor(random() * 256)),
  )
}

function uuid7(milliseconds: number, noise: Uint8Array): string {
  const time = Math.floor(milliseconds).toString(16).padStart(12, '0')
  const hex = Buffer.from(noise).toString('hex')
  const variant = ((Number.parseInt(hex.charAt(3), 16) & 0x3) | 0x8).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(0, 3)}-${variant}${hex.slice(4, 7)}-${hex.slice(7, 19)}`
}

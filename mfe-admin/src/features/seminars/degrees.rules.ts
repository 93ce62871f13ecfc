import { formatNumber } from '@portal/shared/ui'

/** What is filed under a group, in words. */
export function filedText({ upcoming, past }: { upcoming: number; past: number }): string {
  if (upcoming + past === 0) return 'Nothing is filed under it'
  return `${formatNumber(upcoming)} to come, ${formatNumber(past)} past`
}

/** A name as a segment of an address, for reading alone. */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return words === '' ? 'group' : words
}

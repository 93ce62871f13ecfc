/** Time per question to the second: `42 s`, `1 min 52 s`; a dash where there is none. */
export function paceInWords(ms: number | null): string {
  if (ms === null) return '–'
  const seconds = Math.round(ms / 1000)
  if (seconds < 60) return `${seconds} s`
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

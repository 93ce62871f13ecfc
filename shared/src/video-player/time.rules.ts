/** A moment of a film as a clock: `4:12`, `1:09:05`. */
export function clockOf(seconds: number): string {
  const whole = wholeOf(seconds)
  const two = (part: number) => String(part).padStart(2, '0')
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

/** A moment or length in words, as a screen reader says it: `4 minutes 12 seconds`. */
export function timeInWords(seconds: number): string {
  const whole = wholeOf(seconds)
  const parts = [
    [Math.floor(whole / 3600), 'hour'],
    [Math.floor((whole % 3600) / 60), 'minute'],
    [whole % 60, 'second'],
  ] as const
  const words = parts.flatMap(([count, noun]) =>
    count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`],
  )
  return words.join(' ') || '0 seconds'
}

/** A second of an address (`?t=252`); undefined for what is none. */
export function secondOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,5}$/.test(text) ? Number(text) : undefined
}

function wholeOf(seconds: number): number {
  return Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
}

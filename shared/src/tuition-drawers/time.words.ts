/** Lengths that an hour may have, in quarters of an hour as text, with their words. */
export const lengths = Array.from({ length: 32 }, (_, at) => {
  const quarters = at + 1
  const hours = Math.floor(quarters / 4)
  const minutes = (quarters % 4) * 15
  const words = [hours === 0 ? '' : `${hours} h`, minutes === 0 ? '' : `${minutes} min`]
  return { value: String(quarters), label: words.filter(Boolean).join(' ') }
})

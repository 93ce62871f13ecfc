/** The pairs of colours that covers are drawn in. */
export const coverColours = ['blue', 'green', 'amber', 'red', 'purple'] as const

export type CoverColour = (typeof coverColours)[number]

/** The longest title that a cover shows in large letters. */
const shortTitle = 32

/** How the cover of a book without a picture is drawn: the same each time, by its title alone. */
export function coverOf(title: string): { colour: CoverColour; isLong: boolean } {
  const letters = title.trim().toLowerCase()
  let sum = 0
  for (const letter of letters) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return {
    colour: coverColours[sum % coverColours.length] ?? 'blue',
    isLong: letters.length > shortTitle,
  }
}

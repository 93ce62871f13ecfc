import type { Embed } from './ops.ts'
import type { Lost } from './read-html.ts'

/** What a paste could not keep. */
export const lostWords = ({ images }: Lost) =>
  images === 1
    ? '1 image could not be pasted. Add it with Image.'
    : `${images} images could not be pasted. Add them with Image.`

/** What is said of a thing when the arrows come to it. */
export function saidOf(embed: Embed): string {
  const open = 'Press Enter to change it.'
  if ('equation' in embed) return `Equation ${embed.equation}. ${open}`
  if ('blank' in embed) return 'Blank.'
  if ('picture' in embed) {
    return embed.picture.alt === ''
      ? `Decorative image. ${open}`
      : `Image: ${embed.picture.alt}. ${open}`
  }
  return `${embed.piece.startsWith('<table') ? 'Table' : 'Figure'}. ${open}`
}

import { drawPng } from './drawing.ts'

/** How large a cover is drawn, by side; it is shown cut to a band across its middle. */
const side = 480

const mix = (one: number, other: number, share: number) => one + (other - one) * share

/** Hills one behind the other under a sky, in morning colours. */
const hills = () =>
  drawPng(side, (x, y) => {
    const ridge = (height: number, wave: number, turn: number) =>
      height + 0.06 * Math.sin(wave * x + turn) + 0.02 * Math.sin(3 * wave * x)
    if (y > ridge(0.62, 5, 1)) return [26, 74, 92]
    if (y > ridge(0.55, 7, 3)) return [58, 118, 130]
    if (y > ridge(0.48, 4, 0)) return [118, 168, 170]
    if ((x - 0.72) ** 2 + (y - 0.42) ** 2 < 0.004) return [252, 226, 150]
    return [mix(250, 214, y), mix(222, 232, y), mix(188, 226, y)]
  })

/** A curve through squared paper. */
const paper = () =>
  drawPng(side, (x, y) => {
    const curve = 0.52 - 0.14 * Math.sin(7 * x)
    if (Math.abs(y - curve) < 0.012) return [178, 52, 72]
    if (Math.abs(y - 0.55) < 0.003 || Math.abs(x - 0.12) < 0.003) return [40, 52, 84]
    const isLine = (x * 24) % 1 < 0.08 || (y * 24) % 1 < 0.08
    return isLine ? [206, 218, 236] : [246, 249, 253]
  })

/** Books side by side on a shelf. */
const books = () =>
  drawPng(side, (x, y) => {
    const colours = [
      [142, 54, 48],
      [36, 84, 112],
      [196, 152, 74],
      [64, 98, 76],
      [96, 66, 112],
    ] as const
    const book = Math.floor(x * 13)
    const top = 0.34 + 0.05 * ((book * 7) % 4)
    if (y > 0.66) return [92, 66, 46]
    if (y < top || (x * 13) % 1 < 0.06) return [236, 226, 210]
    if (Math.abs(y - top - 0.05) < 0.008) return [244, 236, 214]
    return colours[(book * 3) % 5] ?? [0, 0, 0]
  })

/** The drawings, by their names in the file store. */
export const postCovers = {
  'demo-post-hills.png': hills,
  'demo-post-paper.png': paper,
  'demo-post-books.png': books,
} as const satisfies Readonly<Record<string, () => Uint8Array>>

import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [red: number, green: number, blue: number]

/** What is at a point, both from 0 to 1; null is transparent. */
type Picture = (x: number, y: number) => Colour | null

/** Points looked at in each pixel, by side: smooths the edges. */
const samples = 3

/** A person before a plain background, as a square PNG. */
export function drawPortrait(): Uint8Array {
  return drawPng(256, (x, y) => {
    const isIn = (cx: number, cy: number, rx: number, ry: number) =>
      ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1
    const shade = (colour: Colour): Colour => {
      const light = 1.08 - 0.16 * x
      return [colour[0] * light, colour[1] * light, colour[2] * light]
    }
    if (isIn(0.5, 0.33, 0.19, 0.13) && y < 0.36) return shade([60, 40, 32])
    if (isIn(0.44, 0.42, 0.014, 0.016) || isIn(0.56, 0.42, 0.014, 0.016)) return [44, 34, 34]
    if (isIn(0.5, 0.5, 0.06, 0.03) && y > 0.505) return [168, 84, 74]
    if (isIn(0.5, 0.43, 0.165, 0.2)) return shade([226, 178, 146])
    if (isIn(0.5, 0.4, 0.2, 0.22)) return shade([60, 40, 32])
    if (Math.abs(x - 0.5) < 0.065 && y > 0.5 && y < 0.7) return shade([208, 158, 128])
    if (isIn(0.5, 1.02, 0.4, 0.37)) return shade([44, 96, 140])
    return [214 - 40 * y, 226 - 30 * y, 236 - 16 * y]
  })
}

/** A shield with a figure on it, as a PNG with a transparent background. */
export function drawLogo(of: {
  field: Colour
  charge: Colour
  shape: 'chevron' | 'cross' | 'bars' | 'bend'
}): Uint8Array {
  const isCharge: Record<typeof of.shape, (x: number, y: number) => boolean> = {
    chevron: (x, y) => Math.abs(y - 0.38 - Math.abs(x - 0.5) * 0.8) < 0.08,
    cross: (x, y) => Math.abs(x - 0.5) < 0.07 || Math.abs(y - 0.4) < 0.07,
    bars: (_, y) => Math.abs(y - 0.3) < 0.06 || Math.abs(y - 0.54) < 0.06,
    bend: (x, y) => Math.abs(y - x + 0.06) < 0.1,
  }
  /** How far within the shield's edge a point is; below 0 it is outside. */
  const depth = (x: number, y: number) => {
    const half = y < 0.45 ? 0.4 : 0.4 * Math.sqrt(Math.max(0, 1 - ((y - 0.45) / 0.5) ** 2))
    return Math.min(half - Math.abs(x - 0.5), y - 0.06)
  }
  return drawPng(192, (x, y) => {
    const inside = depth(x, y)
    if (inside < 0) return null
    if (inside < 0.025) return of.charge
    return isCharge[of.shape](x, y) ? of.charge : of.field
  })
}

/** Six bars that grow from left to right, as a PNG with a transparent background. */
export function drawWeeks(): Uint8Array {
  return drawPng(240, (x, y) => {
    const bar = Math.floor(x * 6)
    const isBar = (x * 6) % 1 < 0.7 && y > 0.9 - 0.13 * (bar + 1)
    if (y > 0.9) return y < 0.92 ? [120, 126, 140] : null
    return isBar ? [52 + 14 * bar, 84 + 10 * bar, 190] : null
  })
}

/** Draws a square PNG of this many pixels a side, with 8 bits a channel and alpha. */
export function drawPng(size: number, picture: Picture): Uint8Array {
  const lines = Buffer.alloc(size * (1 + size * 4))
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      lines.set(pixel(picture, column, row, size), row * (1 + size * 4) + 1 + column * 4)
    }
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.set([8, 6, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function pixel(picture: Picture, column: number, row: number, size: number): number[] {
  const sum = [0, 0, 0]
  let hits = 0
  for (let index = 0; index < samples * samples; index += 1) {
    const x = (column + ((index % samples) + 0.5) / samples) / size
    const y = (row + (Math.floor(index / samples) + 0.5) / samples) / size
    const colour = picture(x, y)
    if (colour === null) continue
    hits += 1
    for (const [channel, value] of colour.entries()) sum[channel] = (sum[channel] ?? 0) + value
  }
  if (hits === 0) return [0, 0, 0, 0]
  const mean = sum.map((value) => Math.min(255, Math.round(value / hits)))
  return [...mean, Math.round((255 * hits) / (samples * samples))]
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const named = Buffer.concat([Buffer.from(name), data])
  const out = Buffer.alloc(named.length + 8)
  out.writeUInt32BE(data.length, 0)
  out.set(named, 4)
  out.writeUInt32BE(crc32(named), named.length + 4)
  return out
}

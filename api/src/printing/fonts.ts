import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { inflateSync } from 'node:zlib'

const { resolve } = createRequire(import.meta.url)

/**
 * The typefaces of documents: the portal's own, one with the signs that it lacks, one for equations.
 * A sign that none of them has is drawn as a box, unless a font of the folder `PDF_FONTS_DIR` has it.
 */
const files = [
  '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
  '@expo-google-fonts/figtree/400Regular_Italic/Figtree_400Regular_Italic.ttf',
  '@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf',
  '@expo-google-fonts/figtree/700Bold_Italic/Figtree_700Bold_Italic.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff',
]

/**
 * Reads them all.
 * @param folder with more, of which signs are taken that ours lack
 */
export function readFonts(folder?: string): Uint8Array[] {
  const own = files.map((file) => resolve(file))
  const more = folder === undefined ? [] : findFonts(folder)
  return [...own, ...more].map((file) => {
    const bytes = readFileSync(file)
    return new Uint8Array(file.endsWith('.woff') ? unpackWoff(bytes) : bytes)
  })
}

/**
 * The fonts of a folder, in the order of their names; other files in it are passed over.
 * @throws Error where there is no such folder.
 */
export function findFonts(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /\.(ttf|otf|ttc|otc|woff)$/.test(name))
    .sort()
    .map((name) => path.join(folder, name))
}

/** A font out of its package for the web (WOFF 1.0, W3C Recommendation of 2012): tables and a head. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, place) => {
    const entry = woff.subarray(44 + 20 * place)
    const packed = entry.readUInt32BE(8)
    const from = entry.readUInt32BE(4)
    const bytes = woff.subarray(from, from + packed)
    return {
      tag: entry.subarray(0, 4),
      checksum: entry.readUInt32BE(16),
      bytes: packed < entry.readUInt32BE(12) ? inflateSync(bytes) : bytes,
    }
  })
  const head = Buffer.alloc(12 + 16 * count)
  const power = 2 ** Math.floor(Math.log2(count))
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((count - power) * 16, 10)
  const parts: Uint8Array[] = [head]
  let end = head.length
  for (const [place, { tag, checksum, bytes }] of tables.entries()) {
    const at = 12 + 16 * place
    head.set(tag, at)
    head.writeUInt32BE(checksum, at + 4)
    head.writeUInt32BE(end, at + 8)
    head.writeUInt32BE(bytes.length, at + 12)
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4)
    parts.push(bytes, padding)
    end += bytes.length + padding.length
  }
  return Buffer.concat(parts)
}

import type { Breather } from '../../breather.ts'

/** Characters that are looked through at a time. */
const piece = 1_048_576

/** Longest head of an image's address; one may lie across two pieces. */
const longestHead = 60

/** Where the signs of base64 end that begin here. */
async function endOfBase64(html: string, from: number, breather: Breather): Promise<number> {
  for (let at = from; ; ) {
    const signs = /^[A-Za-z0-9+/=]*/.exec(html.slice(at, at + piece))?.[0].length ?? 0
    at += signs
    if (signs < piece) return at
    await breather.breathe()
  }
}

/**
 * Where images in base64 that have `least` signs or more stand in HTML, from the first on. Of a text
 * of any length none is held up for long.
 */
export async function* longDataImages(
  html: string,
  least: number,
  breather: Breather,
): AsyncGenerator<{ start: number; end: number }> {
  if (html.length < least) return
  for (let at = 0; at < html.length; ) {
    const text = html.slice(at, at + piece)
    const found = /data:image\/[a-z+.-]{1,30};base64,/i.exec(text)
    if (found === null) {
      if (text.length < piece) return
      at += piece - longestHead
    } else {
      const start = at + found.index
      const signs = start + found[0].length
      at = await endOfBase64(html, signs, breather)
      if (at - signs >= least) yield { start, end: at }
    }
    await breather.breathe()
  }
}

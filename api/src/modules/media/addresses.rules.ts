import { fileKinds } from '@portal/shared/api/schemas'

/** A film, as its addresses name it. */
export interface Addressed {
  area: string
  assetId: string
}

/** One of the things that stand at a film's addresses. */
export type FilmPart =
  | { part: 'rendition'; height: number; extension: string }
  | { part: 'poster'; extension: string }
  | { part: 'captions'; lang: string; tag: string }

const at = ({ area, assetId }: Addressed, name: string) => `/media/${area}/${assetId}/${name}`

const endings: Readonly<Record<string, string>> = {
  ...fileKinds.image.types,
  ...fileKinds.video.types,
}

/** What a name ends with by its media type, without the dot. */
export const endingOf = (type: string): string => endings[type] ?? 'bin'

/** Of a file that plays a film; another file has another height, so that it never changes. */
export function renditionAddress(
  film: Addressed,
  { height, type }: { height: number; type: string },
): string {
  return at(film, `${height}.${endingOf(type)}`)
}

/**
 * Of the picture before a film begins. Another picture has another tag (`posterTag`), by which
 * alone a browser may keep it.
 */
export function posterAddress(
  film: Addressed,
  { type, sha256 }: { type: string; sha256: string },
): string {
  return at(film, `poster.${endingOf(type)}?v=${posterTag(sha256)}`)
}

export const posterTag = (sha256: string): string => sha256.slice(0, 8)

/** Of the captions of a language; other words have another tag. */
export function captionAddress(film: Addressed, { lang, tag }: { lang: string; tag: string }) {
  return at(film, `${lang}-${tag}.vtt`)
}

/** What the last part of an address names; undefined for what is no such name. */
export function readFilmName(name: string): FilmPart | undefined {
  const [, height, kind] = /^([1-9]\d{0,4})\.(mp4|webm)$/.exec(name) ?? []
  if (kind !== undefined) return { part: 'rendition', height: Number(height), extension: kind }
  const [, extension] = /^poster\.(png|jpg|webp|gif)$/.exec(name) ?? []
  if (extension !== undefined) return { part: 'poster', extension }
  const [, lang, tag] = /^([a-z]{2,3}(?:-[A-Za-z\d]{2,8}){0,2})-([\da-f]{8})\.vtt$/.exec(name) ?? []
  if (lang === undefined || tag === undefined) return undefined
  return { part: 'captions', lang, tag }
}

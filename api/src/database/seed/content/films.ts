import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A film of the demo world. `scripts/demo-videos.ts` makes them all. */
export interface Film {
  title: string
  /** Its MP4: H.264, with AAC where it is read aloud. */
  file: string
  /** Its poster, WebP, of the picture's size. */
  poster: string
  /** Whole seconds: a film is no part of one longer. */
  seconds: number
  /** In pixels. */
  width: number
  height: number
  /** Of its MP4. */
  bytes: number
  /** Of its MP4, in hexadecimal. */
  sha256: string
  /** None for one of them; times are seconds from the film's start. */
  captions: {
    lang: string
    label: string
    cues: { start: number; end: number; text: string }[]
  }[]
  /** All that is said, in English, a paragraph for each picture. */
  transcript: string
}

/** Beside this module in the sources, beside the bundle when built. */
export const filmsFolder = fileURLToPath(new URL('./films', import.meta.url))

/** What is known of each film. Not part of the bundle, which would bring it into every start. */
export function readFilms(): Film[] {
  return JSON.parse(readFileSync(join(filmsFolder, 'films.json'), 'utf8'))
}

/** The bytes of a film or a poster, by the name that `readFilms` gives. */
export function readFilmFile(name: string): Promise<Uint8Array> {
  return readFile(join(filmsFolder, name))
}

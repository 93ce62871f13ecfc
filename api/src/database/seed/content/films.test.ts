import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import { describe, expect, it } from 'vitest'
import { type Film, filmsFolder, readFilmFile, readFilms } from './films.ts'

const films = readFilms()

/** The titles of the films for which `wrong` holds: empty when all is well. */
const titlesWhere = (wrong: (film: Film) => boolean) =>
  films.filter(wrong).map(({ title }) => title)

/** Where a box of an MP4 starts to say something, and whether its numbers are long. */
function boxOf(bytes: Buffer, name: string): { at: number; isLong: boolean } {
  const at = bytes.indexOf(name, bytes.indexOf('moov'), 'latin1') + 4
  return { at, isLong: bytes[at] === 1 }
}

/** How long an MP4 says it is, in seconds. */
function secondsIn(bytes: Buffer): number {
  const { at, isLong } = boxOf(bytes, 'mvhd')
  const unit = at + (isLong ? 20 : 12)
  const length = isLong ? Number(bytes.readBigUInt64BE(unit + 4)) : bytes.readUInt32BE(unit + 4)
  return length / bytes.readUInt32BE(unit)
}

/** Width and height of an MP4's picture, in pixels. */
function sizeIn(bytes: Buffer): [number, number] {
  const { at } = boxOf(bytes, 'avc1')
  return [bytes.readUInt16BE(at + 24), bytes.readUInt16BE(at + 26)]
}

describe('the films of the demo world', () => {
  it('are 25 of 40 to 60 seconds, but one of five minutes', () => {
    expect(films).toHaveLength(25)
    expect(new Set(films.map(({ title }) => title)).size).toBe(25)
    const [long, ...rest] = titlesWhere(({ seconds }) => seconds < 40 || seconds > 60)
    expect([long, ...rest]).toEqual(['A worked paper: ten questions in five minutes'])
    expect(films.find(({ title }) => title === long)?.seconds).toBe(300)
  })

  it('are what is said of them: bytes, length, size, a poster', async () => {
    for (const film of films) {
      const bytes = Buffer.from(await readFilmFile(film.file))
      expect(bytes.length, film.file).toBe(film.bytes)
      expect(createHash('sha256').update(bytes).digest('hex'), film.file).toBe(film.sha256)
      expect((await fileTypeFromBuffer(bytes))?.mime, film.file).toBe('video/mp4')
      expect(secondsIn(bytes), film.file).toBe(film.seconds)
      expect(sizeIn(bytes), film.file).toEqual([film.width, film.height])
      const poster = await readFilmFile(film.poster)
      expect((await fileTypeFromBuffer(poster))?.mime, film.poster).toBe('image/webp')
      expect(poster.length, film.poster).toBeLessThanOrEqual(12_000)
    }
  })

  it('start to play before all of them is there', async () => {
    for (const { file } of films) {
      const bytes = await readFile(join(filmsFolder, file))
      expect(bytes.indexOf('moov'), file).toBeLessThan(bytes.indexOf('mdat'))
    }
  })

  it('take 3 MB with their posters, and nothing else lies beside them', async () => {
    const names = films.flatMap(({ file, poster }) => [file, poster])
    expect(readdirSync(filmsFolder).sort()).toEqual([...names, 'films.json'].sort())
    const files = await Promise.all(names.map((name) => readFilmFile(name)))
    expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(3_000_000)
  })

  it('have captions, one of them in two languages and one none', () => {
    const langsOf = ({ captions }: Film) => captions.map(({ lang }) => lang).join()
    expect(titlesWhere((film) => langsOf(film) === '')).toEqual(['Listening to the hint'])
    expect(titlesWhere((film) => langsOf(film) === 'en,fr')).toEqual(['Dates that decide'])
    expect(films.filter((film) => langsOf(film) === 'en')).toHaveLength(23)
  })

  it('have captions in their order, within the film, each short enough to be read', () => {
    for (const { title, captions, seconds } of films) {
      for (const { cues } of captions) {
        let last = 0
        for (const { start, end, text } of cues) {
          expect(start, `${title}: ${text}`).toBeGreaterThanOrEqual(last)
          expect(end, `${title}: ${text}`).toBeGreaterThan(start + 0.5)
          expect(text.length, `${title}: ${text}`).toBeLessThanOrEqual(120)
          expect(text, title).not.toMatch(/[<>\\]/)
          last = end
        }
        expect(last, title).toBeLessThanOrEqual(seconds)
      }
    }
  })

  it('have all that their captions say in their transcript', () => {
    const wordsOf = (text: string) => text.replaceAll(/\s+/g, ' ')
    expect(
      titlesWhere(({ captions: [english], transcript }) =>
        english === undefined
          ? transcript === ''
          : wordsOf(transcript) !== english.cues.map(({ text }) => text).join(' '),
      ),
    ).toEqual([])
  })
})

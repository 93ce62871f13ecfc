import { longestQuestionText } from '@portal/shared/api/schemas'
import { hasContent } from '@portal/shared/authoring-rules'
import type { Breather } from '../../breather.ts'
import { cleanHtml, escapeHtml } from '../../rich-text/index.ts'
import { type Notes, RefusedItem } from '../notes.ts'
import { longDataImages } from './data-images.ts'
import { checkEquations, withOneDelimiter } from './equations.rules.ts'
import { imageOf, imageOfData, longestDataImage, type ReadImage } from './images.rules.ts'
import { latexOfMathml } from './mathml.rules.ts'
import { rewriteHtml } from './rewrite.rules.ts'
import { toHtml } from './to-html.rules.ts'

/** A text as a file has it. */
export interface RawText {
  source: string
  /** `html`, `plain_text`, `moodle_auto_format` or `markdown`. */
  format: string
  /** Files that come with it, by the path that the text names them by; null where one cannot be read. */
  files: ReadonlyMap<string, { name: string; bytes: Buffer } | null>
}

/** What all texts of an item share. */
export interface ItemContext {
  notes: Notes
  breather: Breather
  /** The portal wrote it: `$$` and the like are words. */
  isLiteral: boolean
}

/** Stored HTML, and the stimulus that stood in it; null where there was none. */
export interface TidyText {
  html: string
  data: string | null
}

/** Characters of markup that are read, beside images in it. */
const longestMarkup = 120_000

const fileMark = 'portal-image:'

const ofFile = '@@PLUGINFILE@@/'

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Images of one text: those that come with it, and those that are written into it. */
class TextImages {
  readonly #files: RawText['files']
  readonly #notes: Notes
  readonly #beside = new Map<string, ReadImage | undefined>()
  readonly #written: (ReadImage | undefined)[] = []

  constructor(files: RawText['files'], notes: Notes) {
    this.#files = files
    this.#notes = notes
  }

  /**
   * Reads the images beside it, and takes long ones that stand in it out of HTML, so that its length
   * says how long it takes to read.
   */
  async setAside(html: string, breather: Breather): Promise<string> {
    for (const [path, file] of this.#files) {
      this.#beside.set(path, file === null ? undefined : imageOf(file.name, file.bytes))
      await breather.breathe()
    }
    let out = ''
    let from = 0
    for await (const { start, end } of longDataImages(html, longestDataImage, breather)) {
      out += `${html.slice(from, start)}${fileMark}${this.#written.length}`
      this.#written.push(imageOfData(html.slice(start, end)))
      from = end
    }
    return from === 0 ? html : out + html.slice(from)
  }

  #imageOf(src: string): ReadImage | undefined {
    if (src.startsWith(fileMark)) return this.#written[Number(src.slice(fileMark.length))]
    if (/^data:/i.test(src)) return imageOfData(src)
    if (!src.startsWith(ofFile)) return undefined
    const path = src.slice(ofFile.length).replace(/[?#].*$/, '')
    return this.#beside.get(decodedPath(path)) ?? this.#beside.get(path)
  }

  attributesOf(attributes: Readonly<Record<string, string>>): Record<string, string> | null {
    const { src = '', alt, width, height } = attributes
    const image = this.#imageOf(src)
    const rest = {
      ...(alt !== undefined && { alt }),
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
    }
    if (image === undefined) {
      const name = src.startsWith(fileMark) || /^data:/i.test(src) ? 'in the text' : src
      this.#notes.warn('image-missing', decodedPath(name.replace(ofFile, '')))
      return null
    }
    if ('src' in image) return { src: image.src, ...rest }
    this.#notes.found(image.file)
    return { 'data-file': image.file.placeholder, ...rest }
  }
}

/** A text without any markup, as most answers are: nothing of it can be lost. */
const isPlain = (html: string) => !/[<&]/.test(html)

/**
 * A text from elsewhere as it is stored: as HTML, its equations as `\( … \)`, its images as files or
 * written into it, cleaned. What is lost or guessed on the way is noted.
 * @throws RefusedItem where it is too long or nested too deep
 */
export async function tidyText(raw: RawText, context: ItemContext): Promise<TidyText> {
  const { notes, breather, isLiteral } = context
  const images = new TextImages(raw.files, notes)
  const source = await images.setAside(raw.source, breather)
  if (source.length > longestMarkup) throw tooLong()
  const html = toHtml(source, raw.format)
  if (isPlain(html)) {
    const plain = escapeHtml(isLiteral ? html : withOneDelimiter(html))
    await checkEquations(plain, notes, breather)
    return { html: plain, data: null }
  }
  const mathml = (source: string) => {
    const read = latexOfMathml(source)
    if (read === undefined) notes.warn('equation-unreadable')
    else if (read.kind !== 'same') notes.warn(`equation-${read.kind}`, read.latex)
    return read?.latex
  }
  const image = (attributes: Readonly<Record<string, string>>) => images.attributesOf(attributes)
  const { html: written, data, counts } = rewriteHtml(html, { image, mathml, isLiteral })
  await breather.breathe()
  const tidied = { html: stored(written), data: data === null ? null : stored(data) }
  await breather.breathe()
  noteDropped(counts, `${tidied.html}${tidied.data ?? ''}`, notes)
  await checkEquations(tidied.html, notes, breather)
  if (tidied.data !== null) await checkEquations(tidied.data, notes, breather)
  return tidied
}

const tooLong = () =>
  new RefusedItem(
    'too-long',
    `A text of it has more than ${longestMarkup.toLocaleString('en-GB')} signs with its markup.`,
  )

function stored(html: string): string {
  const clean = cleanHtml(html)
  // Drawings within a text may be long; they are no signs to read.
  const signs = clean.replace(/ src="data:[^"]*"/g, (src) =>
    src.length > longestDataImage ? '' : src,
  )
  if (signs.length > longestQuestionText) {
    const most = longestQuestionText.toLocaleString('en-GB')
    throw new RefusedItem('too-long', `A text of it has more than ${most} signs.`)
  }
  return hasContent(clean) ? clean.trim() : ''
}

/** Notes elements that cleaning has taken away. */
function noteDropped(before: ReadonlyMap<string, number>, clean: string, notes: Notes): void {
  const after = new Map<string, number>()
  for (const [, name = ''] of clean.matchAll(/<([a-z][a-z0-9]*)/g)) {
    after.set(name, (after.get(name) ?? 0) + 1)
  }
  const dropped = [...before].filter(([name, count]) => (after.get(name) ?? 0) < count)
  if (dropped.length > 0) notes.warn('html-dropped', dropped.map(([name]) => name).join(', '))
}

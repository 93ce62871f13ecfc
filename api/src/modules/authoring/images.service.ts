import { createHash } from 'node:crypto'
import type { Asked } from '../../asked.ts'
import { type FieldError, Problem } from '../../problem.ts'
import { type DataImage, largestSvg, readDataImage, unescapeHtml } from '../../rich-text/index.ts'
import { keepImage, shownWith } from '../files/index.ts'
import { type QuestionContent, textsOf, withTexts } from './content.rules.ts'

/** Bytes up to which an image stays in its text. */
const smallImage = 8_192

/** Images that are written into a cleaned text, with the rest of their tag. */
const dataImages = /<img src="(data:image\/[^"]*)"([^>]*)>/g

const hashOf = ({ bytes }: DataImage) => createHash('sha256').update(bytes).digest('hex')

/** Addresses of the images of a text, as they stand in it. */
const sourcesIn = (html: string): string[] =>
  [...html.matchAll(dataImages)].map(([, src = '']) => src)

const isDrawing = (src: string) => src.startsWith('data:image/svg+xml')

/** What is none any more has been taken by the cleaning. Long ones, in base64, have nothing to turn back. */
const imageOf = (src: string) => readDataImage(src.includes('&') ? unescapeHtml(src) : src)

/** Images that may stand in a text, if they are small. */
const kept = ['image/png', 'image/jpeg']

const isFile = ({ type, bytes }: DataImage) =>
  bytes.length > smallImage || !kept.includes(type.toLowerCase())

/** The images of a text that are to be files, each read once: that takes long. */
function imagesForFiles(html: string): { src: string; image: DataImage; hash: string }[] {
  return sourcesIn(html).flatMap((src) => {
    const image = isDrawing(src) ? undefined : imageOf(src)
    return image && isFile(image) ? [{ src, image, hash: hashOf(image) }] : []
  })
}

/**
 * Drawings that are too large to stand in a text, by the fields of a body. They can be no files,
 * which never hold what could run.
 */
export function largeDrawings(content: QuestionContent): FieldError[] {
  const message = `A drawing (SVG) may have at most ${largestSvg / 1024} kB`
  return textsOf(content).flatMap(({ path, html }) =>
    sourcesIn(html).some((src) => isDrawing(src) && (imageOf(src)?.bytes.length ?? 0) > largestSvg)
      ? [{ path: `body.${path}`, message }]
      : [],
  )
}

/**
 * Makes files of the images that are written into the texts of a question and are large or of a type
 * that texts do not hold; one that the question has as a file already is that. They are the caller's until the question shows them.
 * @throws Problem 422 that names the field of what is no image or too large, 503 while the scanner
 *   is away.
 */
export async function imagesToFiles(
  within: Asked,
  questionId: number,
  content: QuestionContent,
): Promise<QuestionContent> {
  const found = textsOf(content).flatMap(({ path, html }) =>
    imagesForFiles(html).map((one) => ({ path, ...one })),
  )
  if (found.length === 0) return content
  const use = { area: 'question', recordId: String(questionId) } as const
  const files = await shownWith(
    within.db,
    use,
    found.map(({ hash }) => hash),
  )
  for (const { path, image, hash } of found) {
    if (!files.has(hash)) files.set(hash, await keptImage(within, path, image))
  }
  const hashes = new Map(found.map(({ src, hash }) => [src, hash]))
  return withTexts(content, (html) =>
    html.replace(dataImages, (tag: string, src: string, rest: string) => {
      const id = files.get(hashes.get(src) ?? '')
      return id === undefined ? tag : `<img data-file="${id}"${rest}>`
    }),
  )
}

async function keptImage(within: Asked, path: string, { bytes }: DataImage): Promise<string> {
  try {
    return (await keepImage(within, bytes, 'image')).id
  } catch (error) {
    if (!(error instanceof Problem) || error.status === 503) throw error
    const errors = [{ path: `body.${path}`, message: error.message }]
    throw new Problem(422, error.message, { errors, cause: error })
  }
}

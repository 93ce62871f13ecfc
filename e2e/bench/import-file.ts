import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'

/** A file of questions as Moodle writes them, of a given size. */
export interface ImportFile {
  questions: number
  megabytes: number
  /** Files with other seeds have no question in common. */
  seed: string
}

const mebibyte = 1_048_576

/** Each has its picture; of so many one is large, and one as large as pictures may be. */
const every = { large: 10, largest: 1_000 }

const smallestBytes = 600

const largestBytes = 2_000_000

/** Bytes that no packing makes smaller, the same for the same seed. */
function noise(seed: string, length: number): Buffer {
  const pieces: Buffer[] = []
  for (let at = 0; at * 64 < length; at += 1) {
    pieces.push(createHash('sha512').update(`${seed} ${at}`).digest())
  }
  return Buffer.concat(pieces).subarray(0, length)
}

/** A PNG says first how large it is, 600 by 400; then its points begin. */
const pngHead = Buffer.from(
  '89504e470d0a1a0a0000000d494844520000025800000190080600000094f6fa4f7fffffff49444154',
  'hex',
)

const picture = (shared: Buffer, seed: string, length: number): string =>
  Buffer.concat([pngHead, noise(seed, 64), shared.subarray(0, Math.max(0, length - 100))]).toString(
    'base64',
  )

const table = (number: number) =>
  `<table><tbody>${Array.from({ length: 8 }, (_, row) => `<tr><th>${row}</th><td>${number + row}</td><td>\\(x_{${row}}^{${number}}\\)</td></tr>`).join('')}</tbody></table>`

const equation = (number: number) =>
  `$$\\frac{${number}}{x^2 + ${number % 97}} = \\int_0^{${number}} \\sqrt{t}\\,dt$$`

const cdata = (html: string) => `<text><![CDATA[${html}]]></text>`

const answerOf = (number: number, at: number) =>
  `<answer fraction="${at === 2 ? 100 : 0}" format="html">${cdata(`<p>The value is \\(${number}^{${at}}\\), or so.</p>`)}<feedback format="html">${cdata(`<p>Compare with line ${at} of the table.</p>`)}</feedback></answer>`

function questionOf(file: ImportFile, number: number, image: string, isInline: boolean): string {
  const src = isInline ? `data:image/png;base64,${image}` : '@@PLUGINFILE@@/picture.png'
  const beside = isInline
    ? ''
    : `<file name="picture.png" path="/" encoding="base64">${image}</file>`
  const words = `<p>Question ${number} of ${file.seed}: what follows from ${equation(number)}?</p>`
  const text = `${words}${table(number)}<p><img src="${src}" alt="A figure of question ${number}"></p>`
  return `<question type="multichoice"><name><text>${file.seed} ${number}</text></name><questiontext format="html">${cdata(text)}${beside}</questiontext><generalfeedback format="html">${cdata(`<p>Since ${equation(number + 1)}, it is the third.</p>`)}</generalfeedback><single>true</single>${[0, 1, 2, 3].map((at) => answerOf(number, at)).join('')}<idnumber>${file.seed}-${number}</idnumber></question>\n`
}

function lengthOf(number: number, large: number): number {
  if (number % every.largest === 0) return largestBytes
  return number % every.large === 0 ? large : smallestBytes
}

/** Writes it, with pictures both beside the texts and in them. @returns its bytes */
export async function writeImportFile(path: string, file: ImportFile): Promise<number> {
  const { questions, megabytes, seed } = file
  const shared = noise(seed, largestBytes)
  const written = (megabytes * mebibyte) / questions - 3_200
  const large = (written * 0.75 - largestBytes / every.largest) * every.large
  const out = createWriteStream(path)
  let bytes = 0
  const write = async (text: string) => {
    bytes += Buffer.byteLength(text)
    if (!out.write(text)) await once(out, 'drain')
  }
  await write('<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n')
  for (let number = 1; number <= questions; number += 1) {
    const length = lengthOf(number, Math.max(smallestBytes, Math.round(large)))
    const image = picture(shared, `${seed} ${number}`, length)
    await write(questionOf(file, number, image, number % 3 === 0))
  }
  await write('</quiz>\n')
  out.end()
  await once(out, 'close')
  return bytes
}

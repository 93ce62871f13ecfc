import { fileIdsIn } from '../../rich-text/index.ts'
import type { FileToWrite, WriteOptions } from '../formats.ts'
import type { PortableAnswer, PortableQuestion } from '../portable-question.ts'
import { portableTexts } from '../portable-question.ts'
import { hasOtherDelimiters } from '../texts/equations.rules.ts'
import { plainOfHtml } from '../texts/plain.rules.ts'
import { graderInfoOf } from './grader-info.rules.ts'
import { tagsOf } from './own-tags.rules.ts'
import { ownId } from './read-question.ts'

/** A question that cannot be written; its message is a sentence. */
export class UnwritableQuestion extends Error {}

/** Signs that XML has no way to write: control characters below the space, but for three, and two more. */
const unwritable = /[^\P{Cc}\t\n\r\u007f-\u009f]|[\ufffe\uffff]/gu

const cdata = (text: string) =>
  `<![CDATA[${text.replace(unwritable, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

const plainDecimal = /^-?\d+(\.\d+)?$/

/** A name that a file can have in a path of one step, and that is its own among those beside it. */
function nameOf(id: string, { name }: FileToWrite): string {
  const ending = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? ''
  return `${id}${ending}`
}

/** Writes the texts of one question, each with the files that it shows. */
class Texts {
  readonly #openFile: WriteOptions['openFile']

  constructor(openFile: WriteOptions['openFile']) {
    this.#openFile = openFile
  }

  /** The inside of an element that holds a text. */
  async inside(html: string): Promise<string> {
    let shown = html
    let files = ''
    for (const id of fileIdsIn(html)) {
      const file = await this.#openFile(id)
      if (file === undefined) throw new UnwritableQuestion('An image of it is no longer there.')
      const name = nameOf(id, file)
      shown = shown.replaceAll(`data-file="${id}"`, `src="@@PLUGINFILE@@/${name}"`)
      files += `<file name="${name}" path="/" encoding="base64">${file.bytes.toString('base64')}</file>`
    }
    return `<text>${cdata(shown)}</text>${files}`
  }

  async element(name: string, html: string): Promise<string> {
    return `<${name} format="html">${await this.inside(html)}</${name}>`
  }

  async answer({ text, isCorrect, why }: Omit<PortableAnswer, 'letter'>): Promise<string> {
    const fraction = isCorrect ? 100 : 0
    const feedback = await this.element('feedback', why)
    return `<answer fraction="${fraction}" format="html">${await this.inside(text)}${feedback}</answer>`
  }
}

const named = (name: string, text: string) => `<${name}><text>${cdata(text)}</text></${name}>`

/** What Moodle asks for in its own words, by type. */
async function bodyOf(question: PortableQuestion, texts: Texts) {
  const { marking, answers } = question
  if (marking?.kind === 'essay') {
    const info = await texts.element('graderinfo', graderInfoOf(marking))
    const rest = '<responseformat>editor</responseformat><responserequired>1</responserequired>'
    return { type: 'essay', inside: `${rest}${info}` }
  }
  if (marking?.kind === 'equation') {
    const { expected, variables, unit, tolerance = 0 } = marking
    const isNumber = plainDecimal.test(expected) && variables.length === 0
    const words = isNumber ? expected : expected.replaceAll('*', '\\*')
    const off = isNumber ? `<tolerance>${tolerance}</tolerance>` : ''
    const answer = `<answer fraction="100" format="plain_text"><text>${cdata(words)}</text>${off}</answer>`
    const units =
      isNumber && unit !== undefined
        ? `<units><unit><multiplier>1</multiplier><unit_name>${cdata(unit)}</unit_name></unit></units>`
        : ''
    const inside = expected === '' ? '' : `${answer}${units}`
    return { type: isNumber ? 'numerical' : 'shortanswer', inside }
  }
  let inside = '<single>true</single><shuffleanswers>false</shuffleanswers>'
  inside += '<answernumbering>abc</answernumbering>'
  for (const answer of answers) inside += await texts.answer(answer)
  return { type: 'multichoice', inside }
}

/**
 * A question as an element of Moodle's XML.
 * @throws UnwritableQuestion where an image of it is gone
 */
export async function questionXml(
  question: PortableQuestion,
  { openFile }: Pick<WriteOptions, 'openFile'>,
): Promise<string> {
  const { text, data, solution, key, name } = question
  const texts = new Texts(openFile)
  const { type, inside } = await bodyOf(question, texts)
  const stimulus = data === null ? '' : `<div class="question-data">${data}</div>`
  const isLiteral = portableTexts(question).some((one) => hasOtherDelimiters(plainOfHtml(one)))
  const tags = tagsOf(question, isLiteral).map((tag) => named('tag', tag))
  return [
    `<question type="${type}">`,
    named('name', name),
    await texts.element('questiontext', `${stimulus}${text}`),
    await texts.element('generalfeedback', solution),
    '<defaultgrade>1</defaultgrade><penalty>0</penalty><hidden>0</hidden>',
    ...(key === null ? [] : [`<idnumber>${cdata(`${ownId}${key}`)}</idnumber>`]),
    inside,
    `<tags>${tags.join('')}</tags>`,
    '</question>\n',
  ].join('\n')
}

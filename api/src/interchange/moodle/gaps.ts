import { hasContent } from '@portal/shared/authoring-rules'
import { Notes, RefusedItem } from '../notes.ts'
import { plainOfHtml } from '../texts/plain.rules.ts'
import { type ItemContext, type TidyText, tidyText } from '../texts/tidy-text.ts'
import { childOf, wordsOf, type XmlElement } from '../xml/parse-item.ts'
import { bodyOf, type KindInput, lettered, type PartOfBody, type UnletteredAnswer } from './body.ts'
import { anyGapMark, type Gap, gapMark, readCloze } from './cloze.rules.ts'
import { isPart, isRight } from './fractions.rules.ts'
import { rawQuestionText, rawTextOf, textOf } from './texts.ts'
import { numberBody, wordBody } from './typed.rules.ts'

/** Where an answer is to be typed; the others are lines. */
const typedHere = '<strong>[?]</strong>'

/** The text as one of its gaps asks it. */
function askedAt(text: TidyText, index: number, here: string) {
  const ask = (html: string) =>
    html.replace(anyGapMark, (_all, at: string) => (Number(at) === index ? here : '___'))
  return { text: ask(text.html), data: text.data === null ? null : ask(text.data) }
}

/** An answer as part of one that may fill several blanks, which ` | ` parts. */
const oneBlank = (html: string) => html.replaceAll(' | ', ' ∣ ')

/** Characters that are looked through for gaps, images in them too. */
const longestWithGaps = 4_000_000

/** @throws RefusedItem for a text that takes too long to look through */
function bounded(raw: RawText): RawText {
  if (raw.source.length <= longestWithGaps) return raw
  const most = longestWithGaps.toLocaleString('en-GB')
  throw new RefusedItem('too-long', `A text with gaps has more than ${most} signs.`)
}

/** Each becomes a question with the whole text. */
const mostGaps = 200

function refuseMany({ length }: readonly unknown[]): void {
  if (length <= mostGaps) return
  throw new RefusedItem(
    'too-many-gaps',
    `It has more than ${mostGaps} gaps, each of which would be a question.`,
  )
}

/** One that is refused costs its gap alone. */
async function tried(read: () => Promise<PartOfBody>): Promise<PartOfBody> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof RefusedItem) return error
    throw error
  }
}

/** A text with gaps in braces: a question for each. */
export async function readClozeQuestion({ question, context }: KindInput): Promise<PartOfBody[]> {
  const raw = bounded(await rawQuestionText(question, context.breather))
  const { html, gaps } = readCloze(raw.source, mostGaps)
  if (gaps.length === 0) {
    throw new RefusedItem('no-question', 'No gap of it can be read, so it asks for nothing.')
  }
  refuseMany(gaps)
  const text = await tidyText({ ...raw, source: html }, context)
  const parts: PartOfBody[] = []
  for (const [index, gap] of gaps.entries()) {
    const notes = new Notes()
    const within = { ...context, notes }
    const read = (html: string) => gapText(html, raw, within)
    parts.push(await tried(async () => await gapBody({ gap, index, text, read, notes })))
    await context.breather.breathe()
  }
  return parts
}

type RawText = Awaited<ReturnType<typeof rawQuestionText>>

const gapText = async (html: string, { format, files }: RawText, context: ItemContext) =>
  (await tidyText({ source: html, format, files }, context)).html

interface GapInput {
  gap: Gap
  index: number
  text: TidyText
  read: (html: string) => Promise<string>
  notes: Notes
}

async function gapBody({ gap, index, text, read, notes }: GapInput): Promise<PartOfBody> {
  if (gap.kind === 'word' || gap.kind === 'number') {
    const accepted = gap.answers.map(({ html, fraction, tolerance }) => ({
      words: plainOfHtml(html),
      fraction,
      tolerance: tolerance ?? undefined,
    }))
    const body =
      gap.kind === 'number'
        ? numberBody(accepted, undefined, notes)
        : wordBody(accepted, notes, gap.mindsCase ? ', capitals as written' : '')
    const right = gap.answers.find(({ fraction, feedback }) => isRight(fraction) && feedback !== '')
    if (gap.answers.some((one) => one !== right && one.feedback !== '')) {
      notes.warn('feedback-dropped')
    }
    const solution = right === undefined ? '' : await read(right.feedback)
    return bodyOf({ ...body, ...askedAt(text, index, typedHere), solution, notes })
  }
  const positive = gap.answers.filter(({ fraction }) => fraction > 0)
  if (gap.kind === 'several' && positive.length > 1) {
    throw new RefusedItem('several-right', 'Several of its answers are right; one is taken.')
  }
  const answers: UnletteredAnswer[] = []
  for (const { html, fraction, feedback } of gap.answers) {
    if (isPart(fraction)) notes.warn('part-marks')
    const [text, why] = [oneBlank(await read(html)), await read(feedback)]
    answers.push({ text, isCorrect: isRight(fraction), why })
  }
  if (!answers.some(({ isCorrect }) => isCorrect)) notes.warn('needs-key')
  const asked = askedAt(text, index, '[[blank]]')
  return bodyOf({ type: 3, ...asked, answers: lettered(answers), notes })
}

/** A choice for gaps, of a group whose choices each of its gaps offers. */
interface GroupedChoice {
  html: string
  group: string
}

async function choicesOf(question: XmlElement, context: ItemContext): Promise<GroupedChoice[]> {
  const choices: GroupedChoice[] = []
  for (const element of question.children) {
    if (element.name !== 'selectoption' && element.name !== 'dragbox') continue
    const group = wordsOf(element, 'group') || wordsOf(element, 'draggroup') || '1'
    choices.push({ html: oneBlank(await textOf(element, context, 'html')), group })
  }
  return choices
}

/** A text with `[[1]]`, `[[2]]` for which choices are given: a question for each. */
export async function readGapChoices({ question, context }: KindInput): Promise<PartOfBody[]> {
  const raw = bounded(await rawTextOf(childOf(question, 'questiontext'), context.breather))
  const numbers: number[] = []
  const source = raw.source
    .replaceAll('\ue001', '')
    .replace(/\[\[(\d{1,4})\]\]/g, (_all, number) => {
      numbers.push(Number(number))
      return gapMark(numbers.length - 1)
    })
  if (numbers.length === 0) {
    throw new RefusedItem('no-question', 'It has no gap, so it asks for nothing.')
  }
  refuseMany(numbers)
  const text = await tidyText({ ...raw, source }, context)
  const choices = await choicesOf(question, context)
  if (choices.length === 0)
    throw new RefusedItem('no-question', 'It offers nothing to choose from.')
  const parts: PartOfBody[] = []
  for (const [index, number] of numbers.entries()) {
    parts.push(await tried(async () => choiceBody({ choices, number, index, text })))
  }
  return parts
}

interface ChoiceInput {
  choices: readonly GroupedChoice[]
  number: number
  index: number
  text: TidyText
}

function choiceBody({ choices, number, index, text }: ChoiceInput): PartOfBody {
  const notes = new Notes()
  const right = choices[number - 1]
  const offered = choices.filter(({ group }) => group === (right?.group ?? '1'))
  const answers = offered
    .filter(
      ({ html }, at) => hasContent(html) && offered.findIndex((one) => one.html === html) === at,
    )
    .map(({ html }) => ({ text: html, isCorrect: html === right?.html, why: '' }))
  if (right === undefined) notes.warn('needs-key')
  const asked = askedAt(text, index, '[[blank]]')
  return bodyOf({ type: 3, ...asked, answers: lettered(answers), notes })
}

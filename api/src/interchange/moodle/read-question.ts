import { hasContent } from '@portal/shared/authoring-rules'
import type { Breather } from '../../breather.ts'
import type { ReadItem } from '../formats.ts'
import { Notes, RefusedItem } from '../notes.ts'
import { type PortableFiling, type PortableQuestion, portableTexts } from '../portable-question.ts'
import { plainOfHtml } from '../texts/plain.rules.ts'
import { childOf, childrenOf, wordsOf, type XmlElement } from '../xml/parse-item.ts'
import type { Body, KindInput, PartOfBody } from './body.ts'
import { filingOfCategory } from './categories.rules.ts'
import { readMultichoice, readTrueFalse } from './choices.ts'
import { readEssay } from './essay.ts'
import { readClozeQuestion, readGapChoices } from './gaps.ts'
import { type OwnTags, readTags } from './own-tags.rules.ts'
import { textOf } from './texts.ts'
import { readNumerical, readShortAnswer } from './typed.ts'

/** A question before it is numbered among the items of its file. */
export type UnnumberedItem = Omit<ReadItem, 'itemNo'>

/** Where in its file a question stands. */
export interface Standing {
  line: number
  category: string[]
  breather: Breather
  /** Gives the id of a question that has none, by its name and category. */
  idOf(name: string): string
}

const one =
  (read: (input: KindInput) => Promise<Body>) =>
  async (input: KindInput): Promise<PartOfBody[]> => [await read(input)]

const kinds = new Map<string, (input: KindInput) => Promise<PartOfBody[]>>([
  ['multichoice', one(readMultichoice)],
  ['truefalse', one(readTrueFalse)],
  ['numerical', one(readNumerical)],
  ['shortanswer', one(readShortAnswer)],
  ['essay', one(readEssay)],
  ['cloze', readClozeQuestion],
  ['multianswer', readClozeQuestion],
  ['gapselect', readGapChoices],
  ['ddwtos', readGapChoices],
])

/** Characters of an id by which a question is known. */
const longestId = 400

/** How a question begins its id that the portal wrote. */
export const ownId = 'portal:'

/** What a question has whatever its kind. */
interface Head {
  title: string
  key: string | null
  externalId: string
  own: OwnTags
  filings: PortableFiling[]
}

function headOf(question: XmlElement, { category, idOf }: Standing): Head {
  const title = plainOfHtml(wordsOf(question, 'name'))
  const id = wordsOf(question, 'idnumber').slice(0, longestId)
  const tags = childrenOf(childOf(question, 'tags') ?? question, 'tag')
  const own = readTags(tags.map((tag) => (childOf(tag, 'text')?.text ?? tag.text).trim()))
  const filed = filingOfCategory(category)
  return {
    ...{ title, own, externalId: id || idOf(title) },
    key: id.startsWith(ownId) ? id.slice(ownId.length) : null,
    filings: [...(filed === null ? [] : [filed]), ...own.filings],
  }
}

/**
 * The questions of one of Moodle's, one for each gap where it has several. One that cannot be taken is
 * there with its refusal.
 */
export async function readQuestion(
  question: XmlElement,
  standing: Standing,
): Promise<UnnumberedItem[]> {
  const head = headOf(question, standing)
  const notes = new Notes()
  const context = { notes, breather: standing.breather, isLiteral: head.own.isLiteral }
  try {
    const parts = await readKind({ question, context, own: head.own })
    const solution = await textOf(childOf(question, 'generalfeedback'), context)
    if (/^(1|true)$/.test(wordsOf(question, 'hidden'))) notes.warn('hidden')
    if (childrenOf(question, 'hint').some((hint) => hasContent(wordsOf(hint, 'text')))) {
      notes.warn('hints-dropped')
    }
    if (head.filings.length === 0) notes.warn('no-filing')
    if (parts.length > 1) notes.warn('split')
    return parts.map((part, index) =>
      itemOf({ part, solution, notes, head, standing, number: parts.length > 1 ? index + 1 : 0 }),
    )
  } catch (error) {
    if (!(error instanceof RefusedItem)) throw error
    return [itemOf({ part: error, solution: '', notes, head, standing, number: 0 })]
  }
}

async function readKind(input: KindInput): Promise<PartOfBody[]> {
  const type = (input.question.attributes.type ?? '').trim()
  if (type === 'description') {
    throw new RefusedItem('no-question', 'It is a description and asks for nothing.')
  }
  const read = kinds.get(type)
  if (read !== undefined) return await read(input)
  const name = type === '' ? 'none' : type.slice(0, 60)
  throw new RefusedItem(`unsupported:${name}`, `Questions of the type “${name}” are not taken.`)
}

interface ItemInput {
  part: PartOfBody
  solution: string
  notes: Notes
  head: Head
  standing: Standing
  /** Among the parts of one question, from 1; 0 where it is the whole. */
  number: number
}

function itemOf({ part, solution, notes, head, standing, number }: ItemInput): UnnumberedItem {
  const numbered = (name: string) => (number === 0 ? name : `${name}/${number}`)
  const { line, category } = standing
  const item = {
    line,
    category,
    title: numbered(head.title),
    externalId: numbered(head.externalId),
  }
  if (part instanceof RefusedItem) {
    const refusal = { name: part.refusal, message: part.message }
    return { ...item, question: null, refusal, warnings: notes.warnings, files: [] }
  }
  const question = questionOf(part, solution, head, numbered)
  const shown = portableTexts(question).join(' ')
  const found = [...notes.files, ...part.notes.files]
  const files = found.filter(
    ({ placeholder }, at) =>
      shown.includes(placeholder) &&
      found.findIndex((file) => file.placeholder === placeholder) === at,
  )
  const warnings = [...notes.warnings, ...part.notes.warnings]
  return { ...item, question, refusal: null, warnings, files }
}

function questionOf(
  part: Body,
  general: string,
  { title, key, own, filings }: Head,
  numbered: (name: string) => string,
): PortableQuestion {
  const { type, text, data, answers, marking } = part
  return {
    ...{ type, text, data, answers, marking, filings },
    solution: `${hasContent(general) ? general : ''}${part.solution}`,
    difficulty: own.difficulty,
    key: key === null ? null : numbered(key),
    name: numbered(title),
    tags: own.tags,
  }
}

import { type Anchor, type CommentPlace, placesIn } from './places.rules.ts'

/** A word that is known again, however the text around it is edited. */
interface Word {
  id: number
  text: string
}

type Sentence = Word[]
type Paragraph = Sentence[]

const syllables = [
  'la',
  'we',
  'to',
  'mi',
  'ser',
  'con',
  'ri',
  'an',
  'de',
  'pu',
  'ga',
  'no',
  'th',
  'es',
]
const commonest = ['the', 'I', 'of', 'and', 'to', 'in', 'a', 'that', 'my', 'was']
const names = ['Anna', 'Peter', 'Maria', 'Yusuf', 'Grace', 'Oliver', 'Chen', 'Priya']

/** What is random in a table, so that each table can be made again by its seed. */
function diceOf(seed: number) {
  let state = seed
  let ids = 0
  /** A whole number from 0 to before `most`. */
  const below = (most: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * most)
  }
  const one = <Entry>(list: readonly Entry[]): Entry => {
    const entry = list[below(list.length)]
    if (entry === undefined) throw new Error('Nothing to choose from')
    return entry
  }
  const word = (text?: string): Word => ({ id: ids++, text: text ?? someText() })
  function someText() {
    if (below(10) < 4) return one(commonest)
    if (below(30) === 0) return one(names)
    return Array.from({ length: 2 + below(2) }, () => one(syllables)).join('')
  }
  const sentence = (): Sentence => Array.from({ length: 6 + below(14) }, () => word())
  const paragraph = (): Paragraph => Array.from({ length: 3 + below(4) }, sentence)
  return { below, one, word, sentence, paragraph }
}

type Dice = ReturnType<typeof diceOf>

/** A text of so many words, in which some paragraphs are alike but for one word. */
function textOf(dice: Dice, words: number): Paragraph[] {
  const paragraphs: Paragraph[] = []
  while (paragraphs.flat(2).length < words) {
    const alike = paragraphs.length > 0 && dice.below(6) === 0
    paragraphs.push(alike ? alikeTo(dice, dice.one(paragraphs)) : dice.paragraph())
  }
  return paragraphs
}

/** A paragraph that says the same in words of its own, but for one. */
function alikeTo(dice: Dice, paragraph: Paragraph): Paragraph {
  const copy = paragraph.map((sentence) => sentence.map(({ text }) => dice.word(text)))
  const sentence = dice.one(copy)
  const place = dice.below(sentence.length)
  const others = names.filter((name) => name !== sentence[place]?.text)
  sentence[place] = dice.word(dice.one(others))
  return copy
}

const edits: readonly ((dice: Dice, text: Paragraph[]) => void)[] = [
  function insertWords(dice, text) {
    const sentence = dice.one(dice.one(text))
    const words = Array.from({ length: 1 + dice.below(5) }, () => dice.word())
    sentence.splice(dice.below(sentence.length + 1), 0, ...words)
  },
  function deleteWords(dice, text) {
    const sentence = dice.one(dice.one(text))
    if (sentence.length > 4) sentence.splice(dice.below(sentence.length - 3), 1 + dice.below(3))
  },
  function replaceWords(dice, text) {
    const sentence = dice.one(dice.one(text))
    const words = Array.from({ length: 1 + dice.below(3) }, () => dice.word())
    sentence.splice(dice.below(sentence.length - 2), 1 + dice.below(3), ...words)
  },
  function insertSentence(dice, text) {
    const paragraph = dice.one(text)
    paragraph.splice(dice.below(paragraph.length + 1), 0, dice.sentence())
  },
  function deleteSentence(dice, text) {
    const paragraph = dice.one(text)
    if (paragraph.length > 1) paragraph.splice(dice.below(paragraph.length), 1)
  },
  function swapParagraphs(dice, text) {
    const [one, other] = [dice.below(text.length), dice.below(text.length)]
    const [first, second] = [text[one], text[other]]
    if (first && second) [text[one], text[other]] = [second, first]
  },
  function deleteParagraph(dice, text) {
    if (text.length > 2) text.splice(dice.below(text.length), 1)
  },
  function duplicateParagraph(dice, text) {
    const copy = dice.one(text).map((sentence) => [...sentence])
    text.splice(dice.below(text.length + 1), 0, copy)
  },
  function movePassage(dice, text) {
    const sentence = dice.one(dice.one(text))
    const first = dice.below(Math.max(1, sentence.length - 6))
    const passage = sentence.splice(first, Math.min(5 + dice.below(8), sentence.length - first - 1))
    dice.one(text).push(passage.length > 0 ? passage : dice.sentence())
  },
]

interface Written {
  text: string
  words: { id: number; start: number; end: number }[]
}

/** A text as it stands on the page, and where each of its words does. */
function written(paragraphs: readonly Paragraph[]): Written {
  let text = ''
  const words: Written['words'] = []
  for (const [place, paragraph] of paragraphs.entries()) {
    if (place > 0) text += '\n'
    for (const [number, sentence] of paragraph.entries()) {
      if (number > 0) text += ' '
      for (const [at, word] of sentence.entries()) {
        if (at > 0) text += ' '
        words.push({ id: word.id, start: text.length, end: text.length + word.text.length })
        text += word.text
      }
      text += '.'
    }
  }
  return { text, words }
}

/** How a table is made. */
export interface AnchorsTable {
  texts: number
  anchors: number
  seed: number
  /** Of each text; an essay of 1,500 is long. */
  words: number
  /** So many edits are made in a text, or fewer. */
  edits: number
}

/** What became of all anchors of a table. */
export interface AnchorsFound {
  kept: number
  changed: number
  lost: number
  /** Lost, though all words of the quote stand together in the edited text. */
  lostThere: number
  /** Put on words that are not those of the quote, each told in words. */
  wrong: string[]
  /** How long the anchors of one text took: of all texts the one in the middle, and the longest, in milliseconds. */
  middle: number
  longest: number
}

/** Edits many texts in ways that are known, and says where their comments were put. */
export function anchorsFound(table: AnchorsTable): AnchorsFound {
  const found: AnchorsFound = {
    kept: 0,
    changed: 0,
    lost: 0,
    lostThere: 0,
    wrong: [],
    middle: 0,
    longest: 0,
  }
  const times: number[] = []
  for (let number = 0; number < table.texts; number += 1) {
    const dice = diceOf(table.seed + number * 7_919)
    const text = textOf(dice, table.words)
    const before = written(text)
    const later = text.map((paragraph) => paragraph.map((sentence) => [...sentence]))
    for (let edit = dice.below(table.edits); edit >= 0; edit -= 1) dice.one(edits)(dice, later)
    const after = written(later)
    const quotes = Array.from({ length: table.anchors }, () => quoteIn(dice, before))
    const start = performance.now()
    const places = placesIn([before.text], [after.text], quotes)
    times.push(performance.now() - start)
    for (const [place, quote] of quotes.entries())
      judge(found, { before, after, quote }, places[place])
  }
  const sorted = times.toSorted((one, other) => one - other)
  return { ...found, middle: sorted[sorted.length >> 1] ?? 0, longest: sorted.at(-1) ?? 0 }
}

/** The table by which it is judged whether comments keep their places: 1,440 of them. */
export const fullTable: AnchorsTable = { texts: 120, anchors: 12, seed: 1, words: 600, edits: 12 }

function quoteIn(dice: Dice, { words }: Written): Anchor {
  const length = dice.one([1, 2, 3, 4, 6, 9, 15, 25])
  const first = dice.below(words.length - length)
  return { part: 0, start: words[first]?.start ?? 0, end: words[first + length - 1]?.end ?? 0 }
}

interface Case {
  before: Written
  after: Written
  quote: Anchor
}

function judge(
  found: AnchorsFound,
  { before, after, quote }: Case,
  place: CommentPlace | undefined,
) {
  const within = ({ words }: Written, { start, end }: { start: number; end: number }) =>
    words.filter((word) => word.start >= start && word.end <= end)
  const quoted = within(before, quote)
  const ids = quoted.map(({ id }) => id)
  if (!place || place.state === 'lost') {
    found.lost += 1
    if (standsTogether(after.words, ids)) found.lostThere += 1
    return
  }
  found[place.state] += 1
  const there = within(after, place)
  const known = there.filter(({ id }) => ids.includes(id))
  const isRight =
    place.state === 'kept'
      ? there.map(({ id }) => id).join() === ids.join()
      : lengthOf(known) * 2 >= lengthOf(quoted)
  if (isRight) return
  const words = [
    before.text.slice(quote.start, quote.end),
    after.text.slice(place.start, place.end),
  ]
  found.wrong.push(`${place.state}: ${words.join(' → ')}`)
}

const lengthOf = (words: Written['words']) =>
  words.reduce((sum, { start, end }) => sum + end - start, 0)

const standsTogether = (words: Written['words'], ids: readonly number[]) =>
  words.some(({ id }, place) => {
    if (id !== ids[0]) return false
    return ids.every((wanted, step) => words[place + step]?.id === wanted)
  })

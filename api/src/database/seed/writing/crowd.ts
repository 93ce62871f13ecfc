import { at, between, pick, type WorldStudent, type WorldTutor } from '../world.ts'
import { type EssayTexts, essayTexts } from './essays.ts'
import { addMarking, askSecondLook, commentsOn } from './markings.ts'
import { moreEssayTexts } from './more-essays.ts'
import { overalls } from './remarks.ts'
import {
  addEvent,
  addPiece,
  handIn,
  later,
  type MadeItem,
  type MadePiece,
  type Making,
  partsOf,
} from './rows.ts'
import { statementTexts } from './statements.ts'

/** Who writes and who marks around the student who is shown. */
export interface Crowd {
  /** By what they may hand in. */
  essayists: readonly WorldStudent[]
  applicants: readonly WorldStudent[]
  marker: WorldTutor
  /** In the team of `senior`: what `checked` returns is looked at first, `full` takes no more. */
  checked: WorldTutor
  full: WorldTutor
  senior: WorldTutor
  /** All who mark, whatever they do today. */
  markers: readonly WorldTutor[]
}

/** How many items of the queue the whole world has. */
export const itemCount = 120

/** How many the full marker has open, and may have. */
export const fullPile = 6

/** All topics that the crowd writes about. */
const keys = Object.keys(moreEssayTexts)

const none: EssayTexts = { openings: [], points: [], objections: [], endings: [] }

/**
 * An essay of one of the crowd. Whoever writes about the same has another opening or end, and leaves
 * out another point; what belongs together stays together.
 */
function essayBy(turn: number): string {
  const key = keys[turn % keys.length] ?? ''
  const [texts, more] = [essayTexts[key] ?? none, moreEssayTexts[key] ?? none]
  // How often it was somebody's turn to write about this.
  const round = Math.floor(turn / keys.length)
  const one = (sort: keyof EssayTexts, at: number) => {
    const list = [...texts[sort], ...more[sort]]
    return list[at % list.length] ?? ''
  }
  const points = [texts.points.join('\n'), ...more.points].filter((point) => point !== '')
  return [
    one('openings', round),
    ...points.filter((_, at) => at !== round % (points.length + 1)),
    one('objections', round + (round >> 1)),
    one('endings', 2 * round + (round >> 1)),
  ].join('\n')
}

/** The piece of somebody of the crowd, the next in turn. */
function makeOneBy(making: Making, crowd: Crowd) {
  let turn = 0
  return (day: number, kind: 'essay' | 'statement' = turn % 5 < 3 ? 'essay' : 'statement') => {
    turn += 1
    const list = kind === 'essay' ? crowd.essayists : crowd.applicants
    const student = list[turn % list.length]
    if (student === undefined) throw new Error('Nobody may hand anything in')
    const texts = kind === 'essay' ? [essayBy(turn)] : answersOf(turn)
    const handedInAt = at(making.world, day, between(making.random, 9, 20), turn % 60)
    const piece = addPiece(making, {
      ...{
        studentId: student.id,
        kind,
        createdAt: at(making.world, day - between(making.random, 3, 12), 15),
      },
      ...(kind === 'essay'
        ? { task: keys[turn % keys.length] ?? '' }
        : {
            ...{ task: 'statement', title: courseOf(turn), course: courseOf(turn) },
            entryYear: at(making.world, 300).getUTCFullYear(),
          }),
      ...{ savedAt: later(handedInAt, -1), parts: partsOf(texts), revision: 8 + (turn % 30) },
    })
    return { piece, texts, handedInAt }
  }
}

const courseOf = (turn: number): string =>
  statementTexts[turn % statementTexts.length]?.course ?? ''

/** The answers of a statement, with other last sentences for each who writes about the course. */
function answersOf(turn: number): string[] {
  const { answers = [] } = statementTexts[turn % statementTexts.length] ?? {}
  return answers.map(({ text, ends }, at) => `${text} ${ends[(turn + at) % 2] ?? ''}`)
}

const levelsOf = (making: Making, piece: MadePiece) =>
  piece.rubric.criteria.map(() => between(making.random, 2, 4))

/** Has an item be marked and returned some days after it was handed in. */
function markIt(making: Making, made: MadeItem, markerId: string): void {
  const begunAt = later(made.item.handedInAt, between(making.random, 20, 90))
  addMarking(making, made, {
    ...{ markerId, state: 'returned', levels: levelsOf(making, made.piece), begunAt },
    ...{ overall: pick(making.random, overalls), comments: commentsOn(making, made) },
    savedAt: later(begunAt, 1 + making.random()),
  })
}

/**
 * What the others have handed in: piles of those who are there to show one, the pool, and a year of
 * what has come back.
 */
export function addCrowd(making: Making, crowd: Crowd): void {
  const { rows } = making
  const one = makeOneBy(making, crowd)
  const open = (day: number, markerId: string | null, asksCheck = false): MadeItem => {
    const { piece, texts, handedInAt } = one(day)
    return handIn(making, piece, {
      ...{ handedInAt, parts: partsOf(texts), markerId, asksCheck },
      ...(markerId === null ? {} : { claimedAfter: 2 }),
    })
  }
  // With the three of the shown student these are the six of the essay tutor.
  for (const day of [-4, -2, -2]) open(day, crowd.marker.id)
  for (let n = 0; n < fullPile; n += 1) open(-1 - (n % 4), crowd.full.id)
  for (let n = 0; n < 5; n += 1) open(-1 - (n % 3), null)
  const check = open(-4, crowd.checked.id, true)
  addMarking(making, check, {
    ...{ markerId: crowd.checked.id, state: 'finished', levels: levelsOf(making, check.piece) },
    ...{ overall: overalls[2] ?? '', comments: commentsOn(making, check) },
    ...{ begunAt: at(making.world, -2, 14), savedAt: at(making.world, -2, 16) },
  })
  addConfirmed(making, crowd, one)
  addYear(making, crowd, one)
  if (rows.items.length !== itemCount) throw new Error(`There are ${rows.items.length} items`)
}

type One = ReturnType<typeof makeOneBy>

/** A second look that found the marks right. */
function addConfirmed(making: Making, crowd: Crowd, one: One): void {
  const { piece, texts, handedInAt } = one(-40, 'essay')
  const marker = crowd.marker
  const made = handIn(making, piece, {
    ...{ handedInAt, parts: partsOf(texts), markerId: marker.id, claimedAfter: 4 },
  })
  markIt(making, made, marker.id)
  const look = askSecondLook(making, made, {
    ...{ at: at(making.world, -33, 17), seniorId: crowd.senior.id },
    reason:
      'I think that the structure is clearer than the grade says; each paragraph has one point.',
  })
  const first = making.rows.markings.at(-1)
  addMarking(making, look, {
    ...{ markerId: crowd.senior.id, role: 'second', state: 'returned', outcome: 'confirmed' },
    levels: (first?.grades ?? []).map(({ points }) => (points ?? 25) / 25),
    overall:
      'Each paragraph does have one point, and that is in the grade. What keeps it from the next level is the order: the third would have to stand before the second.',
    comments: first?.comments ?? [],
    ...{ begunAt: at(making.world, -31, 10), savedAt: at(making.world, -31, 11) },
  })
}

/** Fills a year up to the number of items: marked, some in two versions, a few that came to nothing. */
function addYear(making: Making, { markers }: Crowd, one: One): void {
  const { rows } = making
  const missing = itemCount - rows.items.length
  let day = -350
  const step = 340 / missing
  while (rows.items.length < itemCount) {
    const { piece, texts, handedInAt } = one(Math.round(day))
    const marker = pick(making.random, markers)
    const plan = { parts: partsOf(texts), markerId: marker.id, claimedAfter: 5 }
    const made = handIn(making, piece, { ...plan, handedInAt })
    const place = rows.items.length
    if (place % 17 === 0) {
      const reason = 'Only the first half of the text is here. Hand in the rest with it, please.'
      Object.assign(made.item, { state: 'sent back', reason })
      addEvent(making, made.itemId, {
        ...{ at: later(handedInAt, 20), what: 'sent back', byId: marker.id, note: reason },
      })
    } else if (place % 23 === 0) {
      Object.assign(made.item, { state: 'withdrawn' })
      addEvent(making, made.itemId, {
        ...{ at: later(handedInAt, 7), what: 'withdrawn', byId: piece.studentId },
      })
    } else markIt(making, made, marker.id)
    // Some write a second version, which goes to the same marker.
    if (
      place % 5 === 0 &&
      rows.items.length < itemCount &&
      made.item.state === 'marked' &&
      day < -30
    ) {
      const again = texts.map((text, at) =>
        at > 0 ? text : piece.kind === 'essay' ? shortened(text) : lengthened(text),
      )
      const next = handIn(making, piece, {
        ...{ parts: partsOf(again), markerId: marker.id },
        handedInAt: at(making.world, Math.round(day) + 12, 17),
      })
      markIt(making, next, marker.id)
    }
    day += step * (rows.items.length - place + 1)
  }
}

/** A text without its second sentence. */
const shortened = (text: string): string => text.replace(/^([^.]+\.) [^.]+\./, '$1')

/** An answer with a sentence more, which fits every course. */
const lengthened = (text: string): string =>
  `${text} I have kept a notebook of such questions ever since.`

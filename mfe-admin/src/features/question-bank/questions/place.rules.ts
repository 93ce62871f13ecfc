import type { Tree } from '../lookups.queries.ts'

/** Which step of the tree an id is of. */
const kinds = ['test', 'part', 'subject', 'topic'] as const
type Kind = (typeof kinds)[number]

/** Somewhere in the tree, by its lowest step: those above follow from it. */
export interface Place {
  kind: Kind
  id: number
}

/** What the calls take for each. */
const names = {
  test: 'AdmissionTestId',
  part: 'sectionId',
  subject: 'SubjectId',
  topic: 'topicId',
} as const satisfies Record<Kind, string>

/** Reads a place as an address holds it: `topic-12`; undefined for anything else. */
export function readPlace(text: string): Place | undefined {
  const [, kind, id] = /^([a-z]+)-([1-9]\d{0,8})$/.exec(text) ?? []
  const known = kinds.find((each) => each === kind)
  return known && { kind: known, id: Number(id) }
}

export const writePlace = ({ kind, id }: Place): string => `${kind}-${id}`

/** What the calls are asked for by a place. */
export function placeQuery(text: string): Readonly<Record<string, unknown>> {
  const place = readPlace(text)
  return place ? { [names[place.kind]]: place.id } : {}
}

/** A step of the tree with what stands beside it. */
export interface Step {
  kind: Kind
  /** The one that is chosen; undefined where none is. */
  id: number | undefined
  options: readonly { id: number; name: string }[]
}

const named = (list: readonly { id: number; name: string }[]) =>
  list.map(({ id, name }) => ({ id, name }))

/**
 * The steps down to a place and one beyond it, each with what can be chosen there.
 * @returns the tests alone where there is no place, or none that the tree knows.
 */
export function stepsOf(tree: Tree, place: Place | undefined): Step[] {
  const is = (kind: Kind, id: number) => place?.kind === kind && place.id === id
  for (const test of tree) {
    const tests: Step = { kind: 'test', id: test.id, options: named(tree) }
    const parts = test.parts.map(({ id, sectionNo }) => ({ id, name: sectionNo }))
    if (is('test', test.id)) return [tests, { kind: 'part', id: undefined, options: parts }]
    for (const part of test.parts) {
      const upTo = [tests, { kind: 'part' as const, id: part.id, options: parts }]
      const subjects = named(part.subjects)
      if (is('part', part.id)) {
        return [...upTo, { kind: 'subject', id: undefined, options: subjects }]
      }
      for (const subject of part.subjects) {
        const steps = [...upTo, { kind: 'subject' as const, id: subject.id, options: subjects }]
        const topic = subject.topics.find(({ id }) => is('topic', id))
        if (topic || is('subject', subject.id)) {
          return [...steps, { kind: 'topic', id: topic?.id, options: named(subject.topics) }]
        }
      }
    }
  }
  return [{ kind: 'test', id: undefined, options: named(tree) }]
}

/** A place in words: `ESAT, Physics, Mechanics`; undefined for one that the tree does not know. */
export function placeInWords(tree: Tree, place: Place): string | undefined {
  const words = stepsOf(tree, place).flatMap(
    ({ id, options }) => options.find((option) => option.id === id)?.name ?? [],
  )
  return words.length > 0 ? words.join(', ') : undefined
}

import type { ReadItem } from '../../interchange/index.ts'
import type { Known, KnownQuestion, NewItem } from './items.repository.ts'
import { ownKey, type StoredItem } from './items.rules.ts'

/** An item with what was worked out of it. */
export interface WorkedItem {
  item: ReadItem
  /** null where it is refused. */
  stored: StoredItem | null
  fingerprint: string | null
}

/** The question that a new item reads most like, by the number of the item. */
export type LikeOthers = ReadonlyMap<number, number>

type Earlier = Known['earlier']

/** The question that an item is: by the portal's own key, its id where it comes from, or what it says. */
function questionOf({ item, fingerprint }: WorkedItem, known: Known): KnownQuestion | undefined {
  const key = ownKey(item)
  return (
    known.byKey.find((one) => one.key === key) ??
    known.byOrigin.find(({ externalId }) => externalId === item.externalId) ??
    known.byFingerprint.find((one) => one.fingerprint === fingerprint)
  )
}

/** Whether the file has said this before. The portal's own keys tell apart what reads alike. */
function isTwice(
  { item, fingerprint }: WorkedItem,
  question: KnownQuestion | undefined,
  earlier: Earlier,
): boolean {
  const isOwn = ownKey(item) !== null
  return earlier.some(
    (one) =>
      one.externalId === item.externalId ||
      (question !== undefined && !isOwn && one.questionId === question.id) ||
      (!isOwn && one.fingerprint === fingerprint),
  )
}

const placeOf = ({ line }: ReadItem) => `Line ${line}`
const titleOf = ({ title, question }: ReadItem) =>
  (title || question?.name || 'Without a name').slice(0, 300)

function itemOf(worked: WorkedItem, known: Known, earlier: Earlier): NewItem {
  const { item, stored, fingerprint } = worked
  const { itemNo, externalId } = item
  const about = { itemNo, externalId, fingerprint, title: titleOf(item), place: placeOf(item) }
  if (stored === null) {
    const { name, message } = item.refusal ?? {
      name: 'no-question',
      message: 'It has no question.',
    }
    const warnings = [...item.warnings, { name }]
    const nothing = { content: null, questionId: null, baseVersion: null, isChosen: false }
    return { ...about, ...nothing, outcome: 'refused', warnings, message }
  }
  const question = questionOf(worked, known)
  const at = {
    content: stored,
    message: null,
    questionId: question?.id ?? null,
    baseVersion: question?.version ?? null,
  }
  // Whether it is filed is known here alone, and of what is there already nothing is filed.
  const warnings = item.warnings.filter(({ name }) => name !== 'no-filing')
  if (isTwice(worked, question, earlier)) {
    return { ...about, ...at, outcome: 'twice', warnings, isChosen: false }
  }
  if (question === undefined) {
    const isFiled = stored.filings.length > 0
    return {
      ...{ ...about, ...at, outcome: 'new', isChosen: true },
      warnings: isFiled ? warnings : [...warnings, { name: 'no-filing' }],
    }
  }
  const isSame = question.fingerprint === fingerprint
  const isChosen = !isSame && warnings.length === 0
  return { ...about, ...at, outcome: isSame ? 'same' : 'changed', warnings, isChosen }
}

/** What is new and reads like a question that is there says so. */
export const withLikeness = (items: readonly NewItem[], alike: LikeOthers): NewItem[] =>
  items.map((item) => {
    const questionId = item.outcome === 'new' ? alike.get(item.itemNo) : undefined
    if (questionId === undefined) return item
    const warning = { name: 'reads-like', detail: String(questionId) }
    return { ...item, warnings: [...item.warnings, warning] }
  })

/** What becomes of these items, which follow one another. */
export function matched(items: readonly WorkedItem[], known: Known): NewItem[] {
  const earlier: Earlier = [...known.earlier]
  return items.map((worked) => {
    const item = itemOf(worked, known, earlier)
    if (item.outcome !== 'refused') earlier.push(item)
    return item
  })
}

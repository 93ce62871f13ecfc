import { plural } from '@portal/shared/ui'

/** What can be done with several people at once, as it is called and asked. */
export const bulkKinds = {
  invite: { label: 'Invite', did: 'invited', danger: false },
  stop: { label: 'Stop', did: 'stopped', danger: true },
  reactivate: { label: 'Reactivate', did: 'in use again', danger: false },
  'add school': { label: 'Add a school', did: 'linked with the school', danger: false },
  'add tutor': { label: 'Add a tutor', did: 'linked with the tutor', danger: false },
  'set entitlement': { label: 'Set what they have', did: 'changed', danger: false },
} as const

export type BulkKind = keyof typeof bulkKinds

export const bulkNames = Object.keys(bulkKinds) as BulkKind[]

/** What the dialog holds; what its action does not take stays as it is. */
export interface BulkValues {
  /** Of the school or the tutor. */
  id: string
  entitlement: string
  state: 'as booked' | 'on' | 'off'
  until: string
  reason: string
}

export const nothingChosen: BulkValues = {
  ...{ id: '', entitlement: 'hasQuestionBank', state: 'on', until: '', reason: '' },
}

/** What the call takes beside the action and the reason. */
export function bulkValue(kind: BulkKind, { id, entitlement, state, until }: BulkValues) {
  switch (kind) {
    case 'add school':
    case 'add tutor':
      return id === '' ? null : id
    case 'set entitlement':
      return { entitlement, state, until: until === '' || state === 'as booked' ? null : until }
    default:
      return null
  }
}

/** To how many it was done, in words. */
export const changedInWords = (kind: BulkKind, changed: number) =>
  `${changed === 0 ? 'Nobody is' : plural(changed, 'person is', 'people are')} ${bulkKinds[kind].did}.`

/** Whether a job that does it goes on, now or by itself later. */
export const isBulkMoving = (state: string) => ['waiting', 'running', 'failed'].includes(state)

/** What came of it, in words. */
export function bulkSaid(
  kind: BulkKind,
  { changed, skipped }: { changed: number; skipped: readonly { name: string; why: string }[] },
): string {
  const did = changedInWords(kind, changed)
  const [first] = skipped
  if (first === undefined) return did
  const others = skipped.length === 1 ? '' : ` and ${skipped.length - 1} more`
  return `${did} Left out: ${first.name} (${first.why.replace(/\.$/, '')})${others}.`
}

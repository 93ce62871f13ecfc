import type { CallAnswer } from '@portal/shared/api'

export const itemCall = 'GET /Marking/tutor/Marking/GetItem'

/** An item of the queue with all that its marker needs. */
export type DeskRead = CallAnswer<typeof itemCall>
export type DeskItem = DeskRead['item']
export type DeskMarking = NonNullable<DeskRead['marking']>
export type ReadMarking = NonNullable<DeskRead['first']>
/** What was said under a marking that has come back. */
export type Said = NonNullable<DeskRead['said']>
export type Criterion = NonNullable<DeskRead['question']>['criteria'][number]
export type Grade = DeskMarking['grades'][number]
export type Comment = DeskMarking['comments'][number]
/** A comment in a text, and one on a page of a PDF. */
export type TextComment = Extract<Comment, { part: number }>
export type PageComment = Extract<Comment, { page: number }>
export type CommentPlace =
  | Pick<TextComment, 'part' | 'start' | 'end' | 'quote' | 'prefix' | 'suffix'>
  | Pick<PageComment, 'page' | 'box'>
export type BankComment = CallAnswer<'GET /Marking/tutor/CommentBank/GetComments'>[number]

/** What a marker makes of an item; kept on the device at once and saved soon after. */
export interface DeskValue {
  readonly grades: readonly Grade[]
  readonly overall: string
  /** For staff alone. */
  readonly privateNote: string
  readonly comments: readonly Comment[]
  /** Of the bank, for the order in which its comments are offered. */
  readonly usedBankIds: readonly string[]
  /** It goes on with what somebody else had begun. */
  readonly takeOver?: true
}

import type { BankComment } from './bank.queries.ts'
import { kindNames, kindOptions } from './queue.words.ts'

/** What a comment is for, as choices. */
export const bankKindOptions = [{ value: 'any', label: 'Any kind' }, ...kindOptions] as const

/** What a comment is for. */
export const bankKindName = (kind: BankComment['kind']): string =>
  kind === 'any' ? 'Any kind' : kindNames[kind]

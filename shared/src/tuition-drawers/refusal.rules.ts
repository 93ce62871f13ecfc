import { ApiError } from '@portal/shared/api'

/** Why a booking was refused, as far as the person can settle it in the form. */
export interface Refusal {
  /** Days on which it does not work, with the reason of each. */
  dates: readonly { day: string; message: string }[]
  /** What may be confirmed by name. */
  confirm: readonly { name: Confirmation; message: string }[]
}

export type Confirmation = 'outside' | 'balance' | 'holiday'

const names: readonly string[] = ['outside', 'balance', 'holiday'] satisfies Confirmation[]
const isConfirmation = (name: string): name is Confirmation => names.includes(name)

/** Reads a refusal from what was thrown; null where it is another failure. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const said = error.errors.map(({ path, message }) => ({
    path: path.replace(/^body\./, ''),
    message,
  }))
  const at = (start: string) =>
    said.flatMap(({ path, message }) =>
      path.startsWith(start) ? [{ rest: path.slice(start.length), message }] : [],
    )
  const dates = at('dates.').map(({ rest, message }) => ({ day: rest, message }))
  const confirm = at('confirm.').flatMap(({ rest, message }) =>
    isConfirmation(rest) ? [{ name: rest, message }] : [],
  )
  return dates.length + confirm.length === 0 ? null : { dates, confirm }
}

import type { CallAnswer } from '@portal/shared/api'

/** Somebody who may pay for a student. */
export type PossiblePayer = CallAnswer<'GET /user/admin/upsell/GetProgramme'>['payers'][number]

const kinds: Readonly<Record<PossiblePayer['kind'], string>> = {
  ...{ parent: 'parent', student: 'the student', school: 'school' },
}

/** By what a payer is told in a field: the person's or the school's id. */
export const payerKey = ({ payer }: Pick<PossiblePayer, 'payer'>): string =>
  'userId' in payer ? payer.userId : payer.schoolId

/** Who may pay, as choices. */
export const payerOptions = (payers: readonly PossiblePayer[]) =>
  payers.map((one) => ({ value: payerKey(one), label: `${one.name}, ${kinds[one.kind]}` }))

/** The payer that a field holds; undefined where there is none of it. */
export const payerOf = (key: string, payers: readonly PossiblePayer[]) =>
  payers.find((one) => payerKey(one) === key)

/** Who pays unless somebody else is chosen: whoever pays already, else a parent, else the first. */
export function usualPayer(payers: readonly PossiblePayer[], payerId: string | null): string {
  const found =
    payers.find((one) => payerId !== null && one.payerId === payerId) ??
    payers.find(({ kind }) => kind === 'parent') ??
    payers[0]
  return found === undefined ? '' : payerKey(found)
}

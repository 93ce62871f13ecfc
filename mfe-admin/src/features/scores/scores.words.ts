import type { CallInput } from '@portal/shared/api'
import { sittingMonths } from '@portal/shared/contract'
import type { Option } from '@portal/shared/forms'

type Predictor = CallInput<'GET /User/admin/Score/GetCalibration'>['query']['predictor']

export const predictorOptions = [
  { value: 'readiness', label: 'Readiness' },
  { value: 'simulation', label: 'Last simulation' },
  { value: 'tutor', label: 'Tutor’s prediction' },
] as const satisfies readonly { value: NonNullable<Predictor>; label: string }[]

export const sittingOptions: Option[] = sittingMonths.map((month) => ({
  ...{ value: month, label: month },
}))

/** A difference with its sign: `+0.5`, `−1.0`, `0.0`. */
export function signed(difference: number, digits = 1): string {
  const written = Math.abs(difference).toFixed(digits)
  if (Number(written) === 0) return written
  return `${difference < 0 ? '−' : '+'}${written}`
}

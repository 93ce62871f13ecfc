import { type FieldError, Problem } from '../../problem.ts'

/** The refusal of a sale, with what is wrong at each field. */
export function refused(status: number, errors: readonly FieldError[]): Problem {
  return new Problem(status, errors[0]?.message ?? '', { errors })
}

import { ApiError } from '@portal/shared/api'
import { errorsByName } from '@portal/shared/forms'
import { messageOf } from '@portal/shared/ui'

/** What the server refused, by the body's fields that a form shows; nothing for other failures. */
export function refusalsByField<F extends string>(
  error: Error | null,
  fields: readonly F[],
): Partial<Record<F, string>> {
  if (!(error instanceof ApiError)) return {}
  const found = errorsByName(
    error.errors.map(({ path, message }) => ({ path: fieldOf(path), message })),
  )
  return Object.fromEntries(
    fields.flatMap((field) => (found[field] === undefined ? [] : [[field, found[field]]])),
  ) as Partial<Record<F, string>>
}

/** What is left to say of a failure that stands at none of the fields, in sentences. */
export function otherRefusals(error: Error | null, fields: readonly string[]): string[] {
  if (error === null) return []
  if (!(error instanceof ApiError) || error.errors.length === 0) {
    return [messageOf(error) ?? 'Please try again.']
  }
  return error.errors
    .filter(({ path }) => !fields.includes(fieldOf(path)))
    .map(({ message }) => message)
}

/** `body.topicIds.3` is about `topicIds`. */
function fieldOf(path: string): string {
  return path.replace(/^body\./, '').replace(/\..*$/, '')
}

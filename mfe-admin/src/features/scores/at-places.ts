import { ApiError, type FieldError } from '@portal/shared/api'

/** A refusal with each of its faults at another place; anything else as it is. */
export function atPlaces(error: unknown, place: (fault: FieldError) => FieldError): unknown {
  if (!(error instanceof ApiError)) return error
  const { message, status, serverMessage, requestId, retryAfter, code, data } = error
  const details = { message, status, requestId, retryAfter, code, data }
  return new ApiError({
    ...details,
    ...(serverMessage !== undefined && { serverMessage }),
    errors: error.errors.map(place),
  })
}

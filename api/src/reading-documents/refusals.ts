import { Problem } from '../problem.ts'

/** What reading a document may be refused for in more than one place. */

/** @param cause What the reader said of it, for the log. */
export const cannotBeOpened = (cause?: unknown): Problem =>
  new Problem(422, 'This document cannot be opened. Please save it again in your word processor.', {
    cause,
  })

export const isEncrypted = (): Problem =>
  new Problem(422, 'This document is encrypted. Please save it without a password.')

export const isTooLarge = (): Problem =>
  new Problem(
    422,
    'This document is too large once it is unpacked. Please copy its text into a new document.',
  )

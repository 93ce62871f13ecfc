import { ApiError } from '@portal/shared/api'

/** What the server said of a failure, or else these words: also where no answer came. */
export const saidOrElse = (error: unknown, words: string): string =>
  (error instanceof ApiError ? error.serverMessage : undefined) ?? words

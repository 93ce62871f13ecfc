import { call } from '@portal/shared/api'
import type { RemoteFailure } from './load-remote.ts'

/** Tells the server that a remote failed; that it could not be told hurts nobody here. */
export function tellServer({ cause, ...failure }: RemoteFailure): void {
  // Cut to what the call takes.
  const body = { ...failure, cause: cause.slice(0, 500) }
  call('POST /System/Reports/ReportRemoteFailure', { body }).catch(() => undefined)
}

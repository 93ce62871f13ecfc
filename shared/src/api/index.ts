export { ApiError, type FieldError, isConnectionLost } from './api-error.ts'
export { type CallArguments, call } from './call.ts'
export type { CallOptions } from './transport.ts'
export type { CallAnswer, CallInput, CallKey, StreamKey } from './types.ts'

export type { CallAnswer, CallInput, CallKey } from './types.ts'

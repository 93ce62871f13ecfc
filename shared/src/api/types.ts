import type { Contract } from './schemas.ts'

/** `'METHOD /path'` of a call. */
export type CallKey = keyof Contract

type Flat<T> = T extends object ? { [K in keyof T]: T[K] } : T

type InputOf<S> = S extends { _zod: { input: infer I } } ? I : never
type OutputOf<S> = S extends { _zod: { output: infer O } } ? O : never

type Part<K extends CallKey, P extends 'params' | 'query' | 'body'> = Contract[K] extends {
  [key in P]: infer S
}
  ? object extends InputOf<S>
    ? { [key in P]?: Flat<InputOf<S>> }
    : { [key in P]: Flat<InputOf<S>> }
  : object

/** What a caller gives: `params`, `query`, `body`, `file` and `bytes`, as far as the call has them. */
export type CallInput<K extends CallKey> = Flat<
  Part<K, 'params'> &
    Part<K, 'query'> &
    Part<K, 'body'> &
    (Contract[K] extends { upload: unknown } ? { file: Blob } : object) &
    (Contract[K] extends { takes: { type: 'application/octet-stream' } }
      ? { bytes: Uint8Array }
      : object)
>

/**
 * The `data` of a call's answer, or the file that it is; undefined where it has none. Of a file that
 * may still be made, either: the answer is a `Blob` once there is one.
 */
export type CallAnswer<K extends CallKey> = Contract[K] extends { answer: infer S }
  ? Contract[K] extends { file: true }
    ? Blob | OutputOf<S>
    : OutputOf<S>
  : Contract[K] extends { file: true }
    ? Blob
    : undefined

/** Calls whose answer is a stream of events. */
export type StreamKey = {
  [K in CallKey]: Contract[K] extends { stream: true } ? K : never
}[CallKey]

/** `true` for a call that the contract allows while a parent views the portal as a student. */
export type WhileViewing<K extends CallKey> = Contract[K] extends { whileImpersonating: true }
  ? { whileViewing: true }
  : { whileViewing?: never }

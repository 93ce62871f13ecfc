import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { type CallArguments, call } from '../api/call.ts'
import type { CallAnswer, CallInput, CallKey, WhileViewing } from '../api/types.ts'
import { useSession } from '../session/session.ts'
import { keyOf } from './query-of.ts'

type Undo = (error: ApiError | null) => void

interface Handling<K extends CallKey> {
  /** Reads that show what the write changes; all their inputs are read again after it. */
  changes?: readonly CallKey[]
  /**
   * Shows at once what will be when the write has succeeded, and gives back how to undo that when
   * it fails. Reads of `changes` that are under way are stopped before, or they would undo it.
   */
  show?: (input: CallInput<K>) => Undo | Promise<Undo>
  /** Runs as soon as the server has it, wherever the person is by then. */
  done?: (answer: CallAnswer<K>, input: CallInput<K>, message: string | undefined) => unknown
  /** Runs when it failed; `error` is also in the state. */
  failed?: (error: ApiError, input: CallInput<K>) => void
}

/** What belongs to a write; `whileViewing` must be said for just those calls that the contract allows. */
export type WriteOptions<K extends CallKey> = Handling<K> & WhileViewing<K>

interface WriteState<K extends CallKey> {
  isWriting: boolean
  error: ApiError | null
  /** The last thing that was sent has succeeded, and what it changes has been read again. */
  isDone: boolean
  /** What the server answered, and to what; undefined unless it is done. */
  answer?: CallAnswer<K>
  input?: CallInput<K>
}

export interface Write<K extends CallKey> extends WriteState<K> {
  /**
   * Sends it. Fails as `call` does, but nobody has to listen: the state tells it too. Nothing is
   * sent while the portal is viewed as a student.
   */
  write: (
    ...input: object extends CallInput<K> ? [input?: CallInput<K>] : [input: CallInput<K>]
  ) => Promise<CallAnswer<K>>
  /** Forgets what came of it. */
  reset: () => void
}

/** What somebody wants done: the same input until it has succeeded. */
interface Intent<K extends CallKey> {
  words: string
  file: unknown
  key: string
  sent?: Promise<CallAnswer<K>> | undefined
  /** Shows it, again where one before it was undone. */
  show?: () => Promise<void>
}

const atRest = { isWriting: false, error: null, isDone: false }

/**
 * A call that is made because somebody wants it: a write, or a read such as a download. Bare calls
 * stay where nobody waits for what comes of it (marks that something was seen), and where the person
 * changes with it or there is none yet (signing in, viewing as a student): nothing is read again then.
 *
 * - One idempotency key goes with one intent: pressing twice sends once, and sending the same input
 *   again after a failure has the same key, so that calls which the contract calls idempotent are
 *   done once even when the answer was lost. Other input, or the same after success, is a new intent.
 * - Intents are sent in the order in which they came, so that the last one stands.
 * - `changes` are read again after success, and where a refusal tells that the page is behind.
 * @example const save = useWrite('POST /User/Account/UpdateMe', { changes: ['GET /User/Account/GetMe'] })
 */
export function useWrite<K extends CallKey>(
  key: K,
  ...given: object extends WriteOptions<K> ? [WriteOptions<K>?] : [WriteOptions<K>]
): Write<K> {
  const [options = {}]: [(Handling<K> & { whileViewing?: boolean })?] = given
  const { changes = [], show, done, failed, whileViewing } = options
  const client = useQueryClient()
  const isViewing = useSession(({ claims }) => claims?.isImpersonating)
  const [state, setState] = useState<WriteState<K>>(atRest)
  const newest = useRef<Intent<K>>(undefined)
  /** Those that are under way, in their order. */
  const under = useRef(new Set<Intent<K>>())

  const ofChanges = (act: 'cancelQueries' | 'invalidateQueries') =>
    Promise.all(changes.map((change) => client[act]({ queryKey: keyOf(change) })))

  const send = async (intent: Intent<K>, input: CallInput<K>) => {
    const isNewest = () => newest.current === intent
    const before = [...under.current].at(-1)?.sent
    let message: string | undefined
    let undo: Undo | undefined
    setState({ ...atRest, isWriting: true })
    under.current.add(intent)
    try {
      if (show) {
        await ofChanges('cancelQueries')
        intent.show = async () => {
          undo = await show(input)
        }
        await intent.show()
      }
      await before?.catch(() => undefined)
      const keep = { onMessage: (said: string) => (message = said) }
      const sending = { idempotencyKey: intent.key, tryOnce: true, ...keep }
      const answer = await call(key, ...([input, sending] as CallArguments<K>))
      await done?.(answer, input, message)
      if (isNewest()) await ofChanges('invalidateQueries')
      if (isNewest()) {
        newest.current = undefined
        setState({ ...atRest, isDone: true, answer, input })
      }
      return answer
    } catch (thrown) {
      const error = thrown instanceof ApiError ? thrown : null
      under.current.delete(intent)
      undo?.(error)
      for (const later of under.current) later.show?.()
      if (isNewest()) {
        setState({ ...atRest, error })
        if (show || error?.status === 404 || error?.status === 409) ofChanges('invalidateQueries')
      }
      if (error) failed?.(error, input)
      throw thrown
    } finally {
      under.current.delete(intent)
      intent.sent = undefined
    }
  }

  const write = (input = {} as CallInput<K>) => {
    if (isViewing && !whileViewing) return new Promise<CallAnswer<K>>(() => undefined)
    const words = JSON.stringify(input)
    const file: unknown = Reflect.get(input, 'file')
    if (newest.current?.words !== words || newest.current.file !== file) {
      newest.current = { words, file, key: crypto.randomUUID() }
    }
    const intent = newest.current
    if (!intent.sent) {
      intent.sent = send(intent, input)
      // The state tells failures; anything else is a fault of the portal, to be reported as one.
      intent.sent.catch((thrown) => {
        if (!(thrown instanceof ApiError)) throw thrown
      })
    }
    return intent.sent
  }
  const reset = () => setState((now) => (now.isWriting ? now : atRest))
  return { ...state, write, reset }
}

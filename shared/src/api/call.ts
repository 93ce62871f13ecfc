import { session } from '../session/session.ts'
import { ApiError } from './api-error.ts'
import { type CallOptions, send } from './transport.ts'
import type { CallAnswer, CallInput, CallKey } from './types.ts'

/** Input may be left out where the call needs none. */
export type CallArguments<K extends CallKey> =
  object extends CallInput<K>
    ? [input?: CallInput<K>, options?: CallOptions]
    : [input: CallInput<K>, options?: CallOptions]

/**
 * Makes a call of the contract as the person signed in. A token about to expire is renewed first;
 * a 401 is answered by one renewal and one more try. Once somebody else is here, or nobody, it
 * never settles. A refusal because the student's programme has ended is also told to the session.
 * @example await call('GET /Curriculum/Curriculum/GetStudentCurriculumV2', { query: { monthNumber: 11 } })
 * @returns `data` of the envelope.
 * @throws ApiError with the server's message; status 0 when no answer came.
 */
export async function call<K extends CallKey>(
  key: K,
  ...[input, options]: CallArguments<K>
): Promise<CallAnswer<K>> {
  // The contract types both ends, and the server validates what it sends by the same definition.
  const sendWith = (token: string | null) =>
    whileHere(person, send(key, input ?? {}, { ...options, token }) as Promise<CallAnswer<K>>)

  const person = session.person()
  const token = await whileHere(person, session.freshToken())
  try {
    return await sendWith(token)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'programme-ended') session.endProgramme(true)
    if (error.status !== 401 || token === null) throw error
    const renewed = await whileHere(person, session.renewAfter(token))
    if (renewed === null) throw error
    return await sendWith(renewed)
  }
}

/**
 * What comes of the work, unless the person it was for has left meanwhile: then nothing ever does.
 * So no answer lands on the screens of somebody else, and no call goes on in somebody else's name.
 */
async function whileHere<T>(person: string | null, work: Promise<T>): Promise<T> {
  try {
    return await work
  } finally {
    if (person !== null && session.person() !== person) await new Promise(() => undefined)
  }
}

/** What the page asked for before its scripts came; see `host-shell/index.html`. */
interface EarlyAnswers {
  token: string
  /** By address; undefined when no answer came. */
  answers: Record<string, Promise<Response | undefined>>
}

/** Later than this after the start of the page, an answer is too old to be the first one shown. */
const goodForMs = 30_000

/** When a call was made and when its answer was there, in milliseconds by `performance.now()`. */
export interface CallTimes {
  askedAt: number
  receivedAt: number
}

/**
 * The moments of an answer that the page asked for, which may be long ago where the scripts came
 * late. Where the browser does not tell, anything since the page began is possible.
 */
export function timesOfEarly(address: string): CallTimes {
  const [first] = performance.getEntriesByName?.(address, 'resource') ?? []
  return first === undefined
    ? { askedAt: 0, receivedAt: performance.now() }
    : { askedAt: first.startTime, receivedAt: first.startTime + first.duration }
}

/**
 * The answer that the page has asked for already, if it was asked for with this token. Each is given
 * out once; what comes later is a call of its own.
 */
export async function takeEarlyAnswer(
  address: string,
  token: string | null | undefined,
): Promise<Response | undefined> {
  const early: EarlyAnswers | undefined = Reflect.get(window, 'portalEarly')
  const answer = early?.answers[address]
  if (early === undefined || answer === undefined) return undefined
  delete early.answers[address]
  if (early.token === token && performance.now() < goodForMs) return await answer
  // Else the request would stay open for as long as the page. One that broke off is over already.
  answer.then((unread) => unread?.body?.cancel()).catch(() => undefined)
  return undefined
}

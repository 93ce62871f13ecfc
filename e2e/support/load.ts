import { createSet } from '../bench/create-set.ts'
import { password, tokensOf } from './tokens.ts'

/** What went on during a load. */
export interface LoadReport {
  signIns: number
  answers: number
  /** Times that an event stream was opened; more than there are streams when some ended. */
  streamsOpened: number
  /** Events that arrived on the streams. */
  events: number
  /** One line for each call that was not answered as it should be. */
  failures: string[]
  /** Answers that were confirmed and are not what the server holds. */
  lost: string[]
  /** Longest time of a call, in milliseconds. */
  longestMs: number
}

/** A load under way. */
export interface Load {
  stop: () => Promise<LoadReport>
}

export interface LoadSize {
  /** Students who answer, one answer after the other. */
  students: readonly string[]
  /** Sign-ins a second. */
  signInsPerSecond: number
  /** Open event streams, of the same students; a session may have five, and each student has one. */
  streams: number
}

/** A student's set, and what the server has confirmed of it: sequence and letter by question. */
interface Work {
  email: string
  token: string
  setId: string
  questionIds: number[]
  confirmed: Map<number, { sequence: number; letter: string }>
}

/**
 * Puts a load on a portal until it is stopped: students who save answers as fast as they are
 * confirmed, people who sign in, and event streams that are opened anew when they end, as a browser
 * does it. No call is repeated here: one that fails is a failure.
 */
export async function startLoad(baseUrl: string, size: LoadSize): Promise<Load> {
  const report: LoadReport = {
    signIns: 0,
    answers: 0,
    streamsOpened: 0,
    events: 0,
    failures: [],
    lost: [],
    longestMs: 0,
  }
  const work = await Promise.all(size.students.map((email) => beginSet(baseUrl, email)))
  const abort = new AbortController()
  let hasStopped = false

  const timed = async (what: string, call: () => Promise<Response>): Promise<boolean> => {
    const startedAt = performance.now()
    try {
      const answer = await call()
      const text = await answer.text()
      if (!answer.ok) report.failures.push(`${what}: ${answer.status} ${text.slice(0, 120)}`)
      return answer.ok
    } catch (error) {
      report.failures.push(`${what}: ${error instanceof Error ? error.message : error}`)
      return false
    } finally {
      report.longestMs = Math.max(report.longestMs, performance.now() - startedAt)
    }
  }
  const post = (path: string, body: object, token?: string) =>
    fetch(`${baseUrl}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })

  const answer = async (own: Work) => {
    for (let sequence = 1; !hasStopped; sequence += 1) {
      const questionId = own.questionIds[sequence % own.questionIds.length] ?? 0
      const letter = 'abcd'[sequence % 4] ?? 'a'
      const isKept = await timed('answer', () =>
        post(
          'Revise/api/Revise/SaveAnswer',
          {
            setId: own.setId,
            questionId,
            sequence,
            response: { kind: 'choice', letter },
            timeMs: sequence,
            hiddenMs: 0,
            isMarkedForReview: false,
            answeredAt: new Date().toISOString(),
            submit: false,
          },
          own.token,
        ),
      )
      if (!isKept) continue
      own.confirmed.set(questionId, { sequence, letter })
      report.answers += 1
    }
  }
  const signIn = async () => {
    for (let turn = 0; !hasStopped; turn += 1) {
      const email = size.students[turn % size.students.length]
      if (await timed('sign-in', () => post('authentication/authenticate', { email, password }))) {
        report.signIns += 1
      }
      await new Promise((done) => setTimeout(done, 1_000 / size.signInsPerSecond))
    }
  }
  const listen = async (token: string) => {
    while (!hasStopped) {
      try {
        const stream = await fetch(`${baseUrl}/api/Notification/Live/GetEvents`, {
          headers: { authorization: `Bearer ${token}` },
          signal: abort.signal,
        })
        if (!stream.ok) {
          report.failures.push(`stream: ${stream.status} ${(await stream.text()).slice(0, 120)}`)
          continue
        }
        report.streamsOpened += 1
        for await (const part of stream.body ?? []) {
          if (Buffer.from(part).includes('event:')) report.events += 1
        }
      } catch (error) {
        // A stream that breaks off is opened anew, as in a browser; one that cannot be is a failure.
        if (!hasStopped && error instanceof Error && error.message !== 'terminated') {
          report.failures.push(`stream: ${error.message}`)
        }
      }
    }
  }
  const all = Promise.all([
    ...work.map(answer),
    signIn(),
    ...Array.from({ length: size.streams }, (_, index) =>
      listen(work[index % work.length]?.token ?? ''),
    ),
  ])
  return {
    stop: async () => {
      hasStopped = true
      abort.abort()
      await all
      report.lost = (await Promise.all(work.map((own) => missing(baseUrl, own)))).flat()
      return report
    },
  }
}

async function beginSet(baseUrl: string, email: string): Promise<Work> {
  const { accessToken: token } = await tokensOf(email, baseUrl)
  const { id, questionIds } = await createSet(baseUrl, token, 10)
  return { email, token, setId: id, questionIds, confirmed: new Map() }
}

/** Compares what was confirmed with what the server holds. */
async function missing(baseUrl: string, own: Work): Promise<string[]> {
  const answer = await fetch(`${baseUrl}/api/Revise/api/Revise/GetSet?setId=${own.setId}`, {
    headers: { authorization: `Bearer ${own.token}` },
  })
  const { data } = await answer.json()
  const held: { questionId: number; sequence: number; response: { letter: string } | null }[] =
    data.questions
  return [...own.confirmed].flatMap(([questionId, { sequence, letter }]) => {
    const found = held.find((question) => question.questionId === questionId)
    const isHeld =
      found !== undefined &&
      (found.sequence > sequence ||
        (found.sequence === sequence && found.response?.letter === letter))
    return isHeld ? [] : [`${own.email} question ${questionId}: ${sequence} ${letter}`]
  })
}

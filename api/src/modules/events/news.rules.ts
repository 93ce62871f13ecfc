import { type Telling, whenInWords } from '../tuition/index.ts'
import type { Named, Told } from './tell.ts'

/** The sentences in which people are told of events. */

const kinds = { seminar: 'seminar', course: 'course' } as const

type Of = Pick<Named, 'kind' | 'title'>

/** That a place is somebody's, or has become so. */
export function placeWords({ kind, title }: Of, startsAt: Date, from: 'asked' | 'queue' | 'admin') {
  const heads = {
    asked: 'You have a place',
    queue: 'You have a place now',
    admin: 'You were given a place',
  }
  return (telling: Telling): Told => ({
    title: heads[from],
    description: `The ${kinds[kind]} “${title}” starts on ${whenInWords(startsAt, telling)}.`,
  })
}

/** That a place was taken away. */
export function removedWords({ kind, title }: Of) {
  return (): Told => ({
    title: 'Your place was given back',
    description: `You no longer have a place in the ${kinds[kind]} “${title}”.`,
  })
}

/** A session that is at another time now, or has been added or taken away. */
export interface MovedSession {
  title: string
  /** Null for one that is new. */
  from: Date | null
  /** Null for one that is gone. */
  to: Date | null
}

/** That sessions are at other times. */
export function movedWords({ kind, title }: Of, sessions: readonly MovedSession[]) {
  return (telling: Telling): Told => {
    const sentences = sessions.slice(0, 3).map(({ title: name, from, to }) => {
      const what = name === '' ? 'A session' : `“${name}”`
      if (from === null) return to === null ? '' : `${what} is new: ${whenInWords(to, telling)}.`
      if (to === null) return `${what} on ${whenInWords(from, telling)} does not take place.`
      return `${what} moved from ${whenInWords(from, telling)} to ${whenInWords(to, telling)}.`
    })
    const rest = sessions.length - sentences.length
    if (rest > 0) sentences.push(`${rest} more changed.`)
    return {
      title: `The ${kinds[kind]} “${title}” was moved`,
      description: sentences.filter((one) => one !== '').join(' '),
    }
  }
}

/** That it does not take place. */
export function cancelledWords({ kind, title }: Of, startsAt: Date, reason: string) {
  return (telling: Telling): Told => ({
    title: `The ${kinds[kind]} “${title}” was cancelled`,
    description: `It was to start on ${whenInWords(startsAt, telling)}. ${reason}`,
  })
}

/** That a session comes. */
export function reminderWords({ title }: Of, startsAt: Date, before: 'day' | 'hour') {
  return (telling: Telling): Told => ({
    title: before === 'day' ? `Tomorrow: ${title}` : `In an hour: ${title}`,
    description: `It starts on ${whenInWords(startsAt, telling)}.`,
  })
}

/** That there is a recording. */
export function recordingWords({ kind, title }: Of) {
  return (): Told => ({
    title: 'A recording is there',
    description: `You can watch what happened in the ${kinds[kind]} “${title}”.`,
  })
}

/** That a report is due. */
export function reportWords({ title }: Of, dueAt: Date) {
  return (telling: Telling): Told => ({
    title: 'A report is due',
    description: `Please mark who came to “${title}”, and send its report by ${whenInWords(dueAt, telling)}.`,
  })
}

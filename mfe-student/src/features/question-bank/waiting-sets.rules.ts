import type { WaitingSet } from '@portal/shared/question-runner'
import { plural } from '@portal/shared/ui'

/** What is said of a set of which this device held something that the server had not. */
export interface WaitingWords {
  kind: 'success' | 'warning' | 'danger'
  title?: string
  text: string
}

/**
 * That something was done without a connection is said only where the server saw so: a page that
 * was closed before the server had answered leaves something on the device, too.
 */
export function wordsOf(set: WaitingSet): WaitingWords {
  const { title, outcome, wasHandedIn, wasUnreachable, late, refusals } = set
  if (refusals.length > 0) {
    const text = [...new Set(refusals)].join(' ')
    return { kind: 'danger', title: `Not everything of “${title}” could be saved`, text }
  }
  if (outcome === 'waiting') {
    return {
      kind: 'warning',
      text: `Answers of “${title}” wait on this device for the connection.`,
    }
  }
  const offline = wasUnreachable ? ', done without a connection,' : ''
  const what = wasHandedIn ? 'was handed in' : 'has its answers'
  const text = `“${title}”${offline} ${what} now.`
  if (late === 0) return { kind: 'success', text }
  const came = `${plural(late, 'answer')} came after the time was up`
  const rest = `${late === 1 ? 'It is' : 'They are'} kept with the set, and not marked.`
  return { kind: 'warning', text: `${text} ${came}. ${rest}` }
}

import { formatDate, formatNumber, plural } from '@portal/shared/ui'
import type { Message, MessageState } from './messages.queries.ts'

type Sent = Pick<Message, 'state' | 'sendAt' | 'endedAt' | 'expectedCount' | 'foundCount'>

/**
 * When a message goes or went, in a sentence, in the reader's time zone.
 * @param zone the reader's
 */
export function sentInWords({ state, sendAt, endedAt }: Sent, zone: string): string {
  const at = (moment: string | null) =>
    moment === null ? '' : formatDate(moment, 'dateTime', zone)
  const words: Record<MessageState, string> = {
    draft: 'Nobody gets it before it is sent.',
    scheduled: `Goes out on ${at(sendAt)}.`,
    waiting: `Was due on ${at(sendAt)}, and has not gone out.`,
    sending: `Going out since ${at(sendAt)}.`,
    sent: `Went out on ${at(sendAt)}.`,
    cancelled: `Stopped on ${at(endedAt)}; some have it.`,
    recalled: `Taken out of all bells on ${at(endedAt)}.`,
  }
  return words[state]
}

/**
 * Why a message waits for a yes: others get it than were seen, or it had left the bells already.
 * @param now in milliseconds
 */
export function waitingInWords(
  { expectedCount, foundCount, expiresAt }: Sent & Pick<Message, 'expiresAt'>,
  now: number,
): string {
  if (expiresAt !== null && Date.parse(expiresAt) <= now) {
    return 'Its last day in the bells is over. Change that day, then send it or make it a draft again.'
  }
  return `${plural(expectedCount ?? 0, 'person was', 'people were')} to get it when it was scheduled, and it is ${formatNumber(foundCount ?? 0)} now. Look whom it is for, then send it or make it a draft again.`
}

/** What the button says that stops a message, and what is asked before. */
export function cancelWords(state: MessageState) {
  return state === 'sending'
    ? {
        button: 'Stop sending',
        question: 'Stop sending',
        done: 'It stops after the batch that is under way.',
        about:
          'It stops after the batch that is under way. Those who have it keep it, and mails that went out cannot be called back. It cannot be taken up again.',
      }
    : {
        button: 'Make it a draft again',
        question: 'Make it a draft again',
        done: 'It is a draft again.',
        about: 'Nobody gets it until it is sent or scheduled anew.',
      }
}

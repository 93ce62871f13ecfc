import { messageStates } from '@portal/shared/help'

/** The states of a message as choices. */
export const stateOptions = (['new', 'open', 'answered', 'closed'] as const).map((value) => ({
  value,
  label: messageStates[value].word,
}))

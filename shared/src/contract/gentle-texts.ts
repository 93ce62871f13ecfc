/** A text that a student is told with a concern; nothing of the concern itself is in it. */
export interface GentleText {
  /** As the call has it. */
  readonly id: string
  readonly text: string
}

/**
 * What a student may be told when a concern is raised, to choose from. Written so that a student
 * can read it alone in the evening: an offer, no reproach.
 */
export const gentleTexts = [
  {
    id: 'talk',
    text: 'Your tutors would like to look at your plan with you. They will be in touch to find a time.',
  },
  {
    id: 'catch up',
    text: 'We have seen that there is a lot to do at the moment. Your tutors will help you decide what comes first.',
  },
  {
    id: 'missed you',
    text: 'We have not seen you for a few days. If anything keeps you from your work, tell your tutor: we can plan around it.',
  },
  {
    id: 'change',
    text: 'We are looking at how your tuition can suit you better, and will write to you with a suggestion.',
  },
] as const satisfies readonly GentleText[]

export type GentleTextId = (typeof gentleTexts)[number]['id']

/** What a student who was told is told once the concern is closed. */
export const gentleClosing =
  'What your tutors wrote to you about is settled. Thank you for working on it with us.'

/** What people write to us about, in the order in which they choose. */
export const helpTopics = ['portal', 'account', 'tuition', 'learning', 'other'] as const

export type HelpTopic = (typeof helpTopics)[number]

/** The same in words. */
export const helpTopicNames: Readonly<Record<HelpTopic, string>> = {
  portal: 'Something does not work',
  account: 'My account',
  tuition: 'Tuition and hours',
  learning: 'Practice, courses and resources',
  other: 'Something else',
}

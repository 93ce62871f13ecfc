export type { LearnView, PractisedTopic } from './learn.rules.ts'
export { LearnHome } from './learn-home.tsx'
export { LearnPage } from './learn-page.tsx'
export { LearnSubject } from './learn-subject.tsx'

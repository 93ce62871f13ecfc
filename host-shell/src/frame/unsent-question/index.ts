export { UnsentQuestion } from './unsent-question.tsx'

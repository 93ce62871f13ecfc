export { DiagnosticResult, type DiagnosticResultProps } from './diagnostic-result.tsx'
export { changeReviewed, useResults } from './results.queries.ts'
export { type DiagnosticQuestion, sectionsPathOf, shareOf, topicsPathOf } from './results.rules.ts'
export { SectionScores } from './section-scores.tsx'

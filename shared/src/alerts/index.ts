/** Concerns about students, as pages of several roles show them. */
export { audienceWords, stateWords } from './alert.words.ts'
export { type Alert, students } from './alerts.queries.ts'
export { default as RaiseDialog, type RaiseDialogProps } from './raise-dialog.tsx'

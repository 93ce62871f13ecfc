/**
 * What staff do with hours, in drawers that an address opens: book, mark, move, cancel and correct
 * them, and say when they teach. A chunk of its own.
 */
export { type AnswerDialogProps, default as AnswerDialog } from './answer-dialog.tsx'
export { default, type TuitionDrawersProps } from './drawers.tsx'

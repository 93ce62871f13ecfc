/** What tutors, seniors and admins do with report cards: the drawer to write or read one, opening again. */
export { type CardState, stateWords } from './card.words.ts'
export { changedByCards } from './editor.queries.ts'
export { cardText } from './editor.rules.ts'
export { ReopenDialog } from './reopen-dialog.tsx'

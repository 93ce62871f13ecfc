/**
 * What no first question shows: dialogs, tools, what follows from an answer, and the fields of the
 * rarer kinds of answer. One script, which comes once the question stands (`late-parts.tsx`).
 */
export { Afterwards } from './afterwards.tsx'
export { CalculatorPanel } from './calculator-panel.tsx'
export { FlagDialog } from './flag-dialog.tsx'
export { KeysDialog } from './keys-dialog.tsx'
export { NotesPanel } from './notes-panel.tsx'
export { FinishDialog } from './runner-dialogs.tsx'
export { HandInPanel, OtherTabPanel } from './set-panels.tsx'
export { VerdictPanel } from './verdict-panel.tsx'
export { EquationAnswer, EssayAnswer } from './written-answer.tsx'

/**
 * Asking before something typed and not saved is left behind. A form says `useUnsaved(isDirty,
 * clearDraft)`, its page draws one `LeaveGuard`, and what leads away without being a link goes
 * through `leavePage` of the router's entry, as its `navigate` does. A form that leads
 * away once it is saved says first that it is not dirty any more, and navigates in an effect.
 */
export { LeaveGuard } from './leave-guard.tsx'
export { useUnsaved } from './unsaved.ts'

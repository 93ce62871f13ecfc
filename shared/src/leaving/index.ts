/**
 * Asking before something typed and not saved is left behind. A form says `useUnsaved(isDirty,
 * clearDraft)`, its page draws one `LeaveGuard`, and what leads away without being a link goes
 * through `leavePage`.
 */
export { LeaveGuard } from './leave-guard.tsx'
export { leavePage, useUnsaved } from './unsaved.ts'

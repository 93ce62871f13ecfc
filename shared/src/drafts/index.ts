/**
 * What somebody has typed into a form and not sent yet, kept in this tab by person:
 *
 * - `const [text, setText, clearDraft] = useDraft('flag 42', '')` in place of `useState('')`. The
 *   name tells the form, and the record that it is about. The value is text, number, boolean, null,
 *   or an object or list of these. Call `clearDraft()` once the server has it, or when the person
 *   throws it away. Never for passwords.
 * - A session that expires, a reload and a crash lose nothing: the form shows the draft again when
 *   the same person opens it. Signing out by choice clears all drafts of the tab, and nobody else is
 *   ever given them.
 */
export { clearDrafts } from './draft-store.ts'
export { useDraft, useDraftStore } from './use-draft.ts'

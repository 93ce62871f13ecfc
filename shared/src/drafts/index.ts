/**
 * What somebody has typed and not sent yet, kept in this tab by person. Forms keep theirs by
 * `useForm`; this is what it stands on, for whatever else is typed.
 *
 * - `const store = useDraftStore('flag 42')`: the name tells the form, and the record that it is
 *   about. `store.read('')` gives what was kept in the shape of what it is given, `store.write(text)`
 *   keeps text, number, boolean, null, or an object or list of these; `store.write(undefined)`
 *   forgets it, once the server has it or the person throws it away. Never for passwords.
 * - A session that expires, a reload and a crash lose nothing: the form shows the draft again when
 *   the same person opens it. Signing out by choice clears all drafts of the tab, and nobody else is
 *   ever given them.
 */
export { clearDrafts } from './draft-store.ts'
export { useDraftStore } from './use-draft-store.ts'

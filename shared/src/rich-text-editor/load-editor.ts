/** Loads the editor, in scripts of its own: only who writes needs it. Its tools come beside it. */
export async function loadEditor() {
  const [editor] = await Promise.all([import('./editor.tsx'), import('./toolbar.tsx')])
  return editor
}

// Each in one place: another one would make another script of the same.
export const loadTools = () => import('./toolbar.tsx')

/** Loads the editor, in scripts of its own: only who writes needs it. Its tools come beside it. */
export async function loadEditor() {
  const tools = loadTools()
  const editor = await import('./editor.tsx')
  await tools
  return editor
}

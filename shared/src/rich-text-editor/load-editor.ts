import { loadTools } from './load-tools.ts'

/** Loads the editor, in scripts of its own: only who writes needs it. Its tools come beside it. */
export async function loadEditor() {
  const tools = loadTools()
  const editor = await import('./editor.tsx')
  await tools
  return editor
}

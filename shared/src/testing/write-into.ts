import { act } from '@testing-library/react'

/** Writes at the end of a formatted text, as an input method does: into what the page shows. */
export async function writeInto(editor: HTMLElement, words: string): Promise<void> {
  await act(async () => {
    editor.querySelector('p:last-child')?.append(words)
    // The editor hears of it by its observer, after this turn.
    await Promise.resolve()
  })
}

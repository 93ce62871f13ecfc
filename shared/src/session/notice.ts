const name = 'notice'

/** Leaves a sentence for the next page that this tab loads or opens. */
export function leaveNotice(text: string): void {
  try {
    sessionStorage.setItem(name, text)
  } catch {
    // Without storage nothing is said.
  }
}

/** The sentence that was left for this page, once; null without one. */
export function takeNotice(): string | null {
  try {
    const text = sessionStorage.getItem(name)
    sessionStorage.removeItem(name)
    return text
  } catch {
    return null
  }
}

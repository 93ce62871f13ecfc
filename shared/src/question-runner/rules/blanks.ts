const blankMark = /\[\[blank\]\]/g
const separator = ' | '

/** The parts of an option of a Fill in the Blanks question, one per blank. */
export function partsOf(optionHtml: string): string[] {
  return optionHtml.split(separator).map((part) => part.trim())
}

/**
 * Puts an option's parts where the text has its blanks; without an option the blanks are numbered.
 * A blank for which the option has no part stays a blank.
 * @param textHtml the question's text with `[[blank]]` marks, cleaned HTML.
 */
export function fillBlanks(textHtml: string, optionHtml: string | null): string {
  const parts = optionHtml === null ? [] : partsOf(optionHtml)
  let index = 0
  return textHtml.replace(blankMark, () => {
    const part = parts[index]
    index += 1
    return part === undefined
      ? `<span class="blank">blank ${index}</span>`
      : `<mark class="blank-filled">${part}</mark>`
  })
}

/** Words of a text, as an essay's count has them. */
export function countWords(text: string): number {
  return text.trim() === '' ? 0 : text.trim().split(/\s+/u).length
}

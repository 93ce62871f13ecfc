const inWord = String.raw`[\p{L}\p{M}\p{N}_]`
const joint = `['’‐-]`

/** Without accents, so that `Zoe` is found where `Zoë` is meant; capitals stay as they are. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** A name as a whole word, also with the ending of a possessive; not as a part of a double name. */
function asWord(name: string): RegExp {
  const written = name.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
  const before = `(?<!${inWord})(?<!${inWord}${joint})`
  const after = `(?:(?=['’]s(?!${inWord}))|(?!${inWord})(?!${joint}${inWord}))`
  return new RegExp(`${before}${written}${after}`, 'u')
}

/**
 * Names in texts about one student that are the first names of others: a slip of copying, to be asked
 * about before it is sent, never refused, since a name may be a word (`Grace`, `Will`) or be meant.
 * Capitals count, accents do not, and equations are left out.
 * @param names first names of the tutor's other students
 * @param own the student's own first name, which is never asked about
 * @returns each name once, in the order of `names`
 */
export function otherNamesIn(
  texts: readonly string[],
  names: readonly string[],
  own: string,
): string[] {
  const searched = plain(texts.map((text) => text.replace(/\\\([\s\S]*?\\\)/g, ' ')).join('\n'))
  const found = names.filter((name) => {
    const sought = plain(name).trim()
    return sought !== '' && sought !== plain(own).trim() && asWord(sought).test(searched)
  })
  return [...new Set(found)]
}

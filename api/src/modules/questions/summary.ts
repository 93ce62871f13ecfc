const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

const longest = 110

/**
 * A question's text in a few words, for lists: no tags, no figures, `…` where an equation stands,
 * at most 110 signs and cut between words.
 */
export function summaryOf(html: string): string {
  const text = html
    // Figures are long, and written into their tags.
    .replace(/<[^>]*>?/g, ' ')
    .slice(0, 4_000)
    .replace(/\\\(.*?(?:\\\)|$)/gs, '…')
    .replace(/\[\[blank\]\]/g, '___')
    .replace(/&(?:lt|gt|amp|quot|nbsp|#39);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+([.,;:?!])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).trimEnd()}…`
}

import { escapeHtml } from '../../rich-text/index.ts'

/** Stands for what is kept as it is; no text holds it, see `htmlOfMarkdown`. */
const held = '\ue000'

/** Maths and code say nothing in Markdown. */
const verbatim =
  /\\\((?:(?!\\\))[\s\S]){0,4000}\\\)|\\\[(?:(?!\\\])[\s\S]){0,4000}\\\]|\$\$[^$]{0,4000}\$\$|`([^`\n]{1,1000})`/g

function inline(text: string): string {
  return escapeHtml(text)
    .replace(
      /!\[([^\]\n]{0,500})\]\(([^)\s]{1,2000})(?: +&quot;[^)\n]{0,500})?\)/g,
      (_all, alt: string, src: string) =>
        `<img src="${src.replaceAll('"', '%22')}" alt="${alt.replaceAll('"', '&quot;')}">`,
    )
    .replace(
      /\[([^\]\n]{1,500})\]\(([^)\s]{1,2000})\)/g,
      (_all, words: string, to: string) => `<a href="${to.replaceAll('"', '%22')}">${words}</a>`,
    )
    .replace(
      /\*\*(?=\S)([^*\n]{1,2000}?\S?)\*\*|__(?=\S)([^_\n]{1,2000}?\S?)__/g,
      '<strong>$1$2</strong>',
    )
    .replace(/\*(?=\S)([^*\n]{1,2000})\*|(?<!\w)_(?=\S)([^_\n]{1,2000})_(?!\w)/g, '<em>$1$2</em>')
    .replace(/(?: {2,}|\\)\n/g, '<br>')
    .replaceAll('\n', ' ')
}

const item = /^ {0,3}(?:([-*+])|(\d{1,9})[.)])\s+/

/** Lines of a list, each item with the lines that go on with it. */
function listOf(lines: readonly string[]): string {
  const tag = /^ {0,3}\d/.test(lines[0] ?? '') ? 'ol' : 'ul'
  const items: string[] = []
  for (const line of lines) {
    if (item.test(line)) items.push(line.replace(item, ''))
    else items.push(`${items.pop() ?? ''}\n${line.trim()}`)
  }
  return `<${tag}>${items.map((one) => `<li>${inline(one)}</li>`).join('')}</${tag}>`
}

function blockOf(block: string): string {
  const lines = block.split('\n')
  const first = lines[0] ?? ''
  const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(first)
  if (heading !== null) {
    const [, signs = '', words = ''] = heading
    const tag = signs.length < 4 ? 'h3' : 'h4'
    const more = lines.slice(1).join('\n')
    return `<${tag}>${inline(words)}</${tag}>${more.trim() === '' ? '' : blockOf(more)}`
  }
  if (lines.every((line) => /^( {4}|\t)/.test(line))) {
    const code = lines.map((line) => line.replace(/^( {4}|\t)/, '')).join('\n')
    return `<pre><code>${escapeHtml(code)}</code></pre>`
  }
  if (lines.every((line) => /^ {0,3}>/.test(line))) {
    const inside = lines.map((line) => line.replace(/^ {0,3}> ?/, '')).join('\n')
    return `<blockquote>${blocksOf(inside)}</blockquote>`
  }
  if (item.test(first)) return listOf(lines)
  // What is markup already stays so.
  if (/^\s*<\/?[a-z]/i.test(first)) return block
  return `<p>${inline(block.trim())}</p>`
}

const blocksOf = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map((block) => blockOf(block.replace(/^\n+|\s+$/g, '')))
    .join('')

/**
 * The Markdown that questions are written in: paragraphs, headings, lists of one level, quotes, code,
 * emphasis, links, images. Maths in it stays as it is, and so does a block that begins with a tag.
 */
export function htmlOfMarkdown(text: string): string {
  const kept: string[] = []
  const without = text.replaceAll(held, '').replace(verbatim, (all, code?: string) => {
    kept.push(code === undefined ? escapeHtml(all) : `<code>${escapeHtml(code)}</code>`)
    return `${held}${kept.length - 1}${held}`
  })
  return blocksOf(without).replace(
    /\ue000(\d+)\ue000/g,
    (_all, at: string) => kept[Number(at)] ?? '',
  )
}

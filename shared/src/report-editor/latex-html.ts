import { renderToString } from 'katex'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function set(latex: string): string {
  try {
    return renderToString(latex, { output: 'htmlAndMathml', throwOnError: true, trust: false })
  } catch {
    return `<code>${escaped(latex)}</code>`
  }
}

/** A plain text with its `\( … \)` set, as its readers will see it; what cannot be set stays as it is. */
export function latexHtml(text: string): string {
  const pieces = text.trim().split(/\\\(([\s\S]*?)\\\)/)
  const html = pieces.map((piece, at) =>
    at % 2 === 1 ? set(piece) : escaped(piece).replaceAll('\n', '<br>'),
  )
  return html.join('')
}

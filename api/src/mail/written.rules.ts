import { escaped, withLinks } from './html.rules.ts'

/** What a mail is written from; addresses of pages are whole already. */
export interface Letter {
  text: string
  /** Stands under every mail; may be empty. */
  foot: string
  /** Where mails of this kind are stopped; undefined for what nobody chooses. */
  unsubscribe?: string | undefined
}

const stop = 'No more mails of this kind:'

/** A mail as plain text: what it says, the foot, and the way to stop such mails. */
export function writtenText({ text, foot, unsubscribe }: Letter): string {
  const below = [foot.trim(), unsubscribe === undefined ? '' : `${stop} ${unsubscribe}`]
  return [text.trimEnd(), ...below.filter((part) => part !== '')].join('\n\n')
}

/** The same as HTML, in which nothing of the texts is read as HTML. */
export function writtenHtml({ text, foot, unsubscribe }: Letter): string {
  const small = [
    ...paragraphs(foot),
    ...(unsubscribe === undefined
      ? []
      : [`<a href="${escaped(unsubscribe)}" style="color:#50586b">No more mails of this kind</a>`]),
  ]
  const below =
    small.length === 0
      ? ''
      : `\n<div style="border-top:1px solid #d9dce5;margin-top:24px;padding-top:12px;font-size:13px;color:#50586b">
${small.map(inParagraph).join('\n')}
</div>`
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body style="margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;color:#1d2433">
<div style="max-width:600px;margin:0 auto;overflow-wrap:anywhere">
${paragraphs(text).map(inParagraph).join('\n')}${below}
</div></body></html>`
}

const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => withLinks(part).replaceAll('\n', '<br>\n'))

const inParagraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`

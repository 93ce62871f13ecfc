import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'
import { escaped, withLinks } from './html.rules.ts'
import { outboxFolder } from './post.ts'

/** Mails on the page; older ones stay in the folder. */
const mostMails = 100

/**
 * `/dev/outbox`: the mails that a demo start without a mail server would have sent, the newest
 * first. On any other start there is no such page.
 */
export async function outbox(
  app: FastifyInstance,
  { settings }: { settings: Pick<Settings, 'isDemo' | 'smtpUrl' | 'dataDir'> },
): Promise<void> {
  const isThere = settings.isDemo && settings.smtpUrl === undefined
  app.get('/dev/outbox', async (_request, reply) => {
    if (!isThere) return reply.callNotFound()
    const list = await readOutbox(outboxFolder(settings))
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy':
          "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        // The links of mails are secrets, which no other page is to see.
        'referrer-policy': 'no-referrer',
      })
      .send(outboxPage(list))
  })
  app.get('/dev/outbox.css', async (_request, reply) => {
    if (!isThere) return reply.callNotFound()
    return reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(css)
  })
}

/** One mail of the folder. */
export interface OutboxMail {
  id: string
  to: string
  subject: string
  /** Moment in UTC, as ISO text. */
  date: string
  text: string
}

/** The newest mails of the folder, the newest first; none where there is no folder yet. */
export async function readOutbox(folder: string): Promise<OutboxMail[]> {
  const names = await readdir(folder).catch(() => [])
  // Names begin with the time.
  const newest = names
    .filter((name) => /^[\da-f-]{36}\.txt$/.test(name))
    .sort()
    .reverse()
    .slice(0, mostMails)
  return await Promise.all(
    newest.map(async (name) => {
      const all = await readFile(path.join(folder, name), 'utf8')
      const end = all.indexOf('\n\n')
      const head = all.slice(0, end)
      const line = (title: string) => new RegExp(`^${title}: (.*)$`, 'm').exec(head)?.[1] ?? ''
      return {
        id: name.slice(0, 36),
        to: line('To'),
        subject: line('Subject'),
        date: line('Date'),
        text: all.slice(end + 2).trimEnd(),
      }
    }),
  )
}

/** The page, without a script. */
export function outboxPage(list: readonly OutboxMail[]): string {
  const mails = list.map(
    ({ id, to, subject, date, text }) =>
      `<article aria-labelledby="m-${id}"><h2 id="m-${id}">${escaped(subject)}</h2>
<p>To ${escaped(to)} · <time datetime="${escaped(date)}">${escaped(readable(date))}</time></p>
<pre>${withLinks(text)}</pre></article>`,
  )
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox · Portal</title>
<link rel="stylesheet" href="/dev/outbox.css"></head>
<body><main><h1>Outbox</h1>
<p>Mails that would have been sent if a mail server were set. Reload for newer ones.</p>
${list.length === 0 ? '<p>No mail yet.</p>' : mails.join('\n')}</main></body></html>`
}

function readable(date: string): string {
  const moment = new Date(date)
  return Number.isNaN(moment.getTime()) ? date : `${date.slice(0, 10)} ${date.slice(11, 16)} UTC`
}

const css = `:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 48rem; margin: 0 auto; padding: 1.5rem; }
h1, h2 { line-height: 1.2; } h2 { font-size: 1.15rem; margin: 0; overflow-wrap: anywhere; }
article { border: 1px solid light-dark(#d9dce5, #343a4a); border-radius: 8px; padding: 1rem; margin: 1rem 0; }
article p { color: light-dark(#50586b, #aab2c5); margin: 0.25rem 0 0; overflow-wrap: anywhere; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.75rem 0 0; }
a { color: light-dark(#1a5fb4, #8ab8ff); } a:focus-visible { outline: 3px solid currentcolor; outline-offset: 2px; }
`

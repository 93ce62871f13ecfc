import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { PageAnswer } from '../calls.ts'
import { escaped } from '../mail/html.rules.ts'

/**
 * Lets the calls of a scope take what a form of a plain page sends. Mail programs may send the same
 * as parts (RFC 8058, 3.1). The fields become the body; an empty one is none.
 */
export function acceptForms(scope: FastifyInstance): void {
  const form = 'application/x-www-form-urlencoded'
  scope.addContentTypeParser(form, { parseAs: 'string' }, (_request, body, done) =>
    done(null, fieldsOf([...new URLSearchParams(String(body))])),
  )
  scope.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, body, done) =>
    done(null, fieldsOf(partsOf(String(body)))),
  )
}

const fieldsOf = (fields: readonly (readonly [string, string])[]) =>
  fields.length === 0 ? undefined : Object.fromEntries(fields)

/** Names and values of the parts that are texts. */
function partsOf(body: string): [string, string][] {
  const part = /^content-disposition:[^\r\n]*?\bname="([^"\r\n]*)"[^\r\n]*\r?\n\r?\n([^\r\n]*)/gim
  return [...body.matchAll(part)].map(([, name = '', value = '']) => [name, value])
}

const style = `:root { color-scheme: light dark; }
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 34rem; margin: 0 auto; padding: 3rem 1.5rem; color: light-dark(#1d2433, #e8ebf2); background: light-dark(#fff, #12151d); }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; }
p { margin: 0 0 1rem; overflow-wrap: anywhere; }
button { font: inherit; font-weight: 600; color: #fff; background: #485aff; border: 0; border-radius: 8px; padding: 0.625rem 1.25rem; cursor: pointer; }
a { color: light-dark(#3344d6, #a9b3ff); }
button:focus-visible, a:focus-visible { outline: 3px solid light-dark(#1d2433, #e8ebf2); outline-offset: 2px; }`

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Sends a plain page: nothing in it can run, and nobody else learns of its address. */
export function sendPage(reply: FastifyReply, { status, title, html }: PageAnswer): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .send(`<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style></head>
<body><main><h1>${escaped(title)}</h1>
${html}</main></body></html>`)
}

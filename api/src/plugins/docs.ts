import type { FastifyInstance } from 'fastify'
import {
  type JsonSchema,
  type OpenApiDocument,
  type Operation,
  openApiDocument,
} from './openapi.ts'

const access = { who: 'public' } as const

/** `/openapi.json`, and `/docs`: the same to read, without a script. */
export async function docs(api: FastifyInstance): Promise<void> {
  api.get('/openapi.json', { config: { access } }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(openApiDocument())),
  )
  api.get('/docs', { config: { access } }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      )
      .send(docsPage(openApiDocument())),
  )
  api.get('/docs.css', { config: { access } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(css),
  )
}

/** The document as a page: the calls by area, each with its fields folded away. */
export function docsPage(document: OpenApiDocument): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const areas = document.tags.map(({ name }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name))
    return `<section aria-labelledby="${id(name)}"><h2 id="${id(name)}">${text(name)}</h2>
${own.map((call) => callOf(call.method, call.path, call.operation)).join('\n')}</section>`
  })
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Calls · ${text(document.info.title)}</title>
<link rel="stylesheet" href="/api/docs.css"></head>
<body><header><h1>Calls of the portal</h1>
<p>${text(document.info.description)} Every answer is <code>{ success, message, data }</code>,
every failure <code>{ success, message, errors, requestId }</code>.
The same for machines: <a href="/api/openapi.json">openapi.json</a> (OpenAPI ${text(document.openapi)}).</p>
<nav aria-label="Areas"><ul>${document.tags
    .map(({ name }) => `<li><a href="#${id(name)}">${text(name)}</a></li>`)
    .join('')}</ul></nav></header>
<main>${areas.join('\n')}</main></body></html>`
}

function callOf(method: string, path: string, operation: Operation): string {
  const [body] = Object.values(operation.requestBody?.content ?? {})
  const parameters = operation.parameters.map(
    (one) =>
      `<tr><th scope="row"><code>${text(one.name)}</code></th><td>${one.in}${one.required ? ', required' : ''}</td><td><code>${text(JSON.stringify(one.schema))}</code></td></tr>`,
  )
  return `<details id="${text(operation.operationId)}"><summary><b class="${method}">${method.toUpperCase()}</b>
<code>/api${text(path)}</code> <span>${text(operation.summary)}</span></summary>
<p>${text(operation.description)}</p>
${parameters.length === 0 ? '' : `<table><caption>Parameters</caption><tbody>${parameters.join('')}</tbody></table>`}
${body === undefined ? '' : schemaBlock('Body', body.schema)}
${schemaBlock('Answer', answerOf(operation))}</details>`
}

/** The schema of `data` in the envelope, or of what the answer is instead. */
function answerOf(operation: Operation): JsonSchema {
  const { content } = operation.responses['200'] as {
    content: Record<string, { schema: JsonSchema & { properties?: { data: JsonSchema } } }>
  }
  const [[type, answer] = []] = Object.entries(content)
  return answer?.schema.properties?.data ?? { ...answer?.schema, contentMediaType: type }
}

function schemaBlock(title: string, schema: JsonSchema): string {
  return `<h3>${title}</h3><pre tabindex="0">${text(JSON.stringify(schema, null, 2))}</pre>`
}

function id(name: string): string {
  return `area-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
}

function text(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const css = `:root { color-scheme: light dark; --line: light-dark(#d9dce5, #343a4a); --quiet: light-dark(#50586b, #aab2c5); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 0 auto; padding: 1.5rem; }
h1, h2 { line-height: 1.2; } h3 { margin: 1rem 0 0.25rem; font-size: 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; list-style: none; padding: 0; }
details { border-top: 1px solid var(--line); padding: 0.5rem 0; }
summary { cursor: pointer; overflow-wrap: anywhere; } summary span { color: var(--quiet); display: block; }
summary b { display: inline-block; min-width: 3.2em; } .get { color: light-dark(#1a5fb4, #8ab8ff); } .post { color: light-dark(#8a4b00, #ffbf69); }
a { color: light-dark(#1a5fb4, #8ab8ff); } a:focus-visible, summary:focus-visible, pre:focus-visible { outline: 3px solid currentcolor; outline-offset: 2px; }
table { border-collapse: collapse; } caption { text-align: left; font-weight: bold; } th, td { text-align: left; padding: 0.2rem 1rem 0.2rem 0; vertical-align: top; overflow-wrap: anywhere; }
pre { overflow: auto; max-height: 24rem; border: 1px solid var(--line); border-radius: 6px; padding: 0.75rem; font-size: 0.85rem; }
`

import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerFailure } from './errors.ts'
import { releasedRegistry } from './released.ts'

export interface WebOptions {
  /** Folder of the built front end: `index.html`, `shell/`, `remotes/`, the content policy. */
  distFolder: string
  /** `remotes.json`; see `releasedRegistry`. */
  registryFile: string
  /** Adds what only makes sense over https. */
  isProduction: boolean
  /** The public settings, put into the page so that the browser need not ask for them. */
  settings: () => unknown
}

const oneYear = '365d'
const include = /<!--# include virtual="(\/[a-z.]+)" -->/g

/**
 * Serves the front end: the versioned folders for ever, the registry and the page never from a
 * cache, and the page for every address that is not the API's. In production a gateway does the
 * same from the same files; both fill in the page's include comments.
 */
export async function web(app: FastifyInstance, options: WebOptions): Promise<void> {
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    if (options.isProduction) {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    }
  })

  for (const folder of ['shell', 'remotes']) {
    await app.register(
      async (scope) => {
        // A script that is gone must be a plain 404: a page in its place would be run as a script.
        scope.setNotFoundHandler((_request, reply) => sendText(reply, 404, 'Not found'))
        // A folder, or an address that leaves it: what is refused is not there, and no fault of ours.
        scope.setErrorHandler<FastifyError>((error, _request, reply) => {
          if ((error.statusCode ?? 500) >= 500) throw error
          return sendText(reply, 404, 'Not found')
        })
        await scope.register(fastifyStatic, {
          root: join(options.distFolder, folder),
          prefix: '/',
          decorateReply: false,
          preCompressed: true,
          index: false,
          immutable: true,
          maxAge: oneYear,
          dotfiles: 'ignore',
        })
      },
      { prefix: `/${folder}` },
    )
  }

  const registry = releasedRegistry(options.registryFile, (line) => app.log.error(line))
  const page = cachedPage(options, registry)

  app.get('/remotes.json', async (_request, reply) => {
    const text = await registry()
    if (text === null) return sendText(reply, 503, 'No remotes have been released yet.')
    return sendJson(reply, text)
  })
  app.get('/*', async (request, reply) => {
    if (/^\/(shell|remotes)\/?(\?|$)/i.test(request.url)) return sendText(reply, 404, 'Not found')
    if (!isPageRequest(request)) return reply.callNotFound()
    const found = await page()
    if (!found) return sendText(reply, 503, 'The front end has not been built yet.')
    return sendPage(request, reply, found)
  })
}

interface Page {
  etag: string
  contentSecurityPolicy: string
  plain: Buffer
  br: Buffer
  gzip: Buffer
}

/** The page with its includes filled in, made again when its file, the registry or settings changed. */
function cachedPage(
  options: WebOptions,
  registryText: () => Promise<string | null>,
): () => Promise<Page | null> {
  let key = ''
  let page: Promise<Page | null> = Promise.resolve(null)
  return async () => {
    const [settings, registry, file] = await Promise.all([
      settingsText(options),
      registryText(),
      stat(join(options.distFolder, 'index.html')).catch(() => null),
    ])
    if (registry === null || file === null) return null
    const now = `${file.mtimeMs}${file.ino}${registry}${settings}`
    if (now !== key) {
      key = now
      page = makePage(options, registry, settings)
      // A file that changes between the look and the read: the next request makes it again.
      page.catch(() => {
        key = ''
      })
    }
    return page
  }
}

async function makePage(options: WebOptions, registry: string, settings: string): Promise<Page> {
  const [template, contentSecurityPolicy] = await Promise.all([
    readFile(join(options.distFolder, 'index.html'), 'utf8'),
    readFile(join(options.distFolder, 'content-security-policy.txt'), 'utf8'),
  ])
  const parts: Readonly<Record<string, string>> = {
    '/remotes.json': forScript(registry),
    '/settings.json': settings,
  }
  const html = template.replace(include, (_, address: string) => parts[address] ?? '')
  const plain = Buffer.from(html)
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    contentSecurityPolicy: options.isProduction
      ? contentSecurityPolicy.trim()
      : withLocalAddresses(contentSecurityPolicy.trim()),
    plain,
    br: await promisify(brotliCompress)(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
    gzip: await promisify(gzip)(plain, { level: 9 }),
  }
}

/** Outside production a tab may take a local build of a remote (`host-shell/src/remotes/overrides.ts`). */
function withLocalAddresses(policy: string): string {
  const local = "'self' http://localhost:* http://127.0.0.1:*"
  return policy.replace(/((?:script|style|connect|font|img)-src) 'self'/g, `$1 ${local}`)
}

/** JSON that cannot end the script element it stands in. */
function forScript(json: string): string {
  return json.replaceAll('<', '\\u003c')
}

async function settingsText({ settings }: WebOptions): Promise<string> {
  return forScript(JSON.stringify(await settings()))
}

/**
 * Pages are what a browser navigates to; all else that is not there is a 404 of the API. Monitors
 * and previews accept anything, as a script tag does, whose address ends like a file's.
 */
function isPageRequest({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean {
  const [path = ''] = url.split('?')
  if (/^\/(api|media)(\/|$)/i.test(path)) return false
  const accept = headers.accept ?? '*/*'
  return accept.includes('text/html') || (/^\*\/\*/.test(accept) && !/\.[^/]*$/.test(path))
}

/** Answers an address that nothing can be read from: with a page where one was asked for. */
export function answerBadAddress(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (!isPageRequest(request)) return answerFailure(error, request, reply)
  return reply
    .code(400)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    .send(badAddressPage)
}

const badAddressPage = `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>This address is not valid</title></head>
<body><main><h1>This address is not valid</h1><p>It holds a % that stands for nothing. Check it for a missing part, or <a href="/">go to the portal</a>.</p></main></body>
</html>
`

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  reply.headers({
    'content-security-policy': page.contentSecurityPolicy,
    // What a browser reads on pages alone: on each script they would only be bytes.
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-cache',
    etag: page.etag,
    vary: 'accept-encoding',
  })
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = (['br', 'gzip'] as const).find((name) =>
    new RegExp(`\\b${name}\\b`).test(accepted),
  )
  if (encoding) reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(encoding ? page[encoding] : page.plain)
}

function sendJson(reply: FastifyReply, text: string): FastifyReply {
  reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8')
  return reply.serializer((payload: string) => payload).send(text)
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8')
  return reply.code(status).send(text)
}

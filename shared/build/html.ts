import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from '@swc/core'
import { canaryPlace, versionsFor } from '../src/contract/canary.ts'
import { remoteOfRole } from '../src/contract/roles.ts'
import { colourModeScript, firstPaintCss } from '../src/ui/theme/first-paint.ts'
import { projectFolder } from './layout.ts'

/** What the shell's page loads, as addresses from the server's root. */
export interface PageAssets {
  scripts: readonly string[]
  /** CSS of the first script; it is small, and one request less as part of the page. */
  styles: string
  /** Scripts that only people who are signed in need. */
  signedIn: readonly string[]
  /** Scripts of the shell's own screens, by path. */
  screens: Readonly<Record<string, readonly string[]>>
  /** Fonts that the first screen is set in. */
  fonts: readonly string[]
}

/** The shell's page, and the policy that lets its own inline scripts run and no others. */
export interface Page {
  html: string
  contentSecurityPolicy: string
}

/**
 * Fills the template `host-shell/index.html`. The registry's place keeps its include comment,
 * which whoever serves the page replaces at serve time: nginx by itself, the API in `web.ts`.
 */
export function renderPage(assets: PageAssets): Page {
  const template = readFileSync(join(projectFolder, 'host-shell/index.html'), 'utf8')
  // The first script before all else, so that it runs while the rest is on its way; no text is set in
  // the font before that.
  const tags = [
    ...assets.scripts.map((src) => `<script defer fetchpriority="high" src="${src}"></script>`),
    ...assets.fonts.map(
      (href) =>
        `<link rel="preload" fetchpriority="low" as="font" type="font/woff2" href="${href}" crossorigin />`,
    ),
  ]
  const html = template
    .replace('<!--portal:style-->', () => `<style>${firstPaintCss}${assets.styles}</style>`)
    .replace('<!--portal:colour-mode-->', () => colourModeScript)
    .replace("'<!--portal:remote-of-role-->'", () => JSON.stringify(remoteOfRole))
    // Their own text, so that the page asks for the version that the shell will load.
    .replace("'<!--portal:canary-place-->'", () => canaryPlace.toString())
    .replace("'<!--portal:versions-for-->'", () => versionsFor.toString())
    .replace("'<!--portal:shell-->'", () =>
      JSON.stringify({ signedIn: assets.signedIn, screens: assets.screens }),
    )
    .replace('<!--portal:scripts-->', () => tags.join('\n    '))
    .replace(/<style>([\s\S]*?)<\/style>/g, (_, css: string) => `<style>${shortCss(css)}</style>`)
    .replace(
      /<script>([\s\S]*?)<\/script>/g,
      (_, code: string) => `<script>${short(code)}</script>`,
    )
    .replace(/^ +/gm, '')
  return { html, contentSecurityPolicy: policy(inlineScripts(html)) }
}

function short(code: string): string {
  return minifySync(code, { compress: true, mangle: { toplevel: true } }).code.trim()
}

function shortCss(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}:;,>]) ?/g, '$1')
    .replaceAll(';}', '}')
    .trim()
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code ?? '')
}

function policy(scripts: readonly string[]): string {
  const hashes = scripts.map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    // The page has its first styles in it, and equations carry style attributes. The design system
    // needs none of it: its rules get into the page by script, which the policy leaves alone.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

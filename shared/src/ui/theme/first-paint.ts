import { neutral } from './palette.ts'
import { semanticColours } from './semantic.ts'
import { fontStack } from './tokens.ts'

const names = {
  'bg-canvas': semanticColours.bg.canvas,
  'bg-surface': semanticColours.bg.surface,
  'bg-ink': semanticColours.bg.ink,
  'bg-skeleton': semanticColours.bg.skeleton,
  'bg-brand': semanticColours.bg.brand,
  fg: semanticColours.fg.DEFAULT,
  'fg-muted': semanticColours.fg.muted,
  'fg-on-ink-muted': semanticColours.fg.onInkMuted,
  border: semanticColours.border.DEFAULT,
  'border-on-ink': semanticColours.border.onInk,
}

function variables(mode: 'base' | '_dark'): string {
  return Object.entries(names)
    .map(([name, token]) => `--first-${name}:${token.value[mode]}`)
    .join(';')
}

/** Arial with Figtree's measures, so that nothing shifts when Figtree arrives. */
const fallbackFont =
  "@font-face{font-family:'Figtree Fallback';src:local('Arial'),local('Liberation Sans'),local('Helvetica');size-adjust:100.8%;ascent-override:94.2%;descent-override:24.8%;line-gap-override:0%}"

/**
 * CSS for the static frame that is painted before any script: the few colours it needs as
 * `--first-bg-canvas`, `--first-bg-surface`, `--first-bg-ink`, `--first-bg-skeleton`,
 * `--first-bg-brand`, `--first-fg`, `--first-fg-muted`, `--first-fg-on-ink-muted`,
 * `--first-border`, `--first-border-on-ink`, for `html` and `html.dark`.
 * Free of React, so that a build script can put it into the HTML.
 */
export const firstPaintCss = `${fallbackFont}html{${variables('base')};font-family:${fontStack};line-height:1.5;background:${neutral[50]};overflow-y:scroll}html.dark{${variables('_dark')};background:${neutral[950]};color-scheme:dark}body{margin:0;background:var(--first-bg-canvas);color:var(--first-fg)}`

/** Inline script that puts the remembered colour mode on `<html>` before the first paint. */
export const colourModeScript = `try{var m=localStorage.getItem('colour-mode')}catch(e){}document.documentElement.classList.add(m==='dark'||(m!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches)?'dark':'light');`

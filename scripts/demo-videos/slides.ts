import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectFolder } from '@portal/shared/build'
import type { Browser, Page } from 'playwright'
import { type Clip, stepOf } from './clip.ts'
import { picture } from './film.ts'

const { resolve } = createRequire(join(projectFolder, 'shared/package.json'))
const addressOf = (path: string) => pathToFileURL(path).href
const katex = dirname(resolve('katex'))
const figtree = dirname(resolve('@fontsource-variable/figtree/package.json'))

const style = `
  @font-face {
    font-family: Figtree;
    font-weight: 300 900;
    src: url(${addressOf(join(figtree, 'files/figtree-latin-wght-normal.woff2'))});
  }
  * { box-sizing: border-box; margin: 0; }
  body { width: 640px; height: 360px; overflow: hidden; background: #fff; color: #161b2c;
    font: 400 20px/1.35 Figtree; }
  section { position: absolute; inset: 0; visibility: hidden; padding: 24px 36px; background: #fff; }
  section.on { visibility: visible; }
  section .later { visibility: hidden; }
  h2 { font-size: 26px; line-height: 1.2; font-weight: 600; letter-spacing: -0.018em;
    padding-left: 14px; border-left: 5px solid #485aff; color: #10163a; }
  .rows { display: flex; gap: 20px; margin-top: 20px; height: 236px; }
  ol { list-style: none; padding: 0 0 0 19px; flex: 1; display: flex; flex-direction: column;
    gap: 13px; font-size: 23px; }
  ol:not(:last-child) { font-size: 20px; gap: 11px; }
  ol:only-child:has(li:only-child) { font-size: 28px; }
  .rows svg { flex: none; width: 252px; height: 226px; overflow: visible; }
  li b { font-weight: 600; color: #3b47e6; }
  footer { position: absolute; left: 36px; right: 36px; bottom: 16px; font-size: 12px;
    color: #666c7c; display: flex; justify-content: space-between; }
  section.title { background: #10163a; color: #fff; padding: 96px 56px; }
  .title p { color: #aeb8e0; font-size: 18px; font-weight: 500; }
  .title h1 { margin-top: 10px; font-size: 40px; line-height: 1.15; font-weight: 600;
    letter-spacing: -0.018em; text-wrap: balance; }
  .title i { display: block; width: 64px; height: 5px; margin-top: 24px; background: #7c96fd; }
  .katex { font-size: 1.12em; }
  svg { fill: none; stroke: #414757; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
  svg text { fill: #161b2c; stroke: none; font: 500 15px Figtree; }
  svg .maths { font: italic 17px KaTeX_Math; }
  svg .accent { stroke: #485aff; stroke-width: 3; }
  svg .warm { stroke: #b86e00; stroke-width: 3; }
  svg .green { stroke: #0b8f69; stroke-width: 3; }
  svg text.accent, svg text.warm, svg text.green { stroke: none; }
  svg text.accent { fill: #3b47e6; }
  svg text.warm { fill: #8a5200; }
  svg text.green { fill: #08704f; }
  svg .dot { fill: #485aff; stroke: none; }
  svg .soft { fill: #e5ecff; }
  svg .pale { stroke: #cdd1d9; stroke-width: 1.5; }
  svg .dashed { stroke-dasharray: 5 5; }`

/** All slides of a clip, one over the other. */
function pageOf({ title, course, slides }: Clip): string {
  const later = slides.map(({ heading, figure = '', steps }, at) => {
    const rows = steps.map((step, index) => {
      const { show } = stepOf(step)
      return show === undefined ? '' : `<li data-step="${index}">${show}</li>`
    })
    return `<section><h2>${heading}</h2><div class="rows"><ol>${rows.join('')}</ol>${figure}</div>
      <footer><span>${title}</span><span>${at + 1} of ${slides.length}</span></footer></section>`
  })
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>
    <link rel="stylesheet" href="${addressOf(join(katex, 'katex.min.css'))}">
    <section class="title"><p>${course}</p><h1>${title}</h1><i></i></section>${later.join('')}`
}

/** Shows one slide with its steps up to one of them. */
async function turnTo(page: Page, slide: number, step: number): Promise<void> {
  await page.evaluate(
    ([slide, step]) => {
      for (const [at, section] of document.querySelectorAll('section').entries()) {
        section.classList.toggle('on', at === slide)
        for (const part of section.querySelectorAll<HTMLElement>('[data-step], [data-until]')) {
          const { step: from = '0', until = '99' } = part.dataset
          part.classList.toggle('later', Number(from) > step || Number(until) < step)
        }
      }
    },
    [slide, step] as const,
  )
}

/** Headings of the slides that do not fit into the picture above its foot. */
async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('section')]
      .filter((section) =>
        [...section.querySelectorAll('h1, h2, li, li .base')].some((part) => {
          const { right, bottom } = part.getBoundingClientRect()
          const figure = section.querySelector('.rows > svg')?.getBoundingClientRect().left
          return bottom > 312 || (part.tagName !== 'H2' && right > (figure ?? 616))
        }),
      )
      .map((section) => section.querySelector('h1, h2')?.textContent ?? ''),
  )
}

/** A clip's slides, drawn. */
export interface Drawing {
  /** Draws a slide with its steps up to one of them. @returns the picture, PNG. */
  draw: (slide: number, step: number) => Promise<Buffer>
  close: () => Promise<void>
}

/** Lays a clip's slides out in a page of the browser. @throws where something does not fit. */
export async function layOut(browser: Browser, clip: Clip, folder: string): Promise<Drawing> {
  const file = join(folder, 'slides.html')
  writeFileSync(file, pageOf(clip))
  const page = await browser.newPage({ viewport: picture })
  await page.goto(addressOf(file))
  await page.addScriptTag({ path: join(katex, 'katex.min.js') })
  await page.addScriptTag({ path: join(katex, 'contrib/mhchem.min.js') })
  await page.addScriptTag({ path: join(katex, 'contrib/auto-render.min.js') })
  await page.addScriptTag({
    content: `renderMathInElement(document.body, {
      delimiters: [{ left: '\\\\(', right: '\\\\)', display: false }], throwOnError: true,
    })`,
  })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const [tooMuch] = await overflowing(page)
  if (tooMuch !== undefined) throw new Error(`“${tooMuch}” of “${clip.title}” does not fit`)
  return {
    draw: async (slide, step) => {
      await turnTo(page, slide, step)
      return page.screenshot()
    },
    close: () => page.close(),
  }
}

import { setImmediate } from 'node:timers/promises'
import { setLatex } from './render.ts'

/** An equation as a picture; null with the reason where it cannot be set. */
export interface DrawnEquation {
  latex: string
  svg: string | null
  message: string | null
}

/**
 * Equations as pictures for the editor. KaTeX, which sets them in the texts that are shown, decides
 * which can be set at all.
 */
export async function drawEquations(all: readonly string[]): Promise<DrawnEquation[]> {
  const drawn: DrawnEquation[] = []
  for (const latex of all) {
    drawn.push(await draw(latex))
    // Each takes some milliseconds; others are served in between.
    await setImmediate()
  }
  return drawn
}

async function draw(latex: string): Promise<DrawnEquation> {
  try {
    setLatex(latex, 'mathml')
    const svg = await (await drawer())(latex)
    return { latex, svg, message: null }
  } catch (error) {
    return { latex, svg: null, message: inWords(error) }
  }
}

const inWords = (error: unknown) =>
  error instanceof Error
    ? error.message.replace(/^KaTeX parse error: /, '')
    : 'This equation cannot be set.'

let made: Promise<(latex: string) => Promise<string>> | undefined

/** MathJax is loaded when it is first asked for: most servers never are. */
function drawer(): Promise<(latex: string) => Promise<string>> {
  made ??= makeDrawer().catch((error) => {
    made = undefined
    throw error
  })
  return made
}

async function makeDrawer(): Promise<(latex: string) => Promise<string>> {
  const [{ mathjax }, { TeX }, { SVG }, { liteAdaptor }, { RegisterHTMLHandler }] =
    await Promise.all([
      import('@mathjax/src/js/mathjax.js'),
      import('@mathjax/src/js/input/tex.js'),
      import('@mathjax/src/js/output/svg.js'),
      import('@mathjax/src/js/adaptors/liteAdaptor.js'),
      import('@mathjax/src/js/handlers/html.js'),
      import('@mathjax/src/js/util/asyncLoad/esm.js'),
      import('@mathjax/src/js/input/tex/base/BaseConfiguration.js'),
      import('@mathjax/src/js/input/tex/ams/AmsConfiguration.js'),
      import('@mathjax/src/js/input/tex/configmacros/ConfigMacrosConfiguration.js'),
    ])
  const adaptor = liteAdaptor()
  RegisterHTMLHandler(adaptor)
  const page = mathjax.document('', {
    InputJax: new TeX({
      packages: ['base', 'ams', 'configmacros'],
      macros: { pounds: '\\text{£}' },
      maxBuffer: 8_000,
      formatError: (_input: unknown, error: Error) => {
        throw error
      },
    }),
    // Broken into lines, an equation would be several pictures, which no image can hold.
    OutputJax: new SVG({ fontCache: 'none', linebreaks: { inline: false } }),
  })
  return async (latex) => {
    const node = await page.convertPromise(latex, { display: false })
    // What it was made from is not needed in it once more.
    return adaptor.innerHTML(node).replace(/ data-[a-z-]+="[^"]*"/g, '')
  }
}

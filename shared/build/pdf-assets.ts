import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import webpack, { type Compiler } from 'webpack'

const { Compilation, NormalModule, sources } = webpack

const drawsPdfs = /[\\/]pdfjs-dist[\\/]build[\\/]pdf\.mjs$/

/** What pdf.js asks for by name while it reads: character maps, fonts that need not be embedded, decoders. */
const folders = [
  { name: 'cmaps', wanted: /\.bcmap$|^LICENSE/ },
  { name: 'standard_fonts', wanted: /\.(pfb|ttf)$|^LICENSE/ },
  // The content policy lets no wasm in, so only what stands in for it is there.
  { name: 'wasm', wanted: /^((openjpeg|jbig2)_nowasm_fallback\.js$|LICENSE)/ },
] as const

/**
 * Puts beside a build that can draw PDFs, under `pdf/`, what they may need: a PDF without its own
 * fonts, or with scanned pages. Names stay as they are, as pdf.js knows no others; the folder of a
 * version never changes.
 */
export class PdfAssets {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PdfAssets', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'PdfAssets', stage }, () => {
        const has = [...compilation.modules].some(
          (module) => module instanceof NormalModule && drawsPdfs.test(module.resource),
        )
        if (!has) return
        const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
        for (const { name, wanted } of folders) {
          for (const file of readdirSync(join(root, name))) {
            if (!wanted.test(file)) continue
            // Minimised already, and text that is a program's data: it is taken as it is.
            compilation.emitAsset(
              `pdf/${name}/${file}`,
              new sources.RawSource(readFileSync(join(root, name, file))),
              { minimized: true },
            )
          }
        }
      })
    })
  }
}

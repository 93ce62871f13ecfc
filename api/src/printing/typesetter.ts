import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createTypstCompiler, loadFonts } from '@myriaddreamin/typst.ts'
import * as library from '@myriaddreamin/typst-ts-web-compiler'
import type { PrintedDocument } from './document.ts'
import { readFonts } from './fonts.ts'
import { template } from './template.ts'

const main = '/main.typ'
const { resolve } = createRequire(import.meta.url)

/** What the library made of a document: bytes of a PDF, or what is wrong with it. */
export interface Typeset {
  result?: Uint8Array | undefined
  diagnostics?: readonly { message: string }[] | undefined
}

/** The library that sets documents, in the process that opened it: it grows with each document. */
export interface Typesetter {
  /** Sets a document; the images that it names are those of `withImages`. */
  set(document: PrintedDocument): Promise<Typeset>
  /** Does something while the library has a document's images by their names. */
  withImages<Done>(document: PrintedDocument, act: () => Promise<Done>): Promise<Done>
}

/**
 * Opens the library with the template and the typefaces; it reaches neither files nor the network
 * from within a document.
 * @param folder With fonts for the signs that ours lack.
 */
export async function openTypesetter(folder?: string): Promise<Typesetter> {
  const compiler = createTypstCompiler()
  await compiler.init({
    // Says at every start that it should be told in another way, unless it is.
    getWrapper: async () => ({
      ...library,
      default: (module_or_path: Uint8Array) => library.default({ module_or_path }),
    }),
    getModule: () =>
      readFileSync(
        resolve('@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm'),
      ),
    // Otherwise it would fetch typefaces from the network.
    beforeBuild: [loadFonts(readFonts(folder), { assets: false })],
  })
  compiler.addSource(main, template)
  return {
    set: async ({ images: _, ...document }) => {
      const inputs = { data: JSON.stringify(document) }
      return await compiler.runWithWorld({ mainFilePath: main, inputs }, async (world) => {
        const made = await world.compile({ diagnostics: 'full' })
        return made.hasError ? { ...made, result: undefined } : await world.pdf()
      })
    },
    withImages: async ({ images = {} }, act) => {
      for (const [name, bytes] of Object.entries(images)) compiler.mapShadow(name, bytes)
      try {
        return await act()
      } finally {
        for (const name of Object.keys(images)) compiler.unmapShadow(name)
      }
    },
  }
}

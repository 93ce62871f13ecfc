import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createTypstCompiler, loadFonts } from '@myriaddreamin/typst.ts'
import * as library from '@myriaddreamin/typst-ts-web-compiler'
import type { PrintedDocument } from './document.ts'
import { readFonts } from './fonts.ts'
import { template } from './template.ts'
import { withoutBadParts } from './without-bad-parts.ts'

/**
 * A process of its own that makes PDFs: the library grows with each document, and what it makes of
 * a document may take long or end it. It is told one document at a time, and reaches neither files
 * nor the network from within one. What it is started with is a folder of more fonts, if any.
 */

const main = '/main.typ'
const { resolve } = createRequire(import.meta.url)

const compiler = createTypstCompiler()
await compiler.init({
  // Says at every start that it should be told in another way, unless it is.
  getWrapper: async () => ({
    ...library,
    default: (module_or_path: Uint8Array) => library.default({ module_or_path }),
  }),
  getModule: () =>
    readFileSync(resolve('@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm')),
  // Otherwise it would fetch typefaces from the network.
  beforeBuild: [loadFonts(readFonts(process.argv[2]), { assets: false })],
})
compiler.addSource(main, template)

/** The library has the document's images by their names already. */
async function set({ images: _, ...document }: PrintedDocument) {
  const inputs = { data: JSON.stringify(document) }
  return await compiler.runWithWorld({ mainFilePath: main, inputs }, async (world) => {
    const made = await world.compile({ diagnostics: 'full' })
    return made.hasError ? { ...made, result: undefined } : await world.pdf()
  })
}

const canBeSet = async (one: PrintedDocument) => (await set(one)).result !== undefined

async function print(document: PrintedDocument): Promise<Uint8Array> {
  const images = Object.entries(document.images ?? {})
  for (const [name, bytes] of images) compiler.mapShadow(name, bytes)
  try {
    const first = await set(document)
    // One that cannot be set fails all of a document, which does not say which it was.
    const { result, diagnostics } =
      first.result === undefined ? await set(await withoutBadParts(document, canBeSet)) : first
    if (result === undefined) {
      throw new Error(diagnostics?.map(({ message }) => message).join('; ') ?? 'Nothing was made')
    }
    return result
  } finally {
    for (const [name] of images) compiler.unmapShadow(name)
  }
}

process.on('message', async (document: PrintedDocument) => {
  try {
    process.send?.({ pdf: await print(document) })
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.message : String(error) })
  }
})
// The process that it prints for has ended.
process.on('disconnect', () => process.exit(0))

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createTypstCompiler, loadFonts } from '@myriaddreamin/typst.ts'
import * as library from '@myriaddreamin/typst-ts-web-compiler'
import type { Part, PrintedDocument } from './document.ts'
import { readFonts } from './fonts.ts'
import { template } from './template.ts'

/**
 * A process of its own that makes PDFs: the library grows with each document, and what it makes of
 * a document may take long or end it. It is told one document at a time, and reaches neither files
 * nor the network from within one.
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
  beforeBuild: [loadFonts(readFonts(), { assets: false })],
})
compiler.addSource(main, template)

async function set(document: PrintedDocument) {
  const inputs = { data: JSON.stringify(document) }
  return await compiler.runWithWorld({ mainFilePath: main, inputs }, async (world) => {
    const made = await world.compile({ diagnostics: 'full' })
    return made.hasError ? { ...made, result: undefined } : await world.pdf()
  })
}

async function print(document: PrintedDocument): Promise<Uint8Array> {
  const first = await set(document)
  // One that cannot be set fails all of a document, which does not say which it was.
  const { result, diagnostics } =
    first.result === undefined ? await set(await withoutBadEquations(document)) : first
  if (result === undefined) {
    throw new Error(diagnostics?.map(({ message }) => message).join('; ') ?? 'Nothing was made')
  }
  return result
}

type Equation = Extract<Part, { kind: 'equation' }>

const isEquation = (value: unknown): value is Equation => Object(value).kind === 'equation'

/** The document with every equation that cannot be set shown as it was written. */
async function withoutBadEquations(document: PrintedDocument): Promise<PrintedDocument> {
  const equations = new Map<string, Equation>()
  const text = JSON.stringify(document, (_, value) => {
    if (isEquation(value)) equations.set(value.code, value)
    return value
  })
  const bad = new Set<string>()
  for (const equation of equations.values()) {
    const blocks = [{ kind: 'paragraph', parts: [equation] }] as const
    const { result } = await set({ title: '', facts: [], sections: [{ heading: '', blocks }] })
    if (result === undefined) bad.add(equation.code)
  }
  return JSON.parse(text, (_, value) =>
    isEquation(value) && bad.has(value.code) ? { kind: 'text', text: value.alt } : value,
  )
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

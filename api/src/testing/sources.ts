import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const sources = path.join(import.meta.dirname, '..')

const isTest = /\.(test|fixtures|testing)\.ts$|(^|\/)testing(\/|\.ts$)/

/** The server's own files, without tests and what only tests use, in which this is found; by path. */
export const sourcesWith = (found: RegExp): string[] =>
  serverSources()
    .filter(({ text }) => found.test(text))
    .map(({ file }) => file)

/** The server's own files, without tests and what only tests use: path below `src` and text. */
export const serverSources = (): { file: string; text: string }[] =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !isTest.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(sources, file), 'utf8') }))

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseVersion, type RemoteVersion } from '../src/contract/registry.ts'
import { type WebPackage, webPackages } from './layout.ts'

/** File in each version's folder that says what was built; written last, so it means complete. */
export const recordFile = 'build.json'

/** File in each version's folder with the subresource integrity of all its scripts, for browsers. */
const integrityFile = 'integrity.json'

/** Names that modules export, by the module, as the code of remotes asks for it. */
export type NamesByModule = Readonly<Record<string, readonly string[]>>

/** What a build wrote down about itself. */
export interface BuildRecord extends RemoteVersion {
  name: WebPackage
  commit: string
  /** ISO time. */
  builtAt: string
  /** Of the shell: what it has for remotes. Missing in builds from before it was written down. */
  offers?: NamesByModule
  /** Of a remote: what it takes from the shell. Missing in builds from before it was written down. */
  uses?: NamesByModule
  /** `sha384-…` of every other file of the folder, compressed ones as well, by name. */
  files: Readonly<Record<string, string>>
}

/** A file's hash, in the form that a browser takes as subresource integrity. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

/** Hashes all files of a folder, by their name within it, in order of names. */
function hashFolder(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  const names = files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(folder.length + 1))
  return Object.fromEntries(
    names.sort().map((name) => [name, integrityOf(readFileSync(join(folder, name)))]),
  )
}

/**
 * Writes a build's `integrity.json`, before the folder is compressed.
 * @returns its own hash, and that of each script, by name.
 */
export function writeIntegrity(folder: string): { list: string; scripts: Record<string, string> } {
  const all = Object.entries(hashFolder(folder))
  const scripts = Object.fromEntries(all.filter(([name]) => name.endsWith('.js')))
  const text = JSON.stringify(scripts)
  writeFileSync(join(folder, integrityFile), text)
  return { list: integrityOf(text), scripts }
}

/**
 * Writes a build's record, which lists all files that are there by then.
 * @throws Error when it could not be read again, as with a file whose name cannot be published.
 */
export function writeRecord(folder: string, build: Omit<BuildRecord, 'files'>): BuildRecord {
  const text = `${JSON.stringify({ ...build, files: hashFolder(folder) }, null, 2)}\n`
  const record = parseRecord(text)
  writeFileSync(join(folder, recordFile), text)
  return record
}

/**
 * Reads the record of a build.
 * @throws Error naming the first part that is not as it should be.
 */
export function parseRecord(text: string): BuildRecord {
  const input: unknown = JSON.parse(text)
  const version = parseVersion(input, recordFile)
  const { name, commit, builtAt, offers, uses, files } = input as Record<string, unknown>
  const known = webPackages.find((candidate) => candidate === name)
  if (!known) throw new Error(`${recordFile}.name is no package: ${String(name)}`)
  if (typeof commit !== 'string') throw new Error(`${recordFile}.commit must be a text`)
  if (typeof builtAt !== 'string' || Number.isNaN(Date.parse(builtAt))) {
    throw new Error(`${recordFile}.builtAt must be a time`)
  }
  return {
    ...version,
    name: known,
    commit,
    builtAt,
    ...(offers === undefined ? {} : { offers: parseNames(offers, 'offers') }),
    ...(uses === undefined ? {} : { uses: parseNames(uses, 'uses') }),
    files: parseFiles(files),
  }
}

function parseNames(input: unknown, where: string): NamesByModule {
  if (typeof input !== 'object' || input === null) {
    throw new Error(`${recordFile}.${where} must be an object`)
  }
  return Object.fromEntries(
    Object.entries(input).map(([module, names]) => {
      if (!isTexts(names))
        throw new Error(`${recordFile}.${where}[${module}] must be a list of names`)
      return [module, names]
    }),
  )
}

function isTexts(input: unknown): input is string[] {
  return Array.isArray(input) && input.every((item) => typeof item === 'string')
}

/** Names stay within the folder: they become paths where a version is published. */
function parseFiles(input: unknown): Record<string, string> {
  const files: Record<string, string> = {}
  if (typeof input !== 'object' || input === null) {
    throw new Error(`${recordFile}.files must be an object`)
  }
  for (const [name, hash] of Object.entries(input)) {
    if (!/^(\w[\w.-]*\/)*\w[\w.-]*$/.test(name) || typeof hash !== 'string') {
      throw new Error(`${recordFile}.files[${name}] is no file of a build`)
    }
    files[name] = hash
  }
  return files
}

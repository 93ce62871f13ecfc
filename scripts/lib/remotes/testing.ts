import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { NamesByModule, WebPackage } from '@portal/shared/build'
import { onTestFinished } from 'vitest'
import { runRemotes, type ToolMeans } from './run.ts'

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-remotes-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const sri = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/** What a version of a package holds, if not the usual. */
export interface BuildOptions {
  contract?: number
  content?: string
  builtAt?: string
  /** Of the shell: what it has for remotes. */
  offers?: NamesByModule
  /** Of a remote: what it takes from the shell. */
  uses?: NamesByModule
}

/** Lays a version of a package into a folder of builds, as a build would, of a few small files. */
export function layBuild(
  dist: string,
  name: WebPackage,
  version: string,
  {
    contract = 1,
    content = version,
    builtAt = '2026-01-01T10:00:00.000Z',
    ...names
  }: BuildOptions = {},
): void {
  const isShell = name === 'host-shell'
  const root = isShell ? `/shell/${version}/` : `/remotes/${name}/${version}/`
  const scripts: Record<string, string> = isShell
    ? { 'shell.1.js': `shell ${content}` }
    : { 'entry.1.js': `entry ${content}`, 'home.2.js': `home ${content}` }
  const page = { 'index.html': `page ${content}`, 'content-security-policy.txt': `csp ${content}` }
  const integrity = JSON.stringify(hashes(scripts))
  const files: Record<string, string> = {
    ...scripts,
    ...(isShell ? page : {}),
    'font.3.woff2': 'font',
    'integrity.json': integrity,
  }
  for (const script of Object.keys(scripts)) {
    files[`${script}.br`] = `br ${files[script]}`
    files[`${script}.gz`] = `gz ${files[script]}`
  }
  const entry = isShell ? root : `${root}entry.1.js`
  const record = {
    ...{ name, version, contract, commit: 'abc1234', builtAt, entry, preload: [] },
    ...names,
    screens: isShell ? {} : { '/': [`${root}home.2.js`] },
    integrity: isShell ? {} : { [entry]: sri(`entry ${content}`) },
    integrityList: sri(integrity),
    files: hashes(files),
  }
  const folder = join(dist, root)
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  writeFileSync(join(folder, 'build.json'), JSON.stringify(record))
}

function hashes(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [file, sri(text)]))
}

/** Every file of a folder with its content, by path. */
export function contentOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  return Object.fromEntries(
    files
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
      .sort()
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'latin1')]),
  )
}

/** Writes one file of a folder, with the folders that lead to it. */
export function put(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

/** Runs the tool in this process and gives what it prints, or the line with which it fails. */
export async function tool(
  args: string,
  dist: string,
  means: Partial<ToolMeans> = {},
): Promise<string> {
  const lines: string[] = []
  const print = (line: string) => lines.push(line)
  try {
    await runRemotes(args.split(' '), { print, environment: {}, dist, ...means })
    return lines.join('\n')
  } catch (error) {
    return `FAILED: ${error instanceof Error ? error.message : error}`
  }
}

/**
 * A folder of builds, and a target to which they were published: a shell, and three versions of the
 * tutors' remote, of which `b` is current and `a` the one before. Both are gone after the test.
 */
export async function aRelease(): Promise<{ built: string; served: string }> {
  template ??= makeTemplate()
  const folders = { built: temporaryFolder(), served: temporaryFolder() }
  const { built, served } = await template
  cpSync(built, folders.built, { recursive: true })
  cpSync(served, folders.served, { recursive: true })
  return folders
}

/** Made once for all tests of a file. */
let template: Promise<{ built: string; served: string }> | undefined

async function makeTemplate(): Promise<{ built: string; served: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-remotes-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const [built, served] = [join(folder, 'built'), join(folder, 'served')]
  for (const each of [built, served]) {
    layBuild(each, 'host-shell', 's1')
    layBuild(each, 'mfe-tutor', 'a', { builtAt: '2026-01-01T10:00:00.000Z' })
    layBuild(each, 'mfe-tutor', 'b', { builtAt: '2026-01-02T10:00:00.000Z' })
    layBuild(each, 'mfe-tutor', 'c', { builtAt: '2026-01-03T10:00:00.000Z' })
  }
  for (const version of ['host-shell s1', 'mfe-tutor a', 'mfe-tutor b']) {
    await tool(`promote ${version} --at ${served}`, built)
  }
  return { built, served }
}

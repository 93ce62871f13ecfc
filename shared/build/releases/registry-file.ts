import {
  parseRegistry,
  type Registry,
  registryText,
  unknownRemotes,
} from '../../src/contract/registry.ts'
import { ReleaseError } from './release-error.ts'
import type { NewFile, ReleaseStore } from './store.ts'

/** Name of the registry in every store. */
export const registryFile = 'remotes.json'

/** What is released at a store. */
export interface Released {
  registry: Registry
  tag: string
}

/**
 * Reads what is released at a store; null where there is no registry.
 * @throws ReleaseError when the file is not a registry, whole and of this portal.
 */
export async function readReleased(store: ReleaseStore): Promise<Released | null> {
  const file = await store.read(registryFile)
  if (!file) return null
  return { registry: checkRegistry(file.content.toString(), store), tag: file.tag }
}

function checkRegistry(text: string, { place }: ReleaseStore): Registry {
  const where = `${registryFile} at ${place}`
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch (error) {
    throw new ReleaseError(`${where} is no JSON, or half of it: ${messageOf(error)}`)
  }
  try {
    const registry = parseRegistry(input)
    const [unknown] = unknownRemotes(input)
    if (unknown === undefined) return registry
    throw new Error(`registry.remotes names ${unknown}, which is no remote of this portal`)
  } catch (error) {
    throw new ReleaseError(`${where} is not in order: ${messageOf(error)}`)
  }
}

/** What a release changes. */
export interface Change {
  registry: Registry
  /** Files that change with the registry, put in place before it. */
  along?: readonly NewFile[]
}

/**
 * Changes what is released, in one step and with nobody else's change lost. When `change` throws,
 * or what it gives is no registry, the file stays as it was, byte for byte. `change` may be called
 * twice: where somebody else's change came first, once more on top of that.
 * `orNew`: takes what cannot be read for nothing, as a build may whose sources say what to release.
 */
export async function changeRegistry(
  store: ReleaseStore,
  change: (before: Registry | null) => Promise<Change>,
  { orNew = false } = {},
): Promise<Registry> {
  return store.exclusively(async () => {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const file = await store.read(registryFile)
      const before = file && readOr(file.content.toString(), store, orNew)
      const { registry, along = [] } = await change(before)
      const text = registryText(registry)
      checkRegistry(text, store)
      if (along.length === 0 && text === file?.content.toString()) return registry
      const next = { path: registryFile, content: Buffer.from(text) }
      if (await store.replace(next, file?.tag ?? null, along)) return registry
    }
    throw new ReleaseError(
      `${registryFile} at ${store.place} is being changed by somebody else; try again`,
    )
  })
}

function readOr(text: string, store: ReleaseStore, orNew: boolean): Registry | null {
  try {
    return checkRegistry(text, store)
  } catch (error) {
    if (orNew) return null
    throw error
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

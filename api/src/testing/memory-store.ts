import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { checkFileName, type FileStore } from '../files/file-store.ts'

/** A file store without a folder; `now` says since when a file is there. */
export function memoryStore(now: () => Date = () => new Date()): FileStore {
  const files = new Map<string, { bytes: Buffer; at: Date }>()
  const parts = new Map<string, { held: Map<string, Buffer>; at: Date }>()
  const put = (name: string, bytes: Uint8Array) => {
    checkFileName(name)
    files.set(name, { bytes: Buffer.from(bytes), at: now() })
  }
  return {
    put: async (name, bytes) => put(name, bytes),
    putFile: async (name, path) => put(name, await readFile(path)),
    open: async (name, range) => {
      checkFileName(name)
      const found = files.get(name)?.bytes
      if (found === undefined) return undefined
      const { start, end } = range ?? { start: 0, end: found.length - 1 }
      return { stream: Readable.from([found.subarray(start, end + 1)]), bytes: found.length }
    },
    remove: async (name) => {
      checkFileName(name)
      files.delete(name)
    },
    list: async function* () {
      for (const [name, { at }] of files) yield { name, at }
    },
    beginParts: async (name) => {
      checkFileName(name)
      parts.set(name, { held: new Map(), at: now() })
      return name
    },
    putPart: async ({ name }, part, bytes) => {
      const held = parts.get(name)?.held
      if (held === undefined) throw new Error('There is no such upload')
      held.set(String(part), Buffer.from(bytes))
      return String(part)
    },
    finishParts: async ({ name }, tags) => {
      const held = parts.get(name)?.held
      const all = tags.map((tag) => held?.get(tag))
      put(
        name,
        Buffer.concat(
          all.map((part) => {
            if (part === undefined) throw new Error('A part is missing')
            return part
          }),
        ),
      )
      parts.delete(name)
    },
    dropParts: async ({ name }) => void parts.delete(name),
    listParts: async function* () {
      for (const [name, { at }] of parts) yield { name, key: name, at }
    },
  }
}

import { type FileStore, typeOf } from '../files/file-store.ts'

/** A file store without a folder. */
export function memoryStore(): FileStore {
  const files = new Map<string, Uint8Array>()
  return {
    put: async (name, bytes) => {
      files.set(name, bytes)
    },
    get: async (name) => {
      const bytes = files.get(name)
      return bytes && { bytes, type: typeOf(name) }
    },
    remove: async (name) => {
      files.delete(name)
    },
  }
}

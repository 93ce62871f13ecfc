import { checkFileName, type FileStore, typeOf } from '../files/file-store.ts'

/** A file store without a folder. */
export function memoryStore(): FileStore {
  const files = new Map<string, Uint8Array>()
  return {
    put: async (name, bytes) => {
      checkFileName(name)
      files.set(name, bytes)
    },
    get: async (name) => {
      checkFileName(name)
      const bytes = files.get(name)
      return bytes && { bytes, type: typeOf(name) }
    },
    remove: async (name) => {
      checkFileName(name)
      files.delete(name)
    },
  }
}

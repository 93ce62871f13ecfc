// In the place of parts of the federation runtime that every signed-in page would carry for nothing.

// Snapshots tell of remotes by a manifest; the portal's registry tells of them, and where they are.
export class SnapshotHandler {
  manifestCache = new Map()
  hooks = { applyPlugin: () => undefined }
}
export const getGlobalRemoteInfo = () => ({})

// The page itself asks ahead for what it needs.
const notHere = () => {
  throw new Error('Preloading by federation is left out of this build')
}
export const defaultPreloadArgs = notHere
export const formatPreloadArgs = notHere
export const normalizePreloadExposes = notHere
export const preloadAssets = notHere

// The shell alone gives, one version of each, and the contract's number says whether it fits.
export const satisfy = () => true

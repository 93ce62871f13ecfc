import type { Live } from '../../live/live.ts'
import type { SavedSettings } from './default-settings.ts'

/** The settings that can be changed while the portal runs, as this process has them. */
export interface SettingsCache {
  /** At once, since every call is let in by them. */
  now(): SavedSettings
  /** Ends it, after a read that is under way. */
  close(): Promise<void>
}

interface CacheParts {
  /** What the server was told at its start. */
  first: SavedSettings
  /** Reads them from the database. */
  read: () => Promise<SavedSettings>
  live: Pick<Live, 'on'>
  /** Hears why they could not be read again; what was known holds until they can. */
  onFailure: (error: unknown) => void
}

const tryAgainMs = 2_000

/** Reads the settings, and again whenever any process has changed one. */
export async function cacheSettings(parts: CacheParts): Promise<SettingsCache> {
  const { read, live, onFailure } = parts
  let known = parts.first
  let isStale = false
  let hasEnded = false
  let timer: NodeJS.Timeout | undefined
  let reading: Promise<void> | undefined

  const readThem = async () => {
    do {
      isStale = false
      known = await read()
    } while (isStale && !hasEnded)
  }
  const refresh = () => {
    isStale = true
    if (reading !== undefined || hasEnded) return
    clearTimeout(timer)
    reading = readThem()
      .catch((error: unknown) => {
        onFailure(error)
        timer = setTimeout(refresh, tryAgainMs)
        timer.unref()
      })
      .finally(() => {
        reading = undefined
      })
  }

  // It listens before it reads, so that no change falls between the two.
  const deaf = live.on('settings', refresh)
  reading = readThem()
  try {
    await reading
  } catch (error) {
    deaf()
    throw error
  }
  reading = undefined
  return {
    now: () => known,
    close: async () => {
      hasEnded = true
      deaf()
      await reading
      clearTimeout(timer)
    },
  }
}

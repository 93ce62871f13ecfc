import { useSession } from '@portal/shared/session'
import { useState } from 'react'
import { readShortcutKeys, type ShortcutKeys } from '../rules/shortcuts.ts'

/** How a student likes the runner; kept on the device. */
export interface Preferences {
  isTimeHidden: boolean
  /** Size of question and answers, 1 for normal. */
  zoom: number
}

const storageKey = 'portal.runner'
const defaults: Preferences = { isTimeHidden: false, zoom: 1 }

export const zoomSteps: readonly number[] = [0.9, 1, 1.15, 1.3, 1.5, 1.75]

/** The size one step larger or smaller, within what there is. */
export function zoomBy(zoom: number, step: 1 | -1): number {
  return zoomSteps[zoomSteps.indexOf(zoom) + step] ?? zoom
}

function read(): Preferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    const { isTimeHidden, zoom }: Partial<Record<keyof Preferences, unknown>> =
      typeof stored === 'object' && stored !== null ? stored : {}
    return {
      isTimeHidden: isTimeHidden === true,
      zoom: zoomSteps.find((step) => step === zoom) ?? defaults.zoom,
    }
  } catch {
    return defaults
  }
}

/** The preferences and how to change them. Without local storage they last as long as the page. */
export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
  const [preferences, setPreferences] = useState(read)
  const change = (what: Partial<Preferences>) => {
    const next = { ...preferences, ...what }
    setPreferences(next)
    try {
      localStorage.setItem(storageKey, JSON.stringify(next))
    } catch {
      // The choice then holds for this page only.
    }
  }
  return [preferences, change]
}

const keysAt = (person: string) => `portal.runner.keys.${person}`

function readKeys(person: string): ShortcutKeys {
  try {
    return readShortcutKeys(JSON.parse(localStorage.getItem(keysAt(person)) ?? '{}'))
  } catch {
    return readShortcutKeys(null)
  }
}

/** The single keys of who is signed in and how to change them; kept on the device for each person. */
export function useShortcutKeys(): [ShortcutKeys, (keys: ShortcutKeys) => void] {
  const person = useSession(({ claims }) => claims?.userId) ?? ''
  const [keys, setKeys] = useState(() => readKeys(person))
  const change = (next: ShortcutKeys) => {
    setKeys(next)
    try {
      localStorage.setItem(keysAt(person), JSON.stringify(next))
    } catch {
      // They then hold for this page only.
    }
  }
  return [keys, change]
}

import { useSyncExternalStore } from 'react'

/** What the person chose; `system` follows the device. */
export type ColourMode = 'light' | 'dark' | 'system'

/** The key in local storage under which the choice is remembered. */
export const colourModeKey = 'colour-mode'

const listeners = new Set<() => void>()
const darkQuery = '(prefers-color-scheme: dark)'

function deviceIsDark(): boolean {
  return typeof matchMedia === 'function' && matchMedia(darkQuery).matches
}

function readChoice(): ColourMode {
  try {
    const stored = localStorage.getItem(colourModeKey)
    if (stored === 'light' || stored === 'dark') return stored
  } catch {
    // Storage can be refused (private windows, policies); the device's mode is then right.
  }
  return 'system'
}

/** The mode on screen for a choice. */
export function resolveColourMode(choice: ColourMode): 'light' | 'dark' {
  if (choice === 'system') return deviceIsDark() ? 'dark' : 'light'
  return choice
}

/** Puts the mode on `<html>` as class `light` or `dark`. */
function applyColourMode(choice: ColourMode = readChoice()): void {
  const mode = resolveColourMode(choice)
  const root = document.documentElement
  root.classList.toggle('dark', mode === 'dark')
  root.classList.toggle('light', mode === 'light')
  root.style.colorScheme = mode
}

function setChoice(choice: ColourMode): void {
  try {
    if (choice === 'system') localStorage.removeItem(colourModeKey)
    else localStorage.setItem(colourModeKey, choice)
  } catch {
    // As above: the choice then lasts as long as the page.
  }
  applyColourMode(choice)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const onChange = () => {
    applyColourMode()
    listener()
  }
  const media = typeof matchMedia === 'function' ? matchMedia(darkQuery) : undefined
  media?.addEventListener('change', onChange)
  window.addEventListener('storage', onChange)
  return () => {
    listeners.delete(listener)
    media?.removeEventListener('change', onChange)
    window.removeEventListener('storage', onChange)
  }
}

/** Keeps the mode that of the device, and of a choice in another tab, until the answer is called. */
export function followColourMode(): () => void {
  applyColourMode()
  return subscribe(() => undefined)
}

/** The person's choice, the mode on screen, and how to change it; shared by all tabs. */
export function useColourMode(): {
  choice: ColourMode
  mode: 'light' | 'dark'
  setChoice: (choice: ColourMode) => void
} {
  const choice = useSyncExternalStore(subscribe, readChoice, () => 'system' as const)
  const mode = useSyncExternalStore(
    subscribe,
    () => resolveColourMode(readChoice()),
    () => 'light' as const,
  )
  return { choice, mode, setChoice }
}

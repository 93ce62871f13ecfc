import { create } from 'zustand'
import { send } from '../api/transport.ts'
import type { CallAnswer } from '../api/types.ts'

/** The server's settings, with the sign-ins of the demo world where it runs one. */
export type ServerSettings = CallAnswer<'GET /System/Settings/GetPublicSettings'>

/** What the portal goes by when the server did not say: the page works, without chat and demo. */
export const fallbackSettings: ServerSettings = {
  isDemo: false,
  demoAccounts: [],
  demoPassword: null,
  helpChatUrl: '',
  reviewUrl: '',
  portalName: 'Portal',
  hasLogo: false,
  colours: null,
  allowsOverrides: false,
  worksOffline: false,
}

interface SettingsState {
  /** Undefined until the server has said, or has failed to. */
  settings: ServerSettings | undefined
}

/** Settings of this page's server; the page brings them along, else they are fetched once. */
export const useSettings = create<SettingsState>(() => ({ settings: settingsInPage() }))

let fetching: Promise<void> | undefined

/** Fetches the settings if the page did not bring them. Never throws. */
export function loadSettings(): Promise<void> {
  if (useSettings.getState().settings !== undefined) return Promise.resolve()
  fetching ??= send('GET /System/Settings/GetPublicSettings', {})
    .then((answer) => {
      useSettings.setState({ settings: isSettings(answer) ? answer : fallbackSettings })
    })
    .catch(() => {
      useSettings.setState({ settings: fallbackSettings })
    })
    .finally(() => {
      fetching = undefined
    })
  return fetching
}

/** The settings that the server put into the page, as JSON in `<script id="portal-settings">`. */
function settingsInPage(): ServerSettings | undefined {
  try {
    const text = document.getElementById('portal-settings')?.textContent ?? ''
    const value: unknown = JSON.parse(text)
    return isSettings(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isSettings(value: unknown): value is ServerSettings {
  if (typeof value !== 'object' || value === null) return false
  const fields: Partial<Record<keyof ServerSettings, unknown>> = value
  return (
    typeof fields.isDemo === 'boolean' &&
    Array.isArray(fields.demoAccounts) &&
    typeof fields.helpChatUrl === 'string' &&
    typeof fields.reviewUrl === 'string'
  )
}

import { useShortcutKeys } from '../session/preferences.ts'
import { KeySettings } from './key-settings.tsx'

/** The single keys of who is signed in, for the account. */
export function OwnKeySettings() {
  const [keys, setKeys] = useShortcutKeys()
  return <KeySettings keys={keys} onKeys={setKeys} />
}

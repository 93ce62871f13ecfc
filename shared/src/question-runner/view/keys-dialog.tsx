import { Button, Dialog, Stack, Text } from '@portal/shared/ui'
import { type ReactNode, useState } from 'react'
import { type HelpContext, keyHelp } from '../rules/keys.ts'
import type { ShortcutId } from '../rules/shortcuts.ts'
import { BookmarkIcon, FlagIcon, MarkForReviewIcon } from './icons.ts'
import { KeyList } from './key-list.tsx'
import { KeySettings, type KeySettingsProps } from './key-settings.tsx'

/** As on the buttons. */
const icons: Readonly<Partial<Record<ShortcutId, ReactNode>>> = {
  mark: <MarkForReviewIcon size={16} aria-hidden />,
  flag: <FlagIcon size={16} aria-hidden />,
  bookmark: <BookmarkIcon size={16} aria-hidden />,
}

/** The keys that work on the question on the screen, and how to change them. */
export function KeysDialog({
  onKeys,
  onClose,
  ...context
}: HelpContext & Pick<KeySettingsProps, 'onKeys'> & { onClose: () => void }) {
  const [isChanging, setChanging] = useState(false)
  const { keys } = context
  return (
    <Dialog
      open
      onClose={onClose}
      title={isChanging ? 'Change the keys' : 'Keyboard shortcuts'}
      footer={
        <Button variant="secondary" onClick={() => setChanging(!isChanging)}>
          {isChanging ? 'Show the keys' : 'Change or switch off keys'}
        </Button>
      }
    >
      {isChanging ? (
        <KeySettings keys={keys} onKeys={onKeys} />
      ) : (
        <Stack gap="4">
          {keys.isOff ? (
            <Text size="sm" tone="muted">
              Single-letter keys are switched off.
            </Text>
          ) : null}
          <KeyList
            lines={keyHelp(context)}
            icon={({ id }) => (id === undefined ? null : icons[id])}
          />
        </Stack>
      )}
    </Dialog>
  )
}

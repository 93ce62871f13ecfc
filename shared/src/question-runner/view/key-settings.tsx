import { Switch, TextField } from '@portal/shared/forms'
import { Box, Button, Grid, Row, Stack, Text } from '@portal/shared/ui'
import { useState } from 'react'
import {
  changeKey,
  keysOf,
  type ShortcutId,
  type ShortcutKeys,
  shortcutIds,
  shortcutWords,
  usualKeys,
} from '../rules/shortcuts.ts'

export interface KeySettingsProps {
  keys: ShortcutKeys
  onKeys: (keys: ShortcutKeys) => void
}

/** Single keys switched off, put on other keys, or back on the usual ones. Takes effect at once. */
export function KeySettings({ keys, onKeys }: KeySettingsProps) {
  const isUsual = Object.keys(keys.changed).length === 0
  return (
    <Stack gap="5">
      <Switch
        label="Single-letter keys"
        hint="Off, letters and signs do nothing in the question runner: no key that is pressed by accident, or by speech input, changes an answer. Arrows and Enter go on working."
        checked={!keys.isOff}
        onValue={(isOn) => onKeys({ ...keys, isOff: !isOn })}
      />
      {keys.isOff ? null : (
        <>
          <Text size="sm" tone="muted">
            A to H choose answers. Put what else a key does on any other letter, digit or sign.
          </Text>
          <Grid columns={2} gap="4">
            {shortcutIds.map((id) => (
              <KeyField key={id} id={id} keys={keys} onKeys={onKeys} />
            ))}
          </Grid>
        </>
      )}
      <Row>
        <Button
          variant="secondary"
          disabled={isUsual && !keys.isOff}
          onClick={() => onKeys(usualKeys)}
        >
          Reset to the usual keys
        </Button>
        <Box role="status">
          {isUsual && !keys.isOff ? (
            <Text size="sm" tone="muted">
              These are the usual keys.
            </Text>
          ) : null}
        </Box>
      </Row>
    </Stack>
  )
}

function KeyField({ id, keys, onKeys }: KeySettingsProps & { id: ShortcutId }) {
  /** What was typed and could not be taken; nothing where the key that holds is shown. */
  const [refused, setRefused] = useState<{ text: string; problem: string } | null>(null)
  const [key = ''] = keysOf(keys, id)
  const type = (text: string) => {
    // The last one counts, so that a key is changed by typing another behind it.
    const typed = [...text].at(-1) ?? ''
    const change = changeKey(keys, id, typed)
    if ('problem' in change) {
      setRefused({ text: typed.toUpperCase(), problem: change.problem })
      return
    }
    setRefused(null)
    onKeys(change.keys)
  }
  return (
    <TextField
      label={shortcutWords[id]}
      value={refused?.text ?? key.toUpperCase()}
      onValue={type}
      onBlur={() => setRefused(null)}
      onFocus={(event) => event.target.select()}
      error={refused?.problem}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

import { TextField } from '@portal/shared/forms'
import { useState } from 'react'
import { addressOfTyped } from './addresses.rules.ts'
import { DialogForm } from './dialog-form.tsx'

export interface LinkDialogProps {
  /** The address of the link that is changed. */
  address?: string
  /** Nothing is chosen that could be the link's words, so that they are asked for. */
  asksWords: boolean
  onDone: (link: { address: string; words: string }) => void
  onClose: () => void
  onRemove?: () => void
}

/** Where a link leads. */
export function LinkDialog(props: LinkDialogProps) {
  const { address = '', asksWords, onDone, onClose, onRemove } = props
  const [typed, setTyped] = useState(address)
  const [words, setWords] = useState('')
  const [isTried, setTried] = useState(false)
  const found = addressOfTyped(typed)
  const done = () => {
    setTried(true)
    if (found !== undefined) onDone({ address: found, words: words.trim() || typed.trim() })
  }
  return (
    <DialogForm
      title={address === '' ? 'Insert link' : 'Change link'}
      action={address === '' ? 'Add link' : 'Save link'}
      isBlocked={typed.trim() === ''}
      onDone={done}
      onClose={onClose}
      remove={onRemove && { label: 'Remove link', onPress: onRemove }}
    >
      <TextField
        label="Address"
        hint="A page (https), an email address, or a path of the portal, as /resources."
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onValue={setTyped}
        {...(isTried &&
          found === undefined && {
            error: 'Enter an address that begins with https://, an email address, or a path.',
          })}
      />
      {asksWords ? (
        <TextField label="Words of the link" optional value={words} onValue={setWords} />
      ) : null}
    </DialogForm>
  )
}

import { Field, type FieldCommon } from '@portal/shared/forms'
import { chakra } from '@portal/shared/ui'
import { Upload } from 'lucide-react'
import { type ChangeEvent, type ClipboardEvent, type DragEvent, useState } from 'react'

const Drop = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '1',
    paddingX: '4',
    paddingY: '6',
    textAlign: 'center',
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'lg',
    fontSize: 'sm',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    '& > strong': { color: 'fg', fontWeight: 'medium' },
    '& > input': { position: 'absolute', inset: '0', opacity: 0, cursor: 'pointer', width: '100%' },
    '&:not(:has(:disabled)):is(:hover, [data-over])': {
      borderColor: 'border.brand',
      bg: 'bg.brandSoft',
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '&:has([aria-invalid=true])': { borderColor: 'danger.solid' },
    // Not paler: what it says must still be read.
    '&:has(:disabled)': { bg: 'bg.sunken', '& > strong': { color: 'fg.muted' } },
    '& > input:disabled': { cursor: 'not-allowed' },
  },
})

export interface ChooseFilesProps extends FieldCommon {
  /** As of `<input accept>`: `image/*`, `.pdf`. */
  accept: string
  /** The files chosen, dropped or pasted; what is wrong with them is for the caller to say. */
  onFiles: (files: File[]) => void
  multiple?: boolean
  disabled?: boolean
  /** None can be chosen by this person, and nothing invites to it. */
  readOnly?: boolean | undefined
  /** Something is chosen already, in place of which another would come. */
  isFilled?: boolean
  name?: string
}

/** Files by choosing, dropping or pasting; sends none. */
export function ChooseFiles(props: ChooseFilesProps) {
  const { accept, onFiles, multiple = false, isFilled, name, ...rest } = props
  const { disabled = false, readOnly = false, ...field } = rest
  const isOff = disabled || readOnly
  const [isOver, setOver] = useState(false)
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])]
    if (files.length > 0 && !isOff) onFiles(multiple ? files : files.slice(0, 1))
  }
  return (
    <Field {...field}>
      {(aria) => (
        <Drop
          data-over={isOver ? '' : undefined}
          onDragOver={(event: DragEvent) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event: DragEvent) => {
            event.preventDefault()
            setOver(false)
            take(event.dataTransfer.files)
          }}
          onPaste={(event: ClipboardEvent) => {
            if (event.clipboardData.files.length > 0) event.preventDefault()
            take(event.clipboardData.files)
          }}
        >
          {readOnly ? null : <Upload size={20} aria-hidden />}
          <strong>{readOnly ? 'Only to be looked at' : invitation(multiple, isFilled)}</strong>
          <input
            {...aria}
            {...{ name, accept, multiple }}
            disabled={isOff}
            type="file"
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              take(event.target.files)
              // So that the same file can be chosen again after it was mended.
              event.target.value = ''
            }}
          />
        </Drop>
      )}
    </Field>
  )
}

function invitation(multiple: boolean, isFilled = false): string {
  if (multiple) return 'Choose files, drop them here or paste them'
  return `Choose ${isFilled ? 'another' : 'a'} file, drop it here or paste it`
}

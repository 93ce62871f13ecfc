import { TextArea } from '@portal/shared/forms'
import { chakra, messageOf } from '@portal/shared/ui'
import { useState } from 'react'
import { DialogForm } from './dialog-form.tsx'
import { pictureAddress, setEquation } from './equations.ts'

const Plate = chakra('div', {
  base: {
    padding: '4',
    overflowX: 'auto',
    bg: 'bg.plate',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    textAlign: 'center',
    '& > img': { display: 'inline-block', maxWidth: 'none', fontSize: '1.25rem' },
  },
})

export interface EquationDialogProps {
  /** The equation that is changed; a new one when left out. */
  latex?: string
  onDone: (latex: string) => void
  onClose: () => void
  onRemove?: () => void
}

type Shown = { step: 'typing' } | { step: 'asking' } | { step: 'shown'; svg: string }

/** LaTeX, looked at before it goes into the text: the first press previews, the second adds. */
export function EquationDialog({ latex, onDone, onClose, onRemove }: EquationDialogProps) {
  const [text, setText] = useState(latex ?? '')
  const [shown, setShown] = useState<Shown>({ step: 'typing' })
  const [fault, setFault] = useState<string>()
  const typed = text.trim()
  const isShown = shown.step === 'shown'
  const preview = async () => {
    setShown({ step: 'asking' })
    try {
      const { svg, message } = await setEquation(typed)
      setShown(svg === null ? { step: 'typing' } : { step: 'shown', svg })
      if (svg === null) setFault(message ?? 'This equation cannot be set.')
    } catch (error) {
      setShown({ step: 'typing' })
      setFault(messageOf(error) ?? 'The preview could not be made. Please try again.')
    }
  }
  return (
    <DialogForm
      title={latex === undefined ? 'Insert Equation' : 'Change equation'}
      description="In LaTeX, as \frac{1}{2} or x^2 + 3x."
      action={actionOf(isShown, latex !== undefined)}
      isBlocked={typed === '' || shown.step === 'asking'}
      onDone={() => (isShown ? onDone(typed) : void preview())}
      onClose={onClose}
      remove={onRemove && { label: 'Remove equation', onPress: onRemove }}
      size="md"
    >
      <TextArea
        label="Enter Equation"
        rows={3}
        spellCheck={false}
        autoCapitalize="none"
        value={text}
        onValue={(next) => {
          setText(next)
          setShown({ step: 'typing' })
          setFault(undefined)
        }}
        {...(fault !== undefined && { error: fault })}
      />
      <div aria-live="polite">
        {isShown ? (
          // The keyboard scrolls a wide one.
          <Plate role="group" aria-label="Preview" tabIndex={0}>
            <img src={pictureAddress(shown.svg)} alt={`Preview: ${typed}`} />
          </Plate>
        ) : null}
      </div>
    </DialogForm>
  )
}

function actionOf(isShown: boolean, isChange: boolean): string {
  if (!isShown) return 'Preview'
  return isChange ? 'Save equation' : 'Add Equation'
}

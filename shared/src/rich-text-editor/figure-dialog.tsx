import { TextField } from '@portal/shared/forms'
import { useState } from 'react'
import { altOf, Described, type Description, isDescribed } from './described.tsx'
import { DialogForm } from './dialog-form.tsx'
import { type Figure, figureHtml } from './figures.ts'

export interface FigureDialogProps {
  figure: Figure
  onDone: (html: string) => void
  onClose: () => void
  onRemove: () => void
}

/** What a figure shows, and its caption. */
export function FigureDialog({ figure, onDone, onClose, onRemove }: FigureDialogProps) {
  const { picture } = figure
  const [caption, setCaption] = useState(figure.caption)
  const [description, setDescription] = useState<Description>({
    alt: picture.alt,
    isDecorative: picture.alt === '',
  })
  return (
    <DialogForm
      title="Edit figure"
      action="Save figure"
      isBlocked={!isDescribed(description)}
      onDone={() =>
        onDone(figureHtml({ picture: { ...picture, alt: altOf(description) }, caption }))
      }
      onClose={onClose}
      remove={{ label: 'Remove figure', onPress: onRemove }}
    >
      <TextField label="Caption" optional maxLength={300} value={caption} onValue={setCaption} />
      <Described value={description} onValue={setDescription} />
    </DialogForm>
  )
}

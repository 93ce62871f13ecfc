import { Checkbox, TextField } from '@portal/shared/forms'

/** What an image shows, or that it shows nothing that matters. */
export interface Description {
  alt: string
  isDecorative: boolean
}

/** Whether it is said what an image shows. */
export const isDescribed = ({ alt, isDecorative }: Description) => isDecorative || alt.trim() !== ''

/** The description as it is stored. */
export const altOf = ({ alt, isDecorative }: Description) => (isDecorative ? '' : alt.trim())

interface DescribedProps {
  value: Description
  onValue: (value: Description) => void
}

/** Asks what an image shows. */
export function Described({ value, onValue }: DescribedProps) {
  return (
    <>
      <TextField
        label="Description"
        hint="What somebody needs to know who cannot see it."
        maxLength={500}
        value={value.alt}
        disabled={value.isDecorative}
        onValue={(alt) => onValue({ ...value, alt })}
      />
      <Checkbox
        label="Decorative"
        hint="It says nothing that the text does not say."
        checked={value.isDecorative}
        onValue={(isDecorative) => onValue({ ...value, isDecorative })}
      />
    </>
  )
}

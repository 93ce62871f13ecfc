import { acceptOf, ChooseFiles, FileImage, fileFault, shrinkImage } from '@portal/shared/files'
import { chakra, Row, Stack, Text } from '@portal/shared/ui'
import { useState } from 'react'
import { type School, useSetLogo } from './schools.queries.ts'

/** Logos of any colour are seen on it, in both modes. */
const Plate = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    height: '8rem',
    padding: '3',
    bg: 'bg.plate',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    '& > img': { maxWidth: '100%', maxHeight: '6.5rem', objectFit: 'contain' },
  },
})

/** The logo of a school, and the field that changes it. */
export function SchoolLogo({
  school: { schoolId, name, hasLogo, logoFileId },
}: {
  school: School
}) {
  const save = useSetLogo()
  const [fault, setFault] = useState<string>()
  const choose = async ([file]: File[]) => {
    if (file === undefined) return
    const wrong = fileFault(file, 'logo')
    save.reset()
    setFault(wrong ?? undefined)
    if (wrong !== null) return
    // What is wrong with it is in the write's state.
    await save.write({ query: { schoolId }, file: await shrinkImage(file) }).catch(() => undefined)
  }
  const error = fault ?? save.error?.message
  return (
    <Stack gap="3">
      {logoFileId === null ? (
        <Text tone="muted" size="sm">
          There is no logo yet: the menu shows the first letter.
        </Text>
      ) : (
        <Plate>
          <FileImage id={logoFileId} alt={`Logo of ${name}`} />
        </Plate>
      )}
      <ChooseFiles
        label={hasLogo ? 'Change logo' : 'Choose a logo'}
        hint="PNG, JPEG or WebP, less than 2 MB and at most 4 megapixels."
        accept={acceptOf('logo')}
        disabled={save.isWriting}
        onFiles={(files) => void choose(files)}
        {...(error !== undefined && { error })}
      />
      <Row>
        <Text as="span" size="sm" tone="muted" role="status">
          {save.isWriting ? 'Saving…' : save.isDone ? 'Saved' : ''}
        </Text>
      </Row>
    </Stack>
  )
}

import { acceptOf, ChooseFiles, fileFault, shrinkImage, useAddress } from '@portal/shared/files'
import { Button, Card, ConfirmDialog, chakra, messageOf, Stack, Text } from '@portal/shared/ui'
import { useState } from 'react'
import { type Settings, useLogoFile, useReset, useSetLogo } from './settings.queries.ts'

/** Logos of any colour are seen on it, in both modes. */
const Plate = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    height: '7rem',
    padding: '3',
    bg: 'bg.plate',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    '& > img': { maxWidth: '100%', maxHeight: '5.5rem', objectFit: 'contain' },
  },
})

/** The portal's logo: shown, changed, taken away. */
export function LogoCard({ logo: { isSet, version } }: Pick<Settings, 'logo'>) {
  const file = useLogoFile(isSet)
  const address = useAddress(isSet ? file.data : undefined)
  const save = useSetLogo()
  const reset = useReset()
  const [fault, setFault] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const choose = async ([chosen]: File[]) => {
    if (chosen === undefined) return
    const wrong = fileFault(chosen, 'logo')
    setFault(wrong ?? undefined)
    if (wrong !== null) return
    try {
      await save.write({ file: await shrinkImage(chosen) })
    } catch (error) {
      setFault(messageOf(error))
    }
  }
  return (
    <Card
      title="Logo"
      description="Above the menu and on the sign-in page; schools with a logo of their own show that."
    >
      <Stack gap="4">
        {isSet ? (
          <Plate>{address ? <img src={address} alt="The portal’s logo" /> : null}</Plate>
        ) : (
          <Text>There is no logo yet: the portal shows its sign.</Text>
        )}
        <ChooseFiles
          label={isSet ? 'Change the logo' : 'Choose a logo'}
          hint="A PNG, JPEG or WebP below 2 MB."
          accept={acceptOf('logo')}
          disabled={save.isWriting}
          {...(fault !== undefined && { error: fault })}
          onFiles={(files) => void choose(files)}
        />
        {isSet ? <Button onClick={() => setAsking(true)}>Remove the logo</Button> : null}
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title="Remove the logo?"
        confirmLabel="Remove"
        danger
        onConfirm={async () => {
          await reset.write({ body: { key: 'logo', version } })
        }}
        onClose={() => setAsking(false)}
      >
        The portal shows its own sign again.
      </ConfirmDialog>
    </Card>
  )
}

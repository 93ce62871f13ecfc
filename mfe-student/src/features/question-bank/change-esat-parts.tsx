import { EsatPartsForm, useEsatParts, useSaveEsatParts } from '@portal/shared/esat'
import { Button, Dialog, Stack, Text, toast } from '@portal/shared/ui'

/** Changes the two parts of the ESAT that were chosen before. */
export default function ChangeEsatParts({ onClose }: { onClose: () => void }) {
  const parts = useEsatParts()
  const save = useSaveEsatParts(() => {
    toast.success('Your ESAT parts are changed.')
    onClose()
  })
  return (
    <Dialog open onClose={onClose} keepOnPressOutside title="Change your ESAT parts">
      <Stack gap="5">
        <Text tone="muted">
          Topics, questions and readiness follow your choice. Nothing that you have answered is
          lost.
        </Text>
        <EsatPartsForm
          parts={parts.data}
          isLoading={parts.isFetching && parts.data === undefined}
          failed="Your parts were not saved"
          saveLabel="Confirm"
          onSave={(body) => save.write({ body })}
          otherActions={
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
          }
        />
      </Stack>
    </Dialog>
  )
}

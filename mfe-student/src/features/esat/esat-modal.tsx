import { EsatPartsForm, useEsatParts, useSaveEsatParts } from '@portal/shared/esat'
import { signOut } from '@portal/shared/session'
import { Badge, Button, Dialog, Row, Stack, Text } from '@portal/shared/ui'

/**
 * The picker of the ESAT parts. It cannot be closed without an answer; who
 * cannot give one now may log out.
 */
export default function EsatModal({ onDone }: { onDone: () => void }) {
  const parts = useEsatParts()
  const save = useSaveEsatParts(onDone)
  return (
    <Dialog
      open
      opensByItself
      title={
        <Row as="span" gap="2">
          Which Parts of the ESAT are you taking?
          <Badge tone="danger">Required</Badge>
        </Row>
      }
    >
      <Stack gap="5">
        <Text tone="muted">
          Choosing your parts removes irrelevant content from the portal. Your access can be updated
          later in the 'Question Bank' section.
        </Text>
        <EsatPartsForm
          parts={parts.data}
          isLoading={parts.isFetching && parts.data === undefined}
          onSave={(body) => save.write({ body })}
          otherActions={
            <>
              {parts.isError && parts.data === undefined && !parts.isFetching ? (
                <Button onClick={() => void parts.refetch()}>Try again</Button>
              ) : null}
              <Button variant="ghost" onClick={signOut}>
                Logout
              </Button>
            </>
          }
        />
      </Stack>
    </Dialog>
  )
}

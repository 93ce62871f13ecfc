import { useClaim } from '@portal/shared/submissions/having'
import { Button, messageOf, Stack, Text } from '@portal/shared/ui'

/** Takes an item out of the pool, and says who was quicker. The desk goes on once it is one’s own. */
export function ClaimButton({ itemId, small = false }: { itemId: string; small?: boolean }) {
  const claim = useClaim()
  return (
    <Stack gap="2" alignItems={small ? 'flex-start' : 'center'}>
      <Button
        variant="primary"
        size={small ? 'sm' : 'md'}
        loading={claim.isWriting}
        onClick={() => {
          claim.write({ body: { itemId } }).catch(() => undefined)
        }}
      >
        Claim
      </Button>
      {claim.error === null ? null : (
        <Text tone="danger" role="alert">
          {messageOf(claim.error) ?? 'It could not be claimed. Try again.'}
        </Text>
      )}
    </Stack>
  )
}

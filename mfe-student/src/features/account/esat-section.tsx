import { AccountSection } from '@portal/shared/account'
import { EsatPartsForm, useEsatParts, useSaveEsatParts } from '@portal/shared/esat'
import { QueryRegion, Skeleton, Stack, Text } from '@portal/shared/ui'

/** The two parts of the ESAT that the student takes; the choice can be changed. */
export function EsatSection() {
  const parts = useEsatParts()
  const save = useSaveEsatParts()
  return (
    <AccountSection
      title="ESAT parts"
      description="The question bank shows what belongs to your parts. Everybody takes Mathematics 1."
    >
      <QueryRegion
        query={parts}
        compact
        failed="Your parts could not be loaded"
        skeleton={<Skeleton height="11" />}
      >
        {(all) => (
          <Stack gap="2">
            <EsatPartsForm
              parts={all}
              failed="Your parts were not saved"
              saveLabel="Save parts"
              onSave={(body) => save.write({ body })}
            />
            <Text size="sm" tone="muted" role="status">
              {save.isDone ? 'Saved' : ''}
            </Text>
          </Stack>
        )}
      </QueryRegion>
    </AccountSection>
  )
}

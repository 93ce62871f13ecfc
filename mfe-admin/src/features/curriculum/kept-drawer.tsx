import { Drawer, Stack, Text } from '@portal/shared/ui'
import type { Publication } from './curriculum.queries.ts'

/** What a publication left as it was, and why. */
export function KeptDrawer({
  publication,
  onClose,
}: {
  publication: Publication
  onClose: () => void
}) {
  return (
    <Drawer open title={`Kept by the publication of ${publication.templateName}`} onClose={onClose}>
      <Stack as="ul" gap="4" listStyleType="none">
        {publication.kept.map(({ studentName, text, why }) => (
          <Stack as="li" key={`${studentName} ${text}`} gap="0.5">
            <Text weight="medium">{text}</Text>
            <Text size="sm" tone="muted">
              {studentName} · {why}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Drawer>
  )
}

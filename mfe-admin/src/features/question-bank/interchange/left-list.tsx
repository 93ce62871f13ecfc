import { Stack, Text, TextLink } from '@portal/shared/ui'
import { editPath } from '../paths.ts'
import type { Left } from './interchange.queries.ts'

/** Questions that were left out, each with why. */
export function LeftList({ left, label }: { left: Left; label: string }) {
  return (
    <Stack as="ul" gap="2" listStyleType="none" aria-label={label}>
      {left.map(({ questionId, message }) => (
        <li key={questionId}>
          <TextLink to={editPath(questionId)}>{`Question ${questionId}`}</TextLink>
          <Text size="sm">{message}</Text>
        </li>
      ))}
    </Stack>
  )
}

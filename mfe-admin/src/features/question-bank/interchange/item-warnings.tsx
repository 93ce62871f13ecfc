import { Box, Stack, Text, TextLink } from '@portal/shared/ui'
import { editPath } from '../paths.ts'
import type { ImportItem } from './interchange.queries.ts'
import { warningInWords } from './interchange.words.ts'
import { likedQuestion } from './item.rules.ts'

/** What an item warns of, in words, with the way to the question that it reads like. */
export function ItemWarnings({
  warnings,
  label,
}: Pick<ImportItem, 'warnings'> & { label?: string }) {
  return (
    <Stack
      as="ul"
      gap="2"
      listStyleType="none"
      {...(label !== undefined && { 'aria-label': label })}
    >
      {warnings.map((warning) => {
        const { name, detail } = warning
        const said = warningInWords(name, detail)
        const liked = likedQuestion(warning)
        return (
          <li key={`${name} ${detail}`}>
            <Text size="sm" weight="medium">
              {said.label}
            </Text>
            <Text size="sm" tone="muted">
              {said.meaning}
            </Text>
            {liked === null ? null : (
              <Box>
                <TextLink to={editPath(liked)}>{`Open question ${liked}`}</TextLink>
              </Box>
            )}
          </li>
        )
      })}
    </Stack>
  )
}

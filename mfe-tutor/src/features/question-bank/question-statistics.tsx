import { type ItemFigures, ItemStatistics } from '@portal/shared/question-bank'
import { Box, Heading, Stack } from '@portal/shared/ui'

/** How students have done on a question, on its own plate beside the solution. */
export function QuestionStatistics({
  number,
  figures,
  hasTooltips,
  level = 3,
}: {
  number: number
  figures: ItemFigures | undefined
  hasTooltips?: boolean
  level?: 3 | 4
}) {
  return (
    <Box
      as="section"
      aria-label={`Statistics of question ${number}`}
      padding={{ base: '4', md: '5' }}
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
    >
      <Stack gap="4">
        <Heading level={level} size="sm">
          How students have done
        </Heading>
        <ItemStatistics
          label={`Figures of question ${number}`}
          figures={figures}
          hasTooltips={hasTooltips}
        />
      </Stack>
    </Box>
  )
}

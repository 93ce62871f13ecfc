import { type ItemFigures, ItemStatistics } from '@portal/shared/question-bank'
import { Box, Heading, Stack } from '@portal/shared/ui'

/** How students have done on a question, on its own plate under its solution. */
export function QuestionStatistics({
  number,
  figures,
  hasTooltips,
}: {
  number: number
  figures: ItemFigures | undefined
  hasTooltips?: boolean
}) {
  return (
    <Box
      as="section"
      aria-label={`Statistics of question ${number}`}
      paddingTop="5"
      borderTopWidth="1px"
      borderColor="border"
    >
      <Stack gap="4">
        <Heading level={4} size="sm">
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

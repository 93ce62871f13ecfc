import { Box, Text } from '@portal/shared/ui'

/** An essay or an equation as it was typed. */
export function WrittenText({
  label,
  text,
  isEquation,
}: {
  label: string
  text: string
  isEquation: boolean
}) {
  return (
    <Box padding="4" bg="bg.subtle" borderWidth="1px" borderColor="border" borderRadius="md">
      <Text size="sm" tone="muted" marginBottom="1">
        {label}
      </Text>
      {isEquation ? (
        <Text fontFamily="mono" overflowWrap="anywhere">
          {text}
        </Text>
      ) : (
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
          {text}
        </Text>
      )}
    </Box>
  )
}

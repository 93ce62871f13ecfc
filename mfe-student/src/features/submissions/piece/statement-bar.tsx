import { formatNumber, LiveText, ProgressBar, plural, Stack, Text } from '@portal/shared/ui'

export interface StatementBarProps {
  /** Characters of all answers together. */
  total: number
  most: number
}

/** How long the answers are together, against what UCAS takes. */
export function StatementBar({ total, most }: StatementBarProps) {
  const over = total - most
  const words = over > 0 ? `${plural(over, 'character', 'characters')} too many for UCAS.` : ''
  return (
    <Stack gap="1">
      <ProgressBar
        label="All answers together"
        value={total / most}
        text={`${formatNumber(total)} of ${formatNumber(most)} characters`}
        tone={over > 0 ? 'danger' : 'brand'}
      />
      {words === '' ? null : (
        <Text size="sm" tone="danger">
          {words}
        </Text>
      )}
      <LiveText>{over > 0 ? 'The answers are too long for UCAS.' : ''}</LiveText>
    </Stack>
  )
}

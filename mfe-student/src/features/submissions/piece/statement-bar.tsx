import { LiveText, ProgressBar, Stack, Text } from '@portal/shared/ui'

export interface StatementBarProps {
  /** Characters of all answers together. */
  total: number
  most: number
}

/** How long the answers are together, against what UCAS takes. */
export function StatementBar({ total, most }: StatementBarProps) {
  const said = (count: number) => count.toLocaleString('en-GB')
  const over = total - most
  const words = over > 0 ? `${said(over)} characters too many for UCAS.` : ''
  return (
    <Stack gap="1">
      <ProgressBar
        label="All answers together"
        value={total / most}
        text={`${said(total)} of ${said(most)} characters`}
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

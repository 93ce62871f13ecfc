import { shareUsed } from '@portal/shared/progress'
import { formatNumber, ProgressBar, Stack, Stat, Stats } from '@portal/shared/ui'

export interface HoursFiguresProps {
  /** Hours; null for a programme without a limit. */
  left: number | null
  bought: number
  used: number
}

/** Hours left, bought and used, with the share that is used; without a limit what was used alone. */
export function HoursFigures({ left, bought, used }: HoursFiguresProps) {
  if (left === null) {
    return (
      <Stats>
        <Stat label="Hours of tuition so far" value={used} unit="h" digits={2} />
      </Stats>
    )
  }
  return (
    <Stack gap="5">
      <Stats>
        <Stat
          label="Hours left"
          value={left}
          unit="h"
          digits={2}
          hint={left < 0 ? 'More was taught than bought' : undefined}
        />
        <Stat label="Bought" value={bought} unit="h" digits={2} />
        <Stat label="Used" value={used} unit="h" digits={2} />
      </Stats>
      <ProgressBar
        label="Used"
        value={shareUsed({ isUnlimited: false, remaining: left, bought, used })}
        text={`${formatNumber(used, 2)} of ${formatNumber(bought, 2)} h`}
      />
    </Stack>
  )
}

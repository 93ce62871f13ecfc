import { Box, Row, Stat, Stats, Surface } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { signedPounds } from './money.words.ts'

export interface SumsOfListProps {
  /** Of what, for assistive technology. */
  label: string
  /** Undefined while they are on their way. */
  sums: readonly { label: string; pence: number | undefined }[]
  /** What can be done with the whole list, beside its own tools. */
  children?: ReactNode
}

/** Sums of all that a list is filtered to, above it. */
export function SumsOfList({ label, sums, children }: SumsOfListProps) {
  return (
    <Surface padding={{ base: '4', md: '5' }} role="group" aria-label={label}>
      <Row gap="6" justifyContent="space-between" alignItems="flex-end">
        <Box flex="1" minWidth="min(100%, 18rem)">
          {/* A sum of six figures stands in one line. */}
          <Stats gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 14.5rem), 1fr))">
            {sums.map(({ label: name, pence }) => (
              <Stat
                key={name}
                label={name}
                value={pence === undefined ? undefined : signedPounds(pence)}
              />
            ))}
          </Stats>
        </Box>
        {children}
      </Row>
    </Surface>
  )
}

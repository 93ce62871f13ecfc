import { useMe } from '@portal/shared/query'
import { chakra, Heading, Text, TimeZoneProvider, useStepFocus } from '@portal/shared/ui'
import type { ReactNode } from 'react'

const Bar = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: { base: 'topBarPhone', lg: 'topBar' },
    paddingX: { base: '4', md: '8' },
    bg: 'bg.surface',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
})

const Main = chakra('main', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    width: '100%',
    maxWidth: 'reading',
    marginX: 'auto',
    paddingX: { base: '4', md: '6' },
    paddingY: { base: '6', md: '10' },
    minWidth: '0',
  },
})

export interface TestPageProps {
  /** What is sat, at the bar's start. */
  name: string
  /** The way out, at the bar's end. */
  exit: ReactNode
  title: string
  description?: ReactNode
  children?: ReactNode
}

/** The layout of a test outside its runner: no sidebar, a way out, one column. */
export function TestPage({ name, exit, title, description, children }: TestPageProps) {
  const timeZone = useMe().data?.timeZone
  const heading = useStepFocus()
  return (
    <chakra.div minHeight="100dvh" bg="bg.canvas">
      <Bar>
        <Text weight="semibold">{name}</Text>
        {exit}
      </Bar>
      <Main>
        <chakra.div display="grid" gap="2">
          <Heading level={1} ref={heading} tabIndex={-1} data-page-heading="">
            {title}
          </Heading>
          {description ? (
            <Text size="lg" tone="muted">
              {description}
            </Text>
          ) : null}
        </chakra.div>
        <TimeZoneProvider zone={timeZone}>{children}</TimeZoneProvider>
      </Main>
    </chakra.div>
  )
}

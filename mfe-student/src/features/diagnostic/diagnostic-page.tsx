import { useMe } from '@portal/shared/query'
import { signOut } from '@portal/shared/session'
import { Button, chakra, Heading, Text, TimeZoneProvider } from '@portal/shared/ui'
import { LogOut } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

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

export interface DiagnosticPageProps {
  title: string
  description?: ReactNode
  children?: ReactNode
}

/** The diagnostic test's own layout: no sidebar, a way to sign out, one column. */
export function DiagnosticPage({ title, description, children }: DiagnosticPageProps) {
  const timeZone = useMe().data?.timeZone
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // What had focus is gone when a section ends or begins.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <chakra.div minHeight="100dvh" bg="bg.canvas">
      <Bar>
        <Text weight="semibold">Diagnostic test</Text>
        <Button variant="ghost" icon={<LogOut size={18} />} onClick={signOut}>
          Sign out
        </Button>
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

import { chakra, Heading, Stack } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { BrandPanel } from './brand-panel.tsx'

const Layout = chakra('div', {
  base: {
    display: 'grid',
    minHeight: '100dvh',
    gridTemplateRows: { base: 'auto 1fr', lg: '1fr' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 11fr) minmax(0, 10fr)' },
  },
})

const Content = chakra('main', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: { base: 'flex-start', md: 'center' },
    bg: 'bg.surface',
    paddingX: { base: '5', md: '10' },
    paddingY: { base: '8', md: '12' },
    '& > div': { width: '100%', maxWidth: '26rem', marginX: 'auto' },
  },
})

export interface SignInLayoutProps {
  title: string
  description?: ReactNode
  children?: ReactNode
}

/** What the pages around signing in have in common: the portal's panel, a heading, one column. */
export function SignInLayout({ title, description, children }: SignInLayoutProps) {
  return (
    <Layout>
      <BrandPanel />
      <Content>
        <Stack gap="6">
          <div>
            <Heading level={1}>{title}</Heading>
            {description ? (
              <chakra.p color="fg.muted" marginTop="1">
                {description}
              </chakra.p>
            ) : null}
          </div>
          {children}
        </Stack>
      </Content>
    </Layout>
  )
}

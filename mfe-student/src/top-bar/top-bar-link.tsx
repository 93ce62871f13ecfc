import { Box, chakra, LinkButton } from '@portal/shared/ui'
import type { ReactNode } from 'react'

interface TopBarLinkProps {
  to: string
  icon: ReactNode
  children: string
}

/** A link of the top bar that looks like a button: its icon alone below 1024 px, where room is short. */
export function TopBarLink({ to, icon, children }: TopBarLinkProps) {
  return (
    <Box css={{ '& > a': { paddingX: { base: '2.5', lg: '4' } } }}>
      <LinkButton to={to} icon={icon}>
        <chakra.span srOnly={{ base: true, lg: false }}>{children}</chakra.span>
      </LinkButton>
    </Box>
  )
}

import { pathTo } from '@portal/shared/contract'
import { useLocation } from '@portal/shared/router'
import { chakra, LinkButton, Tooltip } from '@portal/shared/ui'
import { CircleQuestionMark } from 'lucide-react'

/** The icon that leads to the help page. */
export default function HelpLink() {
  const { pathname } = useLocation()
  const help = pathTo('/help', {})
  // The page says from where somebody writes; of the first one there is nothing to say.
  const isPlain = pathname === '/' || pathname === help
  const to = isPlain ? help : `${help}?from=${encodeURIComponent(pathname)}`
  return (
    <chakra.span css={{ '& a': { paddingX: '2.5' } }}>
      <Tooltip label="Help" sameAsName>
        <LinkButton to={to} variant="ghost" aria-label="Help">
          <CircleQuestionMark size={20} aria-hidden />
        </LinkButton>
      </Tooltip>
    </chakra.span>
  )
}

import { chakra, LinkButton, Tooltip } from '@portal/shared/ui'
import { CircleQuestionMark } from 'lucide-react'

/** The icon that leads to the help page. */
export default function HelpLink() {
  return (
    <chakra.span css={{ '& a': { paddingX: '2.5' } }}>
      <Tooltip label="Help" sameAsName>
        <LinkButton to="/help" variant="ghost" aria-label="Help">
          <CircleQuestionMark size={20} aria-hidden />
        </LinkButton>
      </Tooltip>
    </chakra.span>
  )
}

import { LinkButton } from '@portal/shared/ui'
import { Video } from 'lucide-react'

export interface JoinLinkProps {
  /** Address of the meeting. */
  to: string
  'aria-label'?: string
  /** Is told when it is followed; the meeting opens in a tab of its own. */
  onFollow?: () => void
  /** What it says. */
  children: string
}

/** A real link into a meeting, for whoever may join now. */
export function JoinLink({ onFollow, ...link }: JoinLinkProps) {
  return (
    <LinkButton
      target="_blank"
      size="sm"
      variant="primary"
      icon={<Video size={16} aria-hidden />}
      onClick={onFollow}
      {...link}
    />
  )
}

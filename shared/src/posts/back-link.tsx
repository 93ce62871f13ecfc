import { LinkButton, Row } from '@portal/shared/ui'
import { ChevronLeft } from 'lucide-react'

/** The way back, above a heading. */
export function BackLink({ to }: { to: string }) {
  return (
    <Row data-print="hidden" marginLeft="-3">
      <LinkButton to={to} variant="ghost" size="sm" icon={<ChevronLeft size={16} aria-hidden />}>
        Back
      </LinkButton>
    </Row>
  )
}

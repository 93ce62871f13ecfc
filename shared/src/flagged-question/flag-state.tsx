import { Badge } from '@portal/shared/ui'
import { CircleDot, Lightbulb, TriangleAlert } from 'lucide-react'
import { type NamedState, stateInWords } from './flag.rules.ts'

/** The state of a flag as a badge: open, explained, or the question is at fault. */
export function FlagState({ flag }: { flag: NamedState }) {
  const words = stateInWords(flag)
  if (flag.state === 'open') {
    return (
      <Badge tone="warning" icon={<CircleDot size={14} aria-hidden />}>
        {words}
      </Badge>
    )
  }
  return flag.outcome === 'fault' ? (
    <Badge tone="danger" icon={<TriangleAlert size={14} aria-hidden />}>
      {words}
    </Badge>
  ) : (
    <Badge tone="success" icon={<Lightbulb size={14} aria-hidden />}>
      {words}
    </Badge>
  )
}

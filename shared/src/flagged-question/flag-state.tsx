import { Badge } from '@portal/shared/ui'
import { CircleCheck, CircleDot, Lightbulb, TriangleAlert } from 'lucide-react'
import { type NamedState, stateInWords } from './flag.rules.ts'

/** The state of a flag as a badge: open, explained, the question is at fault, or what came of that. */
export function FlagState({ flag }: { flag: NamedState }) {
  const words = stateInWords(flag)
  if (flag.state === 'open') {
    return (
      <Badge tone="warning" icon={<CircleDot size={14} aria-hidden />}>
        {words}
      </Badge>
    )
  }
  if (flag.settledAs !== null) {
    return (
      <Badge
        tone={flag.settledAs === 'changed' ? 'success' : 'neutral'}
        icon={<CircleCheck size={14} aria-hidden />}
      >
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

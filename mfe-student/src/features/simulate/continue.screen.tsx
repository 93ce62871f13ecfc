import { useParams } from '@portal/shared/router'
import { SittingInProgress } from './sitting-in-progress.tsx'

/** Goes on with a sitting: its open part, or what is between two parts. */
export default function ContinueScreen() {
  const { start: sittingId = '' } = useParams()
  return <SittingInProgress key={sittingId} sittingId={sittingId} />
}

import type { CallAnswer } from '@portal/shared/api'

type Edited = CallAnswer<'GET /academy/admin/Academy/GetAcademy'>

/** Why learners do not see a video. */
export type HiddenBecause = Edited['groups'][number]['videos'][number]['hiddenBecause'][number]

/** What of a video decides whether its learners see it. */
export interface Showing {
  academy: Edited['state']
  isGroupOpen: boolean
  video: 'draft' | 'published'
  hasLink: boolean
  /** Null without a film. */
  film: 'uploading' | 'checking' | 'converting' | 'ready' | 'failed' | null
}

/** All that keeps a video from its learners, the widest first; nothing where they see it. */
export function hiddenBecauseOf(of: Showing): HiddenBecause[] {
  const reasons: HiddenBecause[] = []
  if (of.academy === 'draft') reasons.push('academy is a draft')
  if (of.academy === 'archived') reasons.push('academy is archived')
  if (!of.isGroupOpen) reasons.push('group is not open')
  if (of.video === 'draft') reasons.push('video is a draft')
  if (of.hasLink) return reasons
  if (of.film === null) reasons.push('no film or link')
  else if (of.film === 'failed') reasons.push('film failed')
  else if (of.film !== 'ready') reasons.push('film is not ready')
  return reasons
}

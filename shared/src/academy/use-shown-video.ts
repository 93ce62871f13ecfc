import { useLocation, useSearchParams } from '@portal/shared/router'
import { useState } from 'react'
import type { Groups, Video } from './academy.queries.ts'
import { quizLeftOpen, retriedIn, shownVideo, videosOf } from './course.rules.ts'

/**
 * The video that is shown. It stays until the reader goes somewhere else: that it is completed, while it
 * plays or by its quiz, makes another one the next to be watched, and takes nobody there.
 * @param quizOf the video whose quiz is open; null where none is
 */
export function useShownVideo(
  groups: Groups,
  { teaches, quizOf }: { teaches: boolean; quizOf: string | null },
): Video | undefined {
  const { key } = useLocation()
  const [params] = useSearchParams()
  const [kept, setKept] = useState<{ key: string; id: string }>()
  const same =
    kept?.key === key ? videosOf(groups).find((video) => video.id === kept.id) : undefined
  const shown =
    retriedIn(groups) ??
    quizLeftOpen(groups, quizOf ?? undefined) ??
    same ??
    shownVideo(groups, params.get('video'), teaches)
  if (shown !== undefined && (kept?.key !== key || kept.id !== shown.id)) {
    setKept({ key, id: shown.id })
  }
  return shown
}

import type { CallAnswer } from '@portal/shared/api'

type Groups = CallAnswer<'GET /academy/api/VideoGroup/GetAllVideoGroup'>
type Progress = CallAnswer<'GET /academy/Academy/GetAllAcademy'>['totalProgress']

/** How far somebody is with so many videos; 100 % is said of all of them alone. */
export function progressOf(completed: number, total: number): Progress {
  return {
    completionPercent: total === 0 ? 0 : Math.floor((100 * completed) / total),
    videosLeft: total - completed,
    videsoCompleted: completed,
  }
}

/** A video as what goes on is chosen by: the one that was played last, if any was. */
export interface PlayedVideo {
  id: string
  isCompleted: boolean
  /** When it was played last, milliseconds; null where it was not. */
  playedMs: number | null
}

/**
 * The video to go on with, of an academy's in their order: the one played last while it is not
 * completed, else the first that is not; null where all are.
 */
export function currentOf(videos: readonly PlayedVideo[]): string | null {
  const last = videos.reduce<PlayedVideo | undefined>(
    (newest, video) =>
      video.playedMs !== null && video.playedMs > (newest?.playedMs ?? -1) ? video : newest,
    undefined,
  )
  if (last !== undefined && !last.isCompleted) return last.id
  return videos.find(({ isCompleted }) => !isCompleted)?.id ?? null
}

/** Where groups with what is shown of them are counted. */
export function countsOf(
  groups: readonly { videos: readonly { isCompleted: boolean }[] }[],
): Pick<Groups, 'totalVideos' | 'completedVideos'> {
  const videos = groups.flatMap((group) => group.videos)
  return {
    totalVideos: videos.length,
    completedVideos: videos.filter(({ isCompleted }) => isCompleted).length,
  }
}

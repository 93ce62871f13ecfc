import type { Academy, Group, Groups, Video } from './academy.queries.ts'

/** The id that an address names; null for what cannot be one. */
export function courseIdOf(params: Readonly<Record<string, string | undefined>>): string | null {
  const id = params.id ?? params.course ?? ''
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) ? id.toLowerCase() : null
}

/** Videos that can be opened, in their order. */
export function videosOf({ videoGroups }: Pick<Groups, 'videoGroups'>): readonly Video[] {
  return videoGroups.flatMap(({ isOpen, videos }) => (isOpen ? videos : []))
}

/** The video whose quiz is to be tried again, before anything else is watched. */
export function retriedIn(groups: Groups): Video | undefined {
  return videosOf(groups).find(({ isInRetry }) => isInRetry)
}

/** The video whose quiz was open and has to be passed, before anything else is watched. */
export function quizLeftOpen(groups: Groups, videoId: string | undefined): Video | undefined {
  return videosOf(groups).find(
    ({ id, mandatoryQuestion, isWatched, isQuizPassed, videoQuestion }) =>
      id === videoId && mandatoryQuestion && isWatched && !isQuizPassed && videoQuestion.length > 0,
  )
}

/**
 * The video that is shown: the one whose quiz is to be tried again, else the one of the address, else
 * for a student where it was left or the first that is not completed, and for who teaches the first.
 */
export function shownVideo(
  groups: Groups,
  asked: string | null,
  teaches: boolean,
): Video | undefined {
  const videos = videosOf(groups)
  const of = (id: string | null) => videos.find((video) => video.id === id)
  return (
    retriedIn(groups) ?? of(asked) ?? (teaches ? undefined : of(groups.currentVideoId)) ?? videos[0]
  )
}

/** The one after a video; undefined after the last. */
export function nextVideo(groups: Groups, videoId: string): Video | undefined {
  const videos = videosOf(groups)
  const at = videos.findIndex(({ id }) => id === videoId)
  return at === -1 ? undefined : videos[at + 1]
}

/**
 * Why no other video can be opened; null where each can. It holds while a quiz is to be tried again,
 * and while one is open that has to be passed.
 */
export function heldBy(
  groups: Groups,
  shown: Video | undefined,
  isQuizOpen: boolean,
): string | null {
  const retried = retriedIn(groups)
  if (retried) return `Review “${retried.name}” and pass its quiz before you open another video.`
  if (shown?.mandatoryQuestion && isQuizOpen) {
    return `Answer the quiz of “${shown.name}” before you open another video.`
  }
  return null
}

/** The day on which a group opens, as `3 March`. */
export function opensInWords({ opensOn }: Pick<Group, 'opensOn'>): string {
  if (opensOn === null) return 'Not open yet'
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return `Opens ${day.format(new Date(`${opensOn}T00:00:00Z`))}`
}

/** How far a video is, in words. */
export function stateInWords(video: Video): string {
  if (video.isCompleted) return 'Completed'
  if (video.isInRetry) return 'Quiz to be tried again'
  if (video.isWatched && video.mandatoryQuestion) return 'Quiz to be passed'
  if (video.isWatched) return 'Watched'
  return video.watchedPercent > 0 ? `${video.watchedPercent} % watched` : 'Not started'
}

/** How far somebody is with all academies: `3 of 24 videos · 12 %`. */
export function totalsInWords(totals: {
  completionPercent: number
  videosLeft: number
  videsoCompleted: number
}): string {
  const all = totals.videsoCompleted + totals.videosLeft
  const videos = `${totals.videsoCompleted} of ${all} ${all === 1 ? 'video' : 'videos'}`
  return `${videos} · ${totals.completionPercent} %`
}

/** What opens an academy: it is begun, gone on with, or looked at again. */
export function stepInWords({
  startedVideos,
  completedVideos,
  totalVideos,
}: Pick<Academy, 'startedVideos' | 'completedVideos' | 'totalVideos'>): string {
  if (startedVideos === 0) return 'Start'
  return completedVideos < totalVideos ? 'Continue' : 'Watch again'
}

/** The site that a link leads to, as its people call it. */
export function siteOf(url: string): string {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^(www|m|player)\./, '') : ''
  if (host === 'youtube.com' || host === 'youtu.be') return 'YouTube'
  if (host === 'vimeo.com') return 'Vimeo'
  return host === '' ? 'its site' : host
}

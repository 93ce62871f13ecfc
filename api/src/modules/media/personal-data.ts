import { mine, type PersonalData } from '../../database/personal-data.ts'

export const mediaData = {
  media_assets: [
    mine(
      'videosUploaded',
      'uploaded_by',
      { blank: { uploaded_by: null } },
      {
        without: ['file_id', 'poster_id', 'failure'],
      },
    ),
  ],
  media_renditions: 'files of videos, which are given as files',
  media_captions: 'what is said in videos is the same for everybody',
  playbacks: [mine('videosPlayed', 'user_id', 'remove')],
  watch_progress: [mine('videosWatched', 'user_id', 'remove')],
  media_notes: [mine('videoNotes', 'user_id', 'remove')],
} satisfies PersonalData

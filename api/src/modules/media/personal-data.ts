import { sql } from 'drizzle-orm'
import { mine, ofRow, type PersonalData, workStays } from '../../database/personal-data.ts'

const ofOwnFilm = (id: string) =>
  sql`t.asset_id in (select id from media_assets where uploaded_by = ${id})`

export const mediaData = {
  media_assets: [
    mine(
      'videosUploaded',
      'uploaded_by',
      { blank: { uploaded_by: null } },
      { without: ['file_id', 'poster_id', 'failure'] },
    ),
  ],
  media_renditions: [ofRow('videoFiles', ofOwnFilm, workStays, { notGiven: 'given as files' })],
  media_captions: [
    ofRow('videoCaptions', ofOwnFilm, workStays, {
      notGiven: 'what is said in a video is the same for everybody',
    }),
  ],
  playbacks: [mine('videosPlayed', 'user_id', 'remove')],
  watch_progress: [mine('videosWatched', 'user_id', 'remove')],
  media_notes: [mine('videoNotes', 'user_id', 'remove')],
} satisfies PersonalData

import { queryOf, useQuery } from '@portal/shared/query'

/**
 * A film, opened to be watched: once for each time that it is shown. What it says is of that moment,
 * so nothing of it is kept, and a window that comes back begins no other playback.
 */
export const useOpenFilm = (assetId: string) =>
  useQuery({
    ...queryOf('POST /Media/Playback/Start', { body: { assetId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const notesCall = 'GET /Media/Note/GetNotes'

/** Own notes of a film. */
export const useNotes = (assetId: string, isEnabled: boolean) =>
  useQuery({ ...queryOf(notesCall, { query: { assetId } }), enabled: isEnabled })

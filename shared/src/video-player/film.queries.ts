import { queryOf, useQuery, useQueryClient, useWrite } from '@portal/shared/query'

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

/** What is said in a film, in a language; the film's first where none is asked for. */
export const useTranscript = (assetId: string, lang: string | null) =>
  useQuery({
    ...queryOf('GET /Media/Playback/GetTranscript', {
      query: { assetId, ...(lang !== null && { lang }) },
    }),
    staleTime: 600_000,
  })

const notesCall = 'GET /Media/Note/GetNotes'

/** Own notes of a film. */
export const useNotes = (assetId: string, isEnabled: boolean) =>
  useQuery({ ...queryOf(notesCall, { query: { assetId } }), enabled: isEnabled })

/** Own notes of all films of an academy, by film and second. */
export const useNotesOfAcademy = (academyId: string) =>
  useQuery(queryOf(notesCall, { query: { academyId } }))

/** Removes a note, or brings it back. */
export const useRemoveNote = () => useWrite('POST /Media/Note/Remove', { changes: [notesCall] })

/** Reads notes again once they have been saved by another way than a write of the screen. */
export function useNotesAgain() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [notesCall] })
}

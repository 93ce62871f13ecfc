// What stands beside a film is fetched after it, and so is how it asks.
import { queryOf, useQuery, useQueryClient, useWrite } from '@portal/shared/query'
import { notesCall } from './film.queries.ts'

/** What is said in a film, in a language; the film's first where none is asked for. */
export const useTranscript = (assetId: string, lang: string | null) =>
  useQuery({
    ...queryOf('GET /Media/Playback/GetTranscript', {
      query: { assetId, ...(lang !== null && { lang }) },
    }),
    staleTime: 600_000,
  })

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

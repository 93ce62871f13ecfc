import type { CallAnswer } from '@portal/shared/api'
import { keyOf, queryOf, useQuery, useQueryClient, useWrite } from '@portal/shared/query'
import { useEffect } from 'react'

const partsCall = 'GET /Subject/SectionNumber/GetESATParts'

/** A part of the ESAT that students choose from. */
export type EsatPart = CallAnswer<typeof partsCall>[number]

/** The parts to choose from, with the choice made so far. */
export function useEsatParts() {
  const parts = useQuery(queryOf(partsCall))
  const { error } = parts
  useEffect(() => {
    if (error !== null) console.error('The parts of the ESAT could not be loaded.', error)
  }, [error])
  return parts
}

/** What the portal shows depends on the parts: all of it is fetched again after a change. */
const dependents = [
  partsCall,
  'GET /Dashboard/Dashboard/GetDashboardDataV2',
  'GET /Revise/api/Revise/GetReviseDashBoardData',
  'GET /Subject/SectionNumber/:id',
  'GET /Question/Question/GetSectionSubjectsForRevise',
  'GET /Question/Question/GetQuestionCount',
] as const

/**
 * Saves the two parts chosen.
 * @param onSaved runs at once, before what depends on the parts is there again.
 */
export function useSaveEsatParts(onSaved?: () => void) {
  const client = useQueryClient()
  return useWrite('POST /Subject/AdmissionTest/SetESATParts', {
    changes: dependents,
    done: () => {
      client.setQueryData(keyOf('GET /User/Student/ESATInfo'), false)
      onSaved?.()
    },
    failed: (error) => console.error('The parts of the ESAT could not be saved.', error),
  })
}

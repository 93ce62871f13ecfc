import type { CallAnswer, CallInput } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const resultsCall = 'GET /User/admin/Score/GetResults'
export const testsCall = 'GET /User/admin/Score/GetTests'
export const calibrationCall = 'GET /User/admin/Score/GetCalibration'

export type Result = CallAnswer<typeof resultsCall>['results'][number]
export type Test = CallAnswer<typeof testsCall>['tests'][number]
export type Calibration = CallAnswer<typeof calibrationCall>
export type CalibrationAsked = CallInput<typeof calibrationCall>['query']
export type Found = CallAnswer<'POST /User/admin/Score/FindStudents'>['found'][number]
export type FoundStudent = Found['students'][number]

const changes = [resultsCall, calibrationCall] as const

export const useTests = () => useQuery(queryOf(testsCall))

export const useCalibration = (query: CalibrationAsked) =>
  useQuery(queryOf(calibrationCall, { query }))

export const useFindStudents = () => useWrite('POST /User/admin/Score/FindStudents')

export const useSaveResults = () => useWrite('POST /User/admin/Score/Save', { changes })

export const useRemoveResult = () => useWrite('POST /User/admin/Score/Remove', { changes })

export const useUndo = () => useWrite('POST /User/admin/Audit/Undo', { changes })

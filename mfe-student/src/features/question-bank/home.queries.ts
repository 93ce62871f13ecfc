import { queryOf, useQuery } from '@portal/shared/query'

/** How far the student is in Learn. */
export const useLearning = () => useQuery(queryOf('GET /training/api/Learning/GetAllLearning'))

/** Scores of the papers sat. */
export const useSimulateFigures = () => useQuery(queryOf('GET /Exam/Simulate/SimulateStatistics'))

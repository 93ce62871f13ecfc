import { defineHandlers } from '../../calls.ts'
import { tuitionOf } from './tuition.service.ts'

export const tuitionHandlers = defineHandlers({
  'GET /Tution/Tution/GetDashboardData': (asked) => tuitionOf(asked),
})

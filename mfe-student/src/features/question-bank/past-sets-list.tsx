import { List, useList } from '@portal/shared/lists'
import { partFilter } from '../../practice/part-filter.ts'
import { pastSets } from './past-sets.tsx'
import { useBank } from './question-bank.queries.ts'

/** All finished sets, also by part. */
export function PastSetsList() {
  const parts = useBank().data?.readiness
  const list = useList({
    ...pastSets,
    filters: [partFilter(parts)],
  })
  return <List list={list} />
}

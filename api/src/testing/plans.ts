import { vi } from 'vitest'
import type { Db } from '../database/db.ts'

/** A node of a plan, as EXPLAIN gives it in JSON. */
export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  'Recheck Cond'?: string
  /** Rows that a run gave, for each of the loops; those that a filter took out. */
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

interface Statement {
  text: string
  params: unknown[]
}

interface Client {
  query(text: string, params?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  connect?(): Promise<Client & { release(): void }>
}

/** What a planner prefers for small tables, switched off to see whether an index would serve. */
const preferredWhenSmall = [
  'enable_seqscan',
  'enable_hashjoin',
  'enable_mergejoin',
  'enable_material',
]

const clientOf = (db: Db) => (db as unknown as { $client: Client }).$client

/** Runs a call and answers the statements that it sent to the database. */
async function statementsOf(client: Client, run: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = []
  const query = vi.spyOn(client, 'query')
  try {
    await run()
    for (const [first, second] of query.mock.calls as unknown[][]) {
      const text =
        typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text
      if (text !== undefined) sent.push({ text, params: (second as unknown[] | undefined) ?? [] })
    }
  } finally {
    query.mockRestore()
  }
  return sent
}

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/**
 * The nodes of the plans of all statements that a call sends, with what a run of them met. The
 * statements run a second time for it.
 */
export async function plannedNodes(db: Db, run: () => Promise<unknown>): Promise<PlanNode[][]> {
  const client = clientOf(db)
  const statements = await statementsOf(client, run)
  const connection = await client.connect?.()
  const on = connection ?? client
  for (const each of preferredWhenSmall) await on.query(`set ${each} = off`)
  try {
    const plans: PlanNode[][] = []
    for (const { text, params } of statements) {
      const { rows } = await on.query(`explain (analyze, format json) ${text}`, params)
      const plan = rows[0]?.['QUERY PLAN']
      const parsed: unknown = typeof plan === 'string' ? JSON.parse(plan) : plan
      const [root] = parsed as { Plan: PlanNode }[]
      plans.push(root === undefined ? [] : nodesOf(root.Plan))
    }
    return plans
  } finally {
    for (const each of preferredWhenSmall) await on.query(`set ${each} = on`)
    connection?.release()
  }
}

/** Whether a scan reaches its rows through the condition of an index. */
export function goesByIndex(node: PlanNode): boolean {
  return (
    /Index|Bitmap/.test(node['Node Type']) &&
    (node['Index Cond'] ?? node['Recheck Cond']) !== undefined
  )
}

/** Rows that a scan looked at. */
export function rowsMet(node: PlanNode): number {
  const each = (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)
  return each * (node['Actual Loops'] ?? 1)
}

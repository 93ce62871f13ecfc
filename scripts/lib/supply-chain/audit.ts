import * as z from 'zod'
import { runPnpm } from './pnpm.ts'

const report = z.object({
  metadata: z.object({ vulnerabilities: z.record(z.string(), z.number()) }),
})

/**
 * One line on known weaknesses of what we pass on. A note and no verdict: it changes from day to
 * day without us, and the registry may not answer.
 */
export async function auditNote(): Promise<string> {
  const { output } = await runPnpm('audit', '--prod', '--json')
  return readAudit(output)
}

/** Reads what the package manager printed. */
export function readAudit(output: string): string {
  try {
    const json = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)
    const { vulnerabilities } = report.parse(JSON.parse(json)).metadata
    const found = Object.entries(vulnerabilities).filter(([, count]) => count > 0)
    if (found.length === 0) return 'audit: no known weaknesses'
    return `audit: ${found.map(([level, count]) => `${count} ${level}`).join(', ')}; see pnpm audit --prod`
  } catch {
    return 'audit: left out, the registry does not answer'
  }
}

import { readFileSync } from 'node:fs'

/** Megabytes that a process holds, as the kernel counts them; NaN where it does not say. */
export function residentMB(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}

import { parseRegistry, type Registry } from '@portal/shared/contract'

let known: Registry | null = null

/**
 * The registry that the page came with; asks the server for it where the page has none, as when
 * the page was served by something that fills in no includes.
 * @throws Error when there is no registry to be had, or it is not one.
 */
export async function readRegistry(): Promise<Registry> {
  known ??= registryOfPage() ?? (await fetchRegistry())
  return known
}

/** The registry as the server has it now; what was read before stays in use if that fails. */
export async function refreshRegistry(): Promise<Registry> {
  try {
    known = await fetchRegistry()
  } catch (error) {
    if (known === null) throw error
  }
  return readRegistry()
}

/** The registry as the server has it now, without taking it into use. */
export async function fetchRegistry(): Promise<Registry> {
  const answer = await fetch('/remotes.json', { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`remotes.json: ${answer.status}`)
  return parseRegistry(await answer.json())
}

function registryOfPage(): Registry | null {
  try {
    return parseRegistry(JSON.parse(document.getElementById('portal-registry')?.textContent ?? ''))
  } catch {
    return null
  }
}

import { mostInZip, mostZipBytes } from '@portal/shared/contract'
import { formatBytes, plural } from '@portal/shared/ui'

/** Documents that are chosen, by id, with what each weighs: some may stand on other pages. */
export type ChosenDocuments = ReadonlyMap<string, number>

/**
 * What is chosen after a change on a page.
 * @param rows the page's documents; what is chosen elsewhere stays.
 */
export function chosenAfter(
  before: ChosenDocuments,
  rows: readonly { id: string; file: { bytes: number } }[],
  onPage: ReadonlySet<string>,
): ChosenDocuments {
  const next = new Map(before)
  for (const { id, file } of rows) {
    if (onPage.has(id)) next.set(id, file.bytes)
    else next.delete(id)
  }
  return next
}

/** What of a choice can be had as one zip, in words, and why not where it cannot. */
export function zipWords(chosen: ChosenDocuments): { label: string; fault: string | null } {
  const bytes = [...chosen.values()].reduce((sum, each) => sum + each, 0)
  const label = `Download ${plural(chosen.size, 'file')} (${formatBytes(bytes)})`
  if (chosen.size > mostInZip) {
    return { label, fault: `A zip can have ${mostInZip} documents. Choose fewer.` }
  }
  if (bytes > mostZipBytes) return { label, fault: 'A zip can have 500 MB. Choose fewer.' }
  return { label, fault: null }
}

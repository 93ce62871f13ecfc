import { plural } from '@portal/shared/ui'
import type { Correction, CorrectionPlan } from './corrections.queries.ts'

/** Numbers in a sentence: `1, 2 and 4`. */
function listed(numbers: readonly number[]): string {
  const last = numbers.at(-1)
  return numbers.length > 1 ? `${numbers.slice(0, -1).join(', ')} and ${last}` : String(last)
}

/** Which versions stay as they are, since their answers are others; null where none does. */
export function versionsInWords(versions: CorrectionPlan['versions']): string | null {
  const stay = versions.filter(({ isMarkedAnew }) => !isMarkedAnew)
  if (stay.length === 0) return null
  const answers = stay.reduce((sum, each) => sum + each.answers, 0)
  return `${stay.length === 1 ? 'Version' : 'Versions'} ${listed(stay.map(({ version }) => version))} ${stay.length === 1 ? 'has' : 'have'} other answers: ${plural(answers, 'answer stays', 'answers stay')} as marked.`
}

/** What a correction came to, or has come to by now. */
export function outcomeInWords({ done, gained, lost }: Correction): string {
  const marked = `${plural(done, 'answer')} marked anew`
  if (gained === 0 && lost === 0) return `${marked}, every mark stays.`
  return `${marked}: ${plural(gained, 'mark')} gained, ${plural(lost, 'mark')} lost.`
}

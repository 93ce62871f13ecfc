import { Alert, DateText, formatNumber, ProgressBar, Stack, Text, TextLink } from '@portal/shared/ui'
import { toWrite } from './import.rules.ts'
import { planInWords, resultInWords } from './import.words.ts'
import type { Import, TakenBack } from './imports.queries.ts'

export interface ImportStandingProps {
  asked: Import
  /** What was taken back just now; null where nothing was. */
  takenBack: TakenBack | null
}

/** How an import stands, in words, with how far it is. */
export function ImportStanding({ asked }: ImportStandingProps) {
  switch (asked.state) {
    case 'checking':
      return <Progress asked={asked} label="Rows checked" />
    case 'applying':
      return <Progress asked={asked} label="Rows written" />
    case 'checked':
      return <Checked asked={asked} />
    case 'done':
      return (
        <Alert kind="success" title="The import is applied">
          {resultInWords(asked)}
        </Alert>
      )
    case 'failed':
      return (
        <Alert kind="danger" title="The import has failed">
          {asked.message ?? 'Nothing was written.'}
        </Alert>
      )
    case 'discarded':
      return <Alert title="The import is discarded">Nothing was written.</Alert>
    case 'taken back':
      return null
  }
}

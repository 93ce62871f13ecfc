import { Checkbox } from '@portal/shared/forms'
import { useWrite } from '@portal/shared/query'
import {
  Button,
  Card,
  ConfirmDialog,
  DateText,
  plural,
  QueryRegion,
  Row,
  SkeletonList,
  Stack,
  Surface,
  Text,
  toast,
} from '@portal/shared/ui'
import { useState } from 'react'
import {
  changes,
  type EditedQuestion,
  type QuestionVersion,
  restoreCall,
} from '../questions.queries.ts'
import { saidOrElse } from '../said.ts'
import { Comparison } from './comparison.tsx'
import { useVersions } from './versions.queries.ts'

/** What a question has said, the newest first: two can be compared, and an old one restored. */
export default function HistoryView({ question }: { question: EditedQuestion }) {
  const versions = useVersions(question.id)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [asked, setAsked] = useState<number | null>(null)
  const restore = useRestoring(question)
  const [one, other] = chosen.toSorted((a, b) => a - b)
  const choose = (version: number, isOn: boolean) =>
    // Of two, the one that was chosen first makes room.
    setChosen(isOn ? [...chosen, version].slice(-2) : chosen.filter((each) => each !== version))
  return (
    <Stack gap="5">
      <Text tone="muted">Choose two versions to compare them.</Text>
      {one !== undefined && other !== undefined ? (
        <Card title={`Version ${one} beside version ${other}`}>
          <Comparison questionId={question.id} one={one} other={other} />
        </Card>
      ) : null}
      <QueryRegion
        query={versions}
        failed="The history could not be loaded"
        skeleton={<SkeletonList rows={4} />}
      >
        {(all) => (
          <Stack as="ul" gap="3" listStyleType="none" aria-label="Versions">
            {all.map((version) => (
              <Version
                key={version.version}
                version={version}
                isNewest={version.version === question.version}
                isChosen={chosen.includes(version.version)}
                onChoose={(isOn) => choose(version.version, isOn)}
                onRestore={() => setAsked(version.version)}
              />
            ))}
          </Stack>
        )}
      </QueryRegion>
      <ConfirmDialog
        open={asked !== null}
        title={`Restore version ${asked}?`}
        confirmLabel="Restore"
        onConfirm={() => asked !== null && restore(asked)}
        onClose={() => setAsked(null)}
      >
        It becomes a new version on top. Nothing is lost.
      </ConfirmDialog>
    </Stack>
  )
}

interface VersionProps {
  version: QuestionVersion
  isNewest: boolean
  isChosen: boolean
  onChoose: (isOn: boolean) => void
  onRestore: () => void
}

function Version({ version: it, isNewest, isChosen, onChoose, onRestore }: VersionProps) {
  return (
    <Surface as="li" padding="4">
      <Row gap="4" alignItems="flex-start" justifyContent="space-between">
        <Stack gap="1" flex="1 1 16rem">
          <Checkbox
            label={`Version ${it.version}${isNewest ? ' (now)' : ''}`}
            checked={isChosen}
            onValue={onChoose}
          />
          <Text size="sm" tone="muted">
            <DateText moment={it.createdAt} style="dateTime" />
            {` · ${it.createdBy ?? 'The portal'} · ${plural(it.answered, 'answer', 'answers')} given to it`}
          </Text>
          {it.note === '' ? null : <Text overflowWrap="anywhere">{it.note}</Text>}
          <Text size="sm">
            {it.changes.length === 0 ? 'The first version' : `Changed: ${it.changes.join(', ')}`}
          </Text>
        </Stack>
        {isNewest ? null : (
          <Button size="sm" aria-label={`Restore version ${it.version}`} onClick={onRestore}>
            Restore
          </Button>
        )}
      </Row>
    </Surface>
  )
}

/** Copies an old version on top, and says as what. */
function useRestoring({ id, version }: EditedQuestion) {
  const { write } = useWrite(restoreCall, { changes })
  return async (restore: number) => {
    try {
      const made = await write({ body: { questionId: id, restore, version } })
      toast.success(`Version ${restore} is restored as version ${made.version}.`)
    } catch (error) {
      toast.danger(saidOrElse(error, 'Something went wrong'))
    }
  }
}

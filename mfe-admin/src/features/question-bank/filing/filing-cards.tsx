import { useWrite } from '@portal/shared/query'
import {
  Badge,
  Button,
  ConfirmDialog,
  FactList,
  Row,
  Stack,
  Surface,
  Text,
  TextLink,
  toast,
} from '@portal/shared/ui'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { changes, type Filing, fileCall, unfileCall } from '../questions.queries.ts'
import { saidOrElse } from '../said.ts'
import { filingAgain, filingFacts } from './filing.rules.ts'

export interface FilingCardsProps {
  questionId: number
  filings: readonly Filing[]
}

/** The filings of a question as they stand, each with the way to take it away. */
export function FilingCards({ questionId, filings }: FilingCardsProps) {
  const [asked, setAsked] = useState<Filing | null>(null)
  const remove = useRemoval(questionId)
  if (filings.length === 0) {
    return <Text tone="muted">It is filed nowhere yet, so no student meets it.</Text>
  }
  return (
    <>
      <Stack as="ul" gap="3" listStyleType="none" aria-label="Assignments">
        {filings.map((filing, at) => (
          <Surface as="li" key={filing.id} padding="4">
            <Row gap="4" alignItems="flex-start" justifyContent="space-between" flexWrap="nowrap">
              <Stack gap="2" flex="1">
                {filing.isParked ? (
                  <div>
                    <Badge tone="neutral">Takes effect once the question is live</Badge>
                  </div>
                ) : null}
                <FactList items={filingFacts(filing)} />
                {filing.paperLink === null ? null : (
                  <TextLink to={filing.paperLink} target="_blank" rel="noreferrer">
                    {filing.paperLink}
                  </TextLink>
                )}
              </Stack>
              <Button
                size="sm"
                icon={<Trash2 size={16} aria-hidden />}
                aria-label={`Delete assignment ${at + 1}`}
                onClick={() => setAsked(filing)}
              >
                Delete
              </Button>
            </Row>
          </Surface>
        ))}
      </Stack>
      <ConfirmDialog
        open={asked !== null}
        title="Are you sure you want to delete this assignment?"
        confirmLabel="Delete"
        danger
        onConfirm={() => asked && remove(asked)}
        onClose={() => setAsked(null)}
      />
    </>
  )
}

/** Takes a filing away, and says what the server says of it, with the way back. */
function useRemoval(questionId: number) {
  const file = useWrite(fileCall, { changes })
  /** What the server said to the last removal. */
  const said = useRef<string>(undefined)
  const unfile = useWrite(unfileCall, {
    changes,
    done: (_answer, _input, message) => {
      said.current = message
    },
  })
  const again = async (filing: Filing) => {
    try {
      await file.write({ body: { questionId, questionAssignments: [filingAgain(filing)] } })
    } catch (error) {
      toast.danger(saidOrElse(error, 'Something went wrong'))
    }
  }
  return async (filing: Filing) => {
    try {
      await unfile.write({ body: { questionId, questionAssignmentIds: [filing.id] } })
    } catch (error) {
      toast.danger(saidOrElse(error, 'Something went wrong'))
      return
    }
    toast.success(said.current ?? 'Assignment removed', {
      action: { label: 'Undo', onPress: () => void again(filing) },
    })
  }
}

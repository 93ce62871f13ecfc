import { Checkbox, htmlInWords, NumberField } from '@portal/shared/forms'
import { tellOutcome } from '@portal/shared/lists'
import { QuestionReview } from '@portal/shared/question-runner'
import {
  Alert,
  Badge,
  Button,
  Drawer,
  FactList,
  Heading,
  QueryRegion,
  Row,
  SkeletonText,
  Stack,
  Text,
  TextLink,
} from '@portal/shared/ui'
import { useState } from 'react'
import { editPath } from '../paths.ts'
import { SideBySide } from '../versions/side-by-side.tsx'
import { useChoose, useItem, type WholeItem } from './interchange.queries.ts'
import { isChoosable, outcomes } from './interchange.words.ts'
import { drawnDifferences, likedQuestion, withLatex } from './item.rules.ts'
import { ItemWarnings } from './item-warnings.tsx'

export interface ImportItemDrawerProps {
  importId: string
  itemNo: number
  /** Items can still be chosen. */
  isOpen: boolean
  onClose: () => void
}

/** An item of a file as students would see it, beside the question that it changes. */
export default function ImportItemDrawer(props: ImportItemDrawerProps) {
  const { importId, itemNo, isOpen, onClose } = props
  const item = useItem(importId, itemNo)
  return (
    <Drawer open wide title={`Item ${itemNo}`} onClose={onClose}>
      <QueryRegion
        query={item}
        failed="The item could not be loaded"
        skeleton={<SkeletonText lines={12} />}
      >
        {(data) => (
          <Stack gap="6">
            <About item={data} />
            {isOpen && data.brought !== null ? <Choice importId={importId} item={data} /> : null}
            <Changes item={data} />
            <Brought item={data} />
          </Stack>
        )}
      </QueryRegion>
    </Drawer>
  )
}

function About({ item }: { item: WholeItem }) {
  const { title, place, outcome, warnings, questionId, filings, message } = item
  const { label, tone, meaning } = outcomes[outcome]
  return (
    <Stack gap="4">
      <Row gap="3" flexWrap="wrap">
        <Badge tone={tone}>{label}</Badge>
        <Text as="span">{meaning}</Text>
      </Row>
      {message === null ? null : <Alert kind="warning">{message}</Alert>}
      <FactList
        items={[
          { label: 'Title', value: title },
          { label: 'Where in the file', value: place },
          { label: 'Filed under', value: filings.length === 0 ? 'Nowhere' : filings.join('; ') },
          ...(questionId === null
            ? []
            : [
                {
                  label: 'Question',
                  value: <TextLink to={editPath(questionId)}>{`Question ${questionId}`}</TextLink>,
                },
              ]),
        ]}
      />
      {warnings.length === 0 ? null : <ItemWarnings warnings={warnings} label="Warnings" />}
    </Stack>
  )
}

/** Whether it is taken, and as a version of which question. */
function Choice({ importId, item }: { importId: string; item: WholeItem }) {
  const { itemNo, outcome, isChosen } = item
  const [taken, setTaken] = useState(
    () => item.warnings.map(likedQuestion).find((liked) => liked !== null) ?? null,
  )
  const { write, isWriting } = useChoose()
  const choose = (isOn: boolean, questionId?: number) =>
    tellOutcome(async () => {
      await write({
        body: {
          ...{ importId, itemNos: [itemNo], isChosen: isOn },
          ...(questionId !== undefined && { questionId }),
        },
      })
      if (questionId === undefined) return undefined
      return { said: `Item ${itemNo} is taken as a new version of question ${questionId}.` }
    })
  return (
    <Stack gap="4">
      {isChoosable(outcome) ? (
        <Checkbox
          label="Take this item"
          checked={isChosen}
          disabled={isWriting}
          onValue={(isOn) => void choose(isOn)}
        />
      ) : null}
      <Row gap="3" alignItems="flex-end" flexWrap="wrap">
        <NumberField
          label="Take it as a new version of question"
          value={taken}
          onValue={setTaken}
          min={1}
        />
        <Button
          loading={isWriting}
          disabled={taken === null}
          onClick={() => void (taken !== null && choose(true, taken))}
        >
          Take it as this one
        </Button>
      </Row>
    </Stack>
  )
}

const wordsOf = (html: string) => htmlInWords(withLatex(html))

/** The question that is there beside what was brought, as far as they differ. */
function Changes({ item: { present, brought, changes } }: { item: WholeItem }) {
  const [was, is] = [present?.set.questions[0], brought?.set.questions[0]]
  if (!was || !is) return null
  const differences = drawnDifferences(was, is, wordsOf)
  return (
    <Stack gap="3">
      <Heading level={3} size="md">
        What differs
      </Heading>
      {changes.length === 0 ? null : <Text>{`Changed: ${changes.join(', ')}`}</Text>}
      {differences.length === 0 ? (
        <Text tone="muted">Both read the same.</Text>
      ) : (
        <SideBySide level={4} differences={differences} names={['As it stands', 'As brought']} />
      )}
    </Stack>
  )
}

function Brought({ item: { brought } }: { item: WholeItem }) {
  const question = brought?.set.questions[0]
  if (!question) return null
  return (
    <Stack as="section" gap="3" aria-label="As students would see it">
      <Heading level={3} size="md">
        As students would see it
      </Heading>
      <QuestionReview preview stacked question={question} />
    </Stack>
  )
}

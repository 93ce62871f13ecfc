import { RichTextField, type TextOp, WritingField } from '@portal/shared/rich-text-editor'
import { useState } from 'react'
import { Card, Grid, Text } from '../index.ts'

const question =
  '<p>A block rests on a slope at <strong>30°</strong>. Its mass is <em>m</em>.</p><h3>What is known</h3><ul><li>The slope is rough<ul><li>and dry</li></ul></li><li>g = 10 m s<sup>−2</sup></li></ul><table><caption>Friction</caption><thead><tr><th scope="col">Surface</th><th scope="col">μ</th></tr></thead><tbody><tr><td>Wood</td><td>0.4</td></tr><tr><td>Ice</td><td>0.02</td></tr></tbody></table><blockquote><p>Give your answer in newtons.</p></blockquote>'

const essay: readonly TextOp[] = [
  { insert: 'Why I want to study physics' },
  { insert: '\n', attributes: { header: 2 } },
  { insert: 'It began with a broken radio, and a grandfather who would not mend it.\n' },
]
const marks = [{ start: 42, end: 56, look: 'strong' }] as const

function Held({ value, ...field }: Omit<Parameters<typeof RichTextField>[0], 'onValue'>) {
  const [text, setText] = useState(value)
  return <RichTextField {...field} value={text} onValue={setText} />
}

/** Texts with formats as they are written: every kind of text, and every state of the field. */
export function TextsSection() {
  const [runs, setRuns] = useState(essay)
  return (
    <Grid columns={2}>
      <Card title="All tools">
        <Held label="Question" hint="Equations are set by the server." value={question} blanks />
      </Card>
      <Card title="An answer option">
        <Held label="Answer A" tools="answer" height={278} value="5 m s<sup>−1</sup>" images />
      </Card>
      <Card title="Words alone">
        <Held label="Why it is wrong" tools="plain" value="The sign is lost in the second step." />
      </Card>
      <Card title="Empty, and refused">
        <Held label="Solution" value="" error="Enter the solution" />
      </Card>
      <Card title="Read only">
        <Held label="Published text" value={question} readOnly />
      </Card>
      <Card title="Not available">
        <Held label="Text" value="<p>Nothing can be typed here.</p>" disabled />
      </Card>
      <Card title="Somebody’s writing, with a comment’s words painted">
        <WritingField label="Essay" value={runs} onValue={setRuns} marks={marks} />
        <Text size="sm" tone="muted" marginTop="2">
          {runs.length} runs
        </Text>
      </Card>
    </Grid>
  )
}

import { RichTextField, type TextOp, WritingField } from '@portal/shared/rich-text-editor'
import { useState } from 'react'
import { Card, Grid, Text } from '../index.ts'
import { playCalls } from './played-calls.ts'

const away = 'away'
playCalls({
  'POST /question/admin/Equation/Render': (_, body) => {
    const asked: unknown = Object(body).latex
    const all = Array.isArray(asked) ? asked.map(String) : []
    if (all.includes(away)) throw new Error('The server could not answer.')
    return all.map((latex) =>
      latex.includes('frac{1')
        ? { latex, svg: null, message: 'Unexpected end of input: a } is missing.' }
        : { latex, svg: pictureOf(latex), message: null },
    )
  },
})

/** Stands in for the server's picture of an equation. */
const pictureOf = (latex: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${latex.length}ex" height="2.2ex" style="vertical-align: -0.5ex" viewBox="0 0 ${latex.length * 9} 20"><text x="0" y="15" font-family="serif" font-style="italic" font-size="17">${latex.replace('^2', '²')}</text></svg>`

const faulty = `<p>One that is set: \\(x^2 + 1\\). One that cannot be: \\(\\frac{1\\). A picture that is gone: <img src="data:image/png;base64,AAAA" alt="A block on a slope"> and words after it.</p>`

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
      <Card
        title="What cannot be shown"
        description="An equation that cannot be set stands as it was typed; press Enter on it to mend it. “away” is one for which no answer comes."
      >
        <Held label="Question with faults" value={faulty} equations />
      </Card>
      <Card title="A table alone">
        <Held
          label="Text of a table"
          value="<table><tbody><tr><td>Wood</td><td>0.4</td></tr></tbody></table>"
        />
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

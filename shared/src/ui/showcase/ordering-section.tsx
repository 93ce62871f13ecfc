import { type Order, type OrderedGroup, OrderedList } from '@portal/shared/ordering'
import { useState } from 'react'
import { Card, Grid, toast } from '../index.ts'

const long =
  'A body that moves in a straight line at a constant speed until something acts on it, as Newton says in his first law of motion, with what follows for two bodies, for three, and for all those beyond them'

const course: readonly OrderedGroup<string>[] = [
  { id: 'm', label: 'Mechanics', rows: ['Forces', 'Energy', long, 'Moments'] },
  { id: 'w', label: 'Waves', rows: ['Light', 'Sound'] },
  { id: 'f', label: 'Fields', rows: [] },
]
const oneOf = (rows: readonly string[]) => [{ id: 'one', label: 'Topics', rows }]

interface HeldProps {
  label: string
  start: readonly OrderedGroup<string>[]
  readOnly?: boolean
  fails?: boolean
}

function Held({ label, start, readOnly, fails }: HeldProps) {
  const [groups, setGroups] = useState(start)
  const save = async (order: Order) => {
    if (fails) throw new Error('It never can be.')
    setGroups(groups.map((group, at) => ({ ...group, rows: order[at]?.keys ?? [] })))
  }
  return (
    <OrderedList
      label={label}
      groups={groups}
      rowKey={(name) => name}
      rowName={(name) => name}
      menu={(name) => [
        { id: 'tell', label: 'Say its name', onChoose: () => void toast.info(name) },
      ]}
      onOrder={save}
      {...(readOnly && { readOnly })}
    />
  )
}

/** Rows that are put in order: in one group and among several, and where they cannot be. */
export function OrderingSection() {
  return (
    <Grid columns={2}>
      <Card title="Several groups, one of them empty">
        <Held label="Topics of the course" start={course} />
      </Card>
      <Card title="One group">
        <Held label="Topics" start={oneOf(['Algebra', 'Geometry', 'Number', 'Probability'])} />
      </Card>
      <Card title="One that cannot be saved">
        <Held label="Topics that stay" start={oneOf(['Cells', 'Genes', 'Plants'])} fails />
      </Card>
      <Card title="A row alone">
        <Held label="One topic" start={oneOf(['Acids'])} />
      </Card>
      <Card title="None">
        <Held label="No topics" start={oneOf([])} />
      </Card>
      <Card title="Read only">
        <Held label="Topics to look at" start={oneOf(['Atoms', long])} readOnly />
      </Card>
    </Grid>
  )
}

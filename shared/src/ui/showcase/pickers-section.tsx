import {
  DateField,
  DateRangeField,
  type Found,
  SearchPicker,
  TagsField,
  TimeField,
  type TreeNode,
  TreeView,
} from '@portal/shared/pickers'
import { useState } from 'react'
import { Card, Grid, Stack } from '../index.ts'

const people: readonly Found[] = [
  { value: '1', label: 'Ana Petrova', note: 'ana@portal.test' },
  { value: '2', label: 'Ben Okafor', note: 'ben@portal.test' },
  { value: '3', label: 'Bethan Blackwood', note: 'bethan@portal.test' },
]

const topics: readonly TreeNode[] = [
  {
    value: 'mechanics',
    label: 'Mechanics',
    children: [
      { value: 'forces', label: 'Forces and equilibrium' },
      { value: 'motion', label: 'Motion with constant acceleration' },
      {
        value: 'energy',
        label: 'Energy',
        children: [
          { value: 'kinetic', label: 'Kinetic energy' },
          { value: 'potential', label: 'Potential energy in a uniform field' },
        ],
      },
    ],
  },
  {
    value: 'waves',
    label: 'Waves',
    children: [
      { value: 'light', label: 'Light' },
      { value: 'sound', label: 'Sound' },
    ],
  },
]

const find = async (search: string) =>
  people.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()))

export function PickersSection() {
  const [person, setPerson] = useState('')
  const [day, setDay] = useState('2027-03-01')
  const [first, setFirst] = useState('2027-04-09')
  const [last, setLast] = useState('2027-04-01')
  const [time, setTime] = useState('14:30')
  const [late, setLate] = useState('25:00')
  const [chosen, setChosen] = useState<readonly string[]>(['forces', 'kinetic'])
  const [topic, setTopic] = useState<readonly string[]>([])
  const [tags, setTags] = useState(['ESAT', 'Vectors'])
  return (
    <Grid columns={2}>
      <Card title="Somebody of many">
        <SearchPicker
          label="Student"
          hint="By name; the server searches."
          what="students"
          value={person}
          onValue={setPerson}
          find={find}
        />
      </Card>
      <Card title="Words of one’s own">
        <TagsField label="Tags" value={tags} onValue={setTags} max={6} />
      </Card>
      <Card title="A day">
        <DateField label="Starts on" value={day} onValue={setDay} error="Choose a day in term" />
      </Card>
      <Card title="A span of days">
        <DateRangeField
          label="Holidays"
          first={{ value: first, onValue: setFirst }}
          last={{ value: last, onValue: setLast, error: 'A holiday ends after it starts' }}
        />
      </Card>
      <Card title="A time of day">
        <Stack gap="5">
          <TimeField label="Begins at" hint="In your time zone." value={time} onValue={setTime} />
          <TimeField
            label="Ends at"
            value={late}
            onValue={setLate}
            error={/^([01]\d|2[0-3]):[0-5]\d$/.test(late) ? undefined : 'Enter a time, as 14:30'}
          />
        </Stack>
      </Card>
      <Card title="Leaves of a tree">
        <Stack gap="5">
          <TreeView
            label="Topics of the seminar"
            hint="Any number."
            multiple
            nodes={topics}
            value={chosen}
            onValue={setChosen}
          />
          <TreeView
            label="Topic of the question"
            error={topic.length === 0 ? 'Choose a topic' : undefined}
            nodes={topics}
            value={topic}
            onValue={setTopic}
          />
        </Stack>
      </Card>
    </Grid>
  )
}

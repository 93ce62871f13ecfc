import {
  DateField,
  DateRangeField,
  type Found,
  SearchPicker,
  TagsField,
} from '@portal/shared/pickers'
import { useState } from 'react'
import { Card, Grid } from '../index.ts'

const people: readonly Found[] = [
  { value: '1', label: 'Ana Petrova', note: 'ana@portal.test' },
  { value: '2', label: 'Ben Okafor', note: 'ben@portal.test' },
  { value: '3', label: 'Bethan Blackwood', note: 'bethan@portal.test' },
]

const find = async (search: string) =>
  people.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()))

/** What is picked: somebody of many, days, words of one's own. */
export function PickersSection() {
  const [person, setPerson] = useState('')
  const [day, setDay] = useState('2027-03-01')
  const [span, setSpan] = useState<[string, string]>(['', ''])
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
        <DateRangeField label="Holidays" value={span} onValue={setSpan} />
      </Card>
    </Grid>
  )
}

import {
  DateField,
  DateRangeField,
  type Found,
  type Pickable,
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

type Find = (sought: string) => Promise<readonly Found[]>

const find: Find = async (sought) =>
  people.filter(
    ({ value, label }) => value === sought || label.toLowerCase().includes(sought.toLowerCase()),
  )
const never: Find = () => new Promise(() => undefined)
const none: Find = async () => []
const fails: Find = () => Promise.reject(new Error('The server is away.'))

/** People whom a played server finds. */
const by = (how: string, find: Find): Pickable<readonly Found[]> => ({
  what: 'students',
  find: (search) => ({ queryKey: ['design', how, search], queryFn: () => find(search) }),
  byId: (id) => ({ queryKey: ['design', how, 'id', id], queryFn: () => find(id) }),
  found: (answer) => answer,
})

const servers = [
  { label: 'Found while one types', from: by('found', find), start: '' },
  { label: 'Of a draft, its name read', from: by('named', find), start: '2' },
  { label: 'Searching', from: by('searching', never), start: '' },
  { label: 'None fits', from: by('none', none), start: '' },
  { label: 'Failed', from: by('failed', fails), start: '3' },
]

function Student({ label, from, start }: (typeof servers)[number]) {
  const [value, setValue] = useState(start)
  return <SearchPicker label={label} none="Nobody" from={from} value={value} onValue={setValue} />
}

const unchanged = () => undefined

/** What cannot be changed is still read, opened and copied. */
function ReadOnlyPickers() {
  return (
    <Stack gap="5">
      <SearchPicker
        readOnly
        label="Student"
        from={by('only read', find)}
        value="1"
        onValue={unchanged}
      />
      <DateField readOnly label="Starts on" value="2027-03-01" onValue={unchanged} />
      <TimeField readOnly label="Begins at" value="14:30" onValue={unchanged} />
      <TagsField readOnly label="Tags" value={['ESAT', 'Vectors']} onValue={unchanged} />
      <TreeView readOnly label="Topics" nodes={topics} value={['light']} onValue={unchanged} />
    </Stack>
  )
}

export function PickersSection() {
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
        <Stack gap="5">
          {servers.map((server) => (
            <Student key={server.label} {...server} />
          ))}
        </Stack>
      </Card>
      <Card title="Only to be read">
        <ReadOnlyPickers />
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

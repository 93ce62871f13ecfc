import {
  Checkbox,
  CheckboxGroup,
  MultiSelectField,
  NumberField,
  PasswordField,
  RadioGroup,
  SearchField,
  SegmentedControl,
  SelectField,
  SliderField,
  Switch,
  TextArea,
  TextField,
} from '@portal/shared/forms'
import { useState } from 'react'
import { Card, Grid, Heading, Stack } from '../index.ts'
import { FormNotesStates } from './form-notes-states.tsx'
import { FormStates } from './form-states.tsx'

const parts = [
  { value: 'maths1', label: 'Mathematics 1', description: 'Taken by everyone', disabled: true },
  { value: 'maths2', label: 'Mathematics 2' },
  { value: 'physics', label: 'Physics' },
  { value: 'chemistry', label: 'Chemistry' },
  { value: 'biology', label: 'Biology' },
]
const scale = Array.from({ length: 10 }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
}))

/** Every field, empty, filled, in error and not available. */
export function FormsSection() {
  const [picks, setPicks] = useState<string[]>(['physics'])
  const [mode, setMode] = useState<'timed' | 'untimed'>('timed')
  const [rating, setRating] = useState<string>('8')
  const [view, setView] = useState<'list' | 'map'>('list')
  const [count, setCount] = useState(20)
  const [sought, setSought] = useState('')
  const [goal, setGoal] = useState('')
  return (
    <Stack gap="6">
      <Grid columns={2}>
        <Card title="Text">
          <Stack gap="5">
            <TextField
              label="Email"
              type="email"
              autoComplete="email"
              hint="The address your school has for you."
            />
            <PasswordField label="Password" defaultValue="a-long-password" />
            <NumberField
              label="Mock paper number"
              min={1}
              max={1000}
              error="Enter a number from 1 to 1000"
            />
            <TextArea
              label="What would make your lessons better?"
              optional
              value={goal}
              onValue={setGoal}
              maxLength={500}
            />
            <SelectField
              label="Section number"
              placeholder="Select a section"
              options={[
                { value: '1', label: 'Section 1', group: 'ESAT' },
                { value: '2', label: 'Section 2', group: 'ESAT' },
                { value: 'a', label: 'Paper A', group: 'TMUA' },
              ]}
            />
            <TextField label="Admission test" value="ESAT" readOnly />
            <TextField label="Target score" unit="out of 9" disabled />
            <SearchField label="Search questions" value={sought} onValue={setSought} />
          </Stack>
        </Card>
        <Card title="Choices">
          <Stack gap="6">
            <MultiSelectField
              label="Select 2 parts from a list that opens"
              placeholder="Select 2 parts..."
              options={parts.slice(1)}
              value={picks}
              onValue={setPicks}
              max={2}
            />
            <CheckboxGroup
              label="Select 2 ESAT parts:"
              hint="Please select 1 more part to continue."
              options={parts}
              value={picks}
              onValue={setPicks}
              max={2}
            />
            <RadioGroup
              label="How do you want to practise?"
              look="cards"
              value={mode}
              onValue={setMode}
              options={[
                { value: 'timed', label: 'Timed', description: 'The clock of the real paper' },
                { value: 'untimed', label: 'Untimed', description: 'Take as long as you need' },
              ]}
            />
            <RadioGroup
              label="How was your lesson?"
              look="chips"
              value={rating}
              onValue={setRating}
              options={scale}
            />
            <CheckboxGroup
              label="Subjects"
              look="chips"
              options={parts.slice(1)}
              value={picks}
              onValue={setPicks}
              error={picks.length === 0 ? 'Choose at least one subject' : undefined}
            />
            <SegmentedControl
              label="View"
              value={view}
              onValue={setView}
              options={[
                { value: 'list', label: 'List' },
                { value: 'map', label: 'Map' },
              ]}
            />
            <SliderField
              label="Questions in the set"
              min={5}
              max={50}
              step={5}
              value={count}
              onValue={setCount}
              text={(value) => `${value}`}
            />
            <Checkbox label="Remember me on this device" defaultChecked />
            <Checkbox label="All topics" indeterminate />
            <Switch
              label="Email me a daily digest"
              defaultChecked
              hint="Sent at 18:00 in your time zone."
            />
          </Stack>
        </Card>
      </Grid>
      <Heading level={2}>A form in its states</Heading>
      <FormStates />
      <FormNotesStates />
    </Stack>
  )
}

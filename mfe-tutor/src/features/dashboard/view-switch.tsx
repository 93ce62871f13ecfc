import { SegmentedControl } from '@portal/shared/forms'

const views = [
  { value: 'students', label: 'Students' },
  { value: 'week', label: 'Week' },
] as const

export type View = (typeof views)[number]['value']

export interface ViewSwitchProps {
  value: View
  onValue: (view: View) => void
}

/** Chooses what stands in the middle of the tutor's first page. */
export default function ViewSwitch(props: ViewSwitchProps) {
  return <SegmentedControl label="What to show" options={views} {...props} />
}

import type { Found, Pickable } from '@portal/shared/pickers'
import {
  expectNoAxeViolations,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ManyField } from './many-field.tsx'

const all: readonly Found[] = Array.from({ length: 30 }, (_, at) => ({
  value: `p${at}`,
  label: `Person ${at}`,
}))

const people: Pickable<readonly Found[]> = {
  what: 'people',
  find: (search) => ({
    queryKey: ['fit', search],
    queryFn: async () => all.filter(({ label }) => label.includes(search)).slice(0, 20),
  }),
  byId: (id) => ({
    queryKey: ['id', id],
    queryFn: async () => all.filter(({ value }) => value === id),
  }),
  found: (answer) => answer,
}

function Field({ start }: { start: string[] }) {
  const [value, onValue] = useState(start)
  return (
    <>
      <ManyField
        label="People"
        none="Nobody yet"
        from={people}
        field={{ name: 'people', value, error: undefined, onValue }}
        known={all.slice(0, 1)}
      />
      <p>{`Chosen: ${value.join(' ')}`}</p>
    </>
  )
}

const chosen = () => within(screen.getByRole('list', { name: 'People' }))

it('adds one after another, each once, and stays in the field', async () => {
  const { user } = renderScreen(<Field start={[]} />)
  for (const name of ['Person 7', 'Person 12', 'Person 7']) {
    await user.click(screen.getByRole('combobox', { name: /^People/ }))
    await user.click(await screen.findByRole('option', { name }))
    expect(await chosen().findByText(name)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^People/ })).toHaveValue(''))
    expect(screen.getByRole('combobox', { name: /^People/ })).toHaveFocus()
  }
  expect(screen.getByText('Chosen: p7 p12')).toBeVisible()
  expect(await chosen().findByText('Person 12')).toBeVisible()
  await expectNoAxeViolations()
})

it('names those of a draft, says which are not there any more, and lets one go', async () => {
  const { user } = renderScreen(<Field start={['p0', 'p4', 'gone']} />)
  expect(chosen().getByText('Person 0')).toBeVisible()
  expect(await chosen().findByText('Person 4')).toBeVisible()
  expect(await chosen().findByText('Not there any more')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove Person 4' }))
  expect(screen.getByText('Chosen: p0 gone')).toBeVisible()
  expect(screen.getByRole('combobox', { name: /^People/ })).toHaveFocus()
})

it('shows the first of very many until somebody asks for all', async () => {
  const { user } = renderScreen(<Field start={all.map(({ value }) => value)} />)
  expect(await chosen().findByText('Person 11')).toBeVisible()
  expect(chosen().queryByText('Person 12')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show all 30' }))
  expect(await chosen().findByText('Person 29')).toBeVisible()
})

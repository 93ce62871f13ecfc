import { TreeView } from '@portal/shared/pickers'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { expectNoAxeViolations, renderScreen, screen, waitFor } from '../testing/index.ts'

describe('a tree', () => {
  const topics = [
    {
      value: 'mechanics',
      label: 'Mechanics',
      children: [
        { value: 'forces', label: 'Forces' },
        { value: 'energy', label: 'Energy' },
      ],
    },
    { value: 'waves', label: 'Waves', children: [{ value: 'light', label: 'Light' }] },
  ]
  function Topics(props: { start?: string[]; multiple?: boolean; readOnly?: true }) {
    const { start = [], ...rest } = props
    const [value, setValue] = useState<readonly string[]>(start)
    return (
      <>
        <TreeView
          {...rest}
          label="Topics"
          hint="Any number"
          error="Choose a topic"
          nodes={topics}
          value={value}
          onValue={setValue}
        />
        <p>Chosen: {value.join(' and ')}.</p>
      </>
    )
  }
  const line = (name: string) => screen.getByRole('treeitem', { name })

  test('is gone through, opened and chosen from by keys alone', async () => {
    const { user } = renderScreen(<Topics multiple />)
    const tree = screen.getByRole('tree', { name: 'Topics' })
    expect(tree).toHaveAccessibleDescription('Any number Error: Choose a topic')
    expect(tree).toHaveAttribute('aria-multiselectable', 'true')
    await user.tab()
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(line('Forces')).toBeVisible())
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(line('Forces')).toHaveFocus())
    await user.keyboard(' ')
    expect(await screen.findByText('Chosen: forces.')).toBeVisible()
    expect(line('Forces')).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(line('Energy')).toHaveFocus())
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Chosen: forces and energy.')).toBeVisible()
    await user.keyboard(' ')
    expect(await screen.findByText('Chosen: forces.')).toBeVisible()
    expect(await screen.findByText('1 chosen')).toBeVisible()
    await expectNoAxeViolations()
    await user.keyboard('{ArrowLeft}')
    await waitFor(() => expect(screen.getByRole('button', { name: /Mechanics/ })).toHaveFocus())
    await user.keyboard('{ArrowLeft}')
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: 'Forces' })).toBeNull())
    expect(await screen.findByText('Chosen: forces.')).toBeVisible()
  })

  test('shows what is chosen, and one takes the place of another', async () => {
    const { user } = renderScreen(<Topics start={['energy']} />)
    expect(line('Energy')).toHaveAttribute('aria-selected', 'true')
    await user.click(screen.getByText('Forces'))
    expect(await screen.findByText('Chosen: forces.')).toBeVisible()
    await user.click(screen.getByText('Waves'))
    await user.click(await screen.findByText('Light'))
    expect(await screen.findByText('Chosen: light.')).toBeVisible()
  })

  test('that is only read opens and does not change', async () => {
    const { user } = renderScreen(<Topics start={['energy']} readOnly />)
    expect(screen.getByRole('tree', { name: /, read only$/ })).toBeVisible()
    await user.click(screen.getByText('Forces'))
    expect(await screen.findByText('Chosen: energy.')).toBeVisible()
  })
})

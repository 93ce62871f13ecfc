// @vitest-environment jsdom
import { fireEvent, renderScreen, screen } from '@portal/shared/testing'
import { expect, it, test, vi } from 'vitest'
import { hintOf, toneOf } from './esat-parts.rules.ts'
import { EsatPartsForm } from './esat-parts-form.tsx'

const parts = [
  { id: 4, sectionNo: 'Biology', isChosen: true },
  { id: 5, sectionNo: 'Chemistry', isChosen: false },
  { id: 6, sectionNo: 'Physics', isChosen: true },
]

test.each([
  [0, 'grey', 'Please select 2 more part(s) to continue.'],
  [1, 'yellow', 'Please select 1 more part(s) to continue.'],
  [2, 'green', 'Your selections are complete. Click confirm to continue.'],
])('%i picks are %s', (picks, tone, hint) => {
  expect(toneOf(picks)).toBe(tone)
  expect(hintOf(picks)).toBe(hint)
})

it('starts with the parts chosen before', async () => {
  const onSave = vi.fn(async () => undefined)
  const { user } = renderScreen(<EsatPartsForm parts={parts} onSave={onSave} saveLabel="Save" />)
  await user.click(screen.getByRole('button', { name: 'Remove Physics' }))
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Select 2 ESAT parts:' }))
  await user.click(screen.getByRole('option', { name: 'Chemistry' }))
  expect(screen.getByText('Your selections are complete. Click Save to continue.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ selectedParts: [4, 5] })
})

it.each([
  ['none', []],
  ['one', ['Biology']],
])('says the rule when %s is chosen and the keyboard sends the form', async (_, chosen) => {
  const onSave = vi.fn(async () => undefined)
  const { user } = renderScreen(
    <EsatPartsForm
      parts={parts.map((part) => ({ ...part, isChosen: chosen.includes(part.sectionNo) }))}
      onSave={onSave}
    />,
  )
  screen.getByRole('button', { name: 'Select 2 ESAT parts:' }).focus()
  expect(screen.queryByRole('alert')).toBeNull()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(screen.getByRole('alert')).toHaveTextContent('Please select exactly 2 ESAT parts')
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled()
  expect(onSave).not.toHaveBeenCalled()
})

it('sends exactly two by the keyboard', async () => {
  const onSave = vi.fn(async () => undefined)
  const { user } = renderScreen(<EsatPartsForm parts={parts} onSave={onSave} />)
  screen.getByRole('button', { name: 'Select 2 ESAT parts:' }).focus()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ selectedParts: [4, 6] })
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says the rule when it is sent with any other number', async () => {
  const onSave = vi.fn(async () => undefined)
  const { user, container } = renderScreen(<EsatPartsForm parts={parts} onSave={onSave} />)
  await user.click(screen.getByRole('button', { name: 'Remove Physics' }))
  const form = container.querySelector('form')
  if (form !== null) fireEvent.submit(form)
  expect(screen.getByRole('alert')).toHaveTextContent('Please select exactly 2 ESAT parts')
  expect(onSave).not.toHaveBeenCalled()
})

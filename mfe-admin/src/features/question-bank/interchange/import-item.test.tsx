import { expectNoAxeViolations, fakeDate, screen, waitFor, within } from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { chooseCall, itemCall } from './interchange.queries.ts'
import { importId, makeWhole, openView } from './interchange.testing.tsx'

beforeEach(() => fakeDate('2026-11-28T10:00:00Z'))

const one = `view=import&import=${importId}`

describe('an item', () => {
  it('stands beside the question that it changes, and as students would see it', async () => {
    const { user, address } = openView(`${one}&item=3`)
    const drawer = within(await screen.findByRole('dialog', { name: 'Item 3' }))
    const text = await drawer.findByRole('region', { name: 'Question Text' })
    expect(text).toHaveTextContent(
      /As it stands\s*Which force acts\?\s*As brought\s*Which power acts\?/,
    )
    expect(drawer.queryByRole('region', { name: 'Answer A' })).toBeNull()
    const shown = within(drawer.getByRole('region', { name: 'As students would see it' }))
    expect(shown.getByText('Which power acts?')).toBeVisible()
    expect(drawer.getByText('ESAT › Physics › Mechanics › Forces')).toBeVisible()
    await expectNoAxeViolations()
    await user.click(drawer.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(address()).not.toContain('item='))
  })

  it('is taken as a new version of another question', async () => {
    const { user, network } = openView(`${one}&item=3`, { [chooseCall]: { chosen: 3 } })
    const field = await screen.findByLabelText('Take it as a new version of question')
    await user.type(field, '77')
    await user.click(screen.getByRole('button', { name: 'Take it as this one' }))
    expect(
      await screen.findByText('Item 3 is taken as a new version of question 77.'),
    ).toBeVisible()
    expect(network.requestsOf(chooseCall)[0]?.body).toEqual({
      ...{ importId, itemNos: [3], isChosen: true, questionId: 77 },
    })
  })

  it('that reads like another is offered as a version of that one', async () => {
    openView(`${one}&item=3`, {
      [itemCall]: makeWhole({
        ...{ outcome: 'new', questionId: null, present: null, changes: [] },
        warnings: [{ name: 'reads-like', detail: '77' }],
      }),
    })
    expect(await screen.findByLabelText('Take it as a new version of question')).toHaveValue(77)
    const drawer = within(screen.getByRole('dialog', { name: 'Item 3' }))
    expect(drawer.getByText('Reads like another: question 77')).toBeVisible()
    expect(drawer.getByRole('link', { name: 'Open question 77' })).toHaveAttribute(
      'href',
      '/question-bank/question-admin/edit-question/qu-77',
    )
  })

  it('that is refused says why, with its warning in words', async () => {
    openView(`${one}&item=3`, {
      [itemCall]: makeWhole({
        ...{ outcome: 'refused', brought: null, present: null, questionId: null, changes: [] },
        ...{ message: 'Line 40: the tag is not closed.', filings: [] },
        warnings: [{ name: 'unsupported', detail: 'ordering' }],
      }),
    })
    const drawer = within(await screen.findByRole('dialog', { name: 'Item 3' }))
    expect(await drawer.findByText('Line 40: the tag is not closed.')).toBeVisible()
    expect(drawer.getByText('Kind not known here: ordering')).toBeVisible()
    expect(drawer.queryByRole('checkbox')).toBeNull()
  })
})

import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  waitFor,
} from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import { bankCalls, setId } from './question-bank.testing.ts'
import ReviseScreen from './revise.screen.tsx'
import { makePreset } from './study.testing.ts'

const path = '/resources/question-bank/revise'

const renderRevise = (calls: FakeCalls = {}, query = '') =>
  renderScreen(<ReviseScreen />, { path: path + query, route: path, calls: bankCalls(calls) })

const counted = () => screen.findByText('25 questions fit')

describe('presets', () => {
  const presets = 'GET /Revise/api/Revise/GetPresets'
  const savePreset = 'POST /Revise/api/Revise/SavePreset'
  const removePreset = 'POST /Revise/api/Revise/RemovePreset'
  const chooser = () => screen.findByRole('combobox', { name: 'Preset' })

  it('fill the builder when chosen', async () => {
    const { user, address } = renderRevise({ [presets]: [makePreset()] })
    await user.selectOptions(await chooser(), 'Weak ones')
    expect(screen.getByRole('checkbox', { name: 'Wrong before' })).toBeChecked()
    expect(screen.getByRole('spinbutton', { name: 'Minutes' })).toHaveValue(30)
    expect(await chooser()).toHaveDisplayValue('Weak ones')
    expect(address()).toBe(
      `${path}?test=1&part=2&subjects=3&status=incorrect%2Cdue&size=20&order=easiest&feedback=end&timed=set&minutes=30`,
    )
    await expectNoAxeViolations()
  })

  it('keep what is chosen under a name', async () => {
    const { user, network } = renderRevise({ [savePreset]: { id: setId } })
    expect(await screen.findByText(/None yet/)).toBeVisible()
    await counted()
    await user.click(screen.getByRole('button', { name: 'Save as a preset' }))
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(name).toHaveAccessibleDescription(expect.stringContaining('Give it a name'))
    expect(network.requestsOf(savePreset)).toEqual([])
    await user.type(name, ' Ten at random ')
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(network.requestsOf(savePreset)[0]?.body).toMatchObject({
      name: 'Ten at random',
      filters: { admissionTestId: 1, sectionId: 1, size: 10, secondsPerQuestion: null },
    })
    await waitFor(() => expect(network.requestsOf(presets)).toHaveLength(2))
  })

  it('say at the name what the server refuses', async () => {
    const message = 'You have 50 presets; remove one first.'
    const { user } = renderRevise({
      [savePreset]: new ApiError({
        status: 422,
        message,
        errors: [{ path: 'body.name', message }],
      }),
    })
    await counted()
    await user.click(await screen.findByRole('button', { name: 'Save as a preset' }))
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'One more')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
        expect.stringContaining(message),
      ),
    )
  })

  it('are not kept while the builder is wrong; the field says why', async () => {
    const { user } = renderRevise({}, '?size=0')
    await counted()
    await user.click(await screen.findByRole('button', { name: 'Save as a preset' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('spinbutton', { name: 'Number of questions' })).toHaveFocus()
  })

  it('are replaced by what they were changed to, under their name or by it', async () => {
    const { user, network } = renderRevise({
      [presets]: [makePreset()],
      [savePreset]: { id: setId },
    })
    await user.selectOptions(await chooser(), 'Weak ones')
    await counted()
    await user.click(screen.getByRole('checkbox', { name: 'Flagged' }))
    expect(screen.getByRole('option', { name: 'Weak ones, changed since' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Replace “Weak ones”' }))
    await waitFor(() => expect(network.requestsOf(savePreset)).toHaveLength(1))
    expect(network.requestsOf(savePreset)[0]?.body).toMatchObject({
      name: 'Weak ones',
      filters: { status: ['incorrect', 'flagged', 'due'] },
    })
    await user.click(screen.getByRole('button', { name: 'Save as a preset' }))
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Weak ones')
    expect(screen.getByText(/saving replaces its filters/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Replace' })).toBeVisible()
  })

  it('are removed at once, and come back by Undo', async () => {
    const { user, network } = renderRevise({
      [presets]: [makePreset()],
      [removePreset]: undefined,
      [savePreset]: { id: setId },
    })
    await user.selectOptions(await chooser(), 'Weak ones')
    network.answer({ [presets]: [] })
    await user.click(screen.getByRole('button', { name: 'Remove “Weak ones”' }))
    expect(await screen.findByText(/None yet/)).toBeVisible()
    expect(network.requestsOf(removePreset)[0]?.body).toEqual({ id: makePreset().id })
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(network.requestsOf(savePreset)).toHaveLength(1))
    expect(network.requestsOf(savePreset)[0]?.body).toEqual({
      name: 'Weak ones',
      filters: makePreset().filters,
    })
  })

  it('stay when they could not be removed', async () => {
    const { user } = renderRevise({
      [presets]: [makePreset()],
      [removePreset]: new ApiError({ status: 0, message: 'The connection was lost.' }),
    })
    await user.selectOptions(await chooser(), 'Weak ones')
    await user.click(screen.getByRole('button', { name: 'Remove “Weak ones”' }))
    expect(await screen.findByText(/“Weak ones” could not be removed/)).toBeInTheDocument()
    expect(await chooser()).toHaveDisplayValue('Weak ones')
  })

  it('fail in words, and the builder works on', async () => {
    renderRevise({ [presets]: new ApiError({ status: 400, message: 'Away.' }) })
    expect(await screen.findByText('Your presets could not be loaded')).toBeVisible()
    await counted()
  })

  it('cannot be changed while the portal is viewed as the student', async () => {
    const { user } = renderScreen(<ReviseScreen />, {
      path,
      route: path,
      claims: { isImpersonating: true },
      calls: bankCalls({ [presets]: [makePreset()] }),
    })
    await user.selectOptions(await chooser(), 'Weak ones')
    const keep = screen.getByRole('button', { name: 'Save as a preset' })
    await user.click(keep)
    expect(keep).toHaveAttribute('aria-disabled', 'true')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

import { useForm } from '@portal/shared/forms'
import { renderScreen, screen, testUid } from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import { type Answers, first, options, ProfileForm, start } from './forms.testing.tsx'

describe('a draft', () => {
  const leave = (base: object, mine: object) =>
    sessionStorage.setItem(`draft ${testUid(1)} test profile`, JSON.stringify({ base, mine }))
  const open = () => renderScreen(<ProfileForm write={async () => undefined} />, options)

  it('of a form that had a field more is shown without it, and can be undone', async () => {
    const older = { ...start, phone: '1' }
    leave(older, { ...older, phone: '2', firstName: 'Grace' })
    const { user } = open()
    expect(first()).toHaveValue('Grace')
    await user.clear(first())
    await user.type(first(), 'Ada')
    expect(screen.getByText('Nothing to save')).toBeVisible()
  })

  it('of one that had a field less starts anew', () => {
    leave({ firstName: 'Ada' }, { firstName: 'Grace' })
    open()
    expect(first()).toHaveValue('Ada')
  })

  it('that is saved by now, as from another tab, counts as saved', () => {
    leave({ ...start, firstName: 'Augusta' }, start)
    open()
    expect(screen.getByText('Nothing to save')).toBeVisible()
  })

  const one = { text: 'One', points: 1 }
  it.each([
    ['entries of another kind', [one], ['One']],
    ['entries that lack a field', [one], [{ points: 1 }]],
    ['entries that the form cannot send', [], [{ points: 1 }]],
  ])('with %s starts anew', (_, answers, left) => {
    const kept = JSON.stringify({ base: { answers }, mine: { answers: left } })
    sessionStorage.setItem(`draft ${testUid(1)} answers`, kept)
    function Form() {
      const form = useForm<Answers, Answers>({
        name: 'answers',
        start: { answers },
        ...(answers.length === 0 && {
          body: (values) => ({
            answers: values.answers.map((each) => ({ ...each, text: each.text.trim() })),
          }),
        }),
        write: async () => undefined,
      })
      return (
        <output aria-label="Texts">{form.values.answers.map(({ text }) => text).join()}</output>
      )
    }
    renderScreen(<Form />)
    const shown = answers.map(({ text }) => text).join()
    expect(screen.getByRole('status', { name: 'Texts' }).textContent).toBe(shown)
  })
})

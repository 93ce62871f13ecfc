import { Form, NumberField, SaveBar, TextField, useForm } from '@portal/shared/forms'
import { renderScreen, screen, waitFor, within } from '@portal/shared/testing'
import { Button } from '@portal/shared/ui'
import { describe, expect, it, vi } from 'vitest'
import { type Answers, press, refusal } from './forms.testing.tsx'

function AnswersForm({ write }: { write: (body: Answers) => Promise<unknown> }) {
  const form = useForm<Answers, Answers>({
    name: null,
    start: { answers: [{ text: 'One', points: 1 }] },
    check: ({ answers }) => ({ answers: answers.length === 0 && 'Give an answer' }),
    write,
  })
  const answers = form.list('answers')
  return (
    <Form label="Answers" {...form.frame}>
      {answers.items.map(({ key, at }) => (
        <fieldset key={key} aria-label={`Answer ${at + 1}`}>
          <TextField label="Text" {...form.field(`answers.${at}.text`)} />
          <NumberField label="Points" {...form.field(`answers.${at}.points`)} />
          <Button onClick={() => answers.remove(at)}>Remove</Button>
          <Button onClick={() => answers.move(at, 0)}>To the top</Button>
        </fieldset>
      ))}
      <Button {...answers.adder} onClick={() => answers.add({ text: '', points: null })}>
        Add
      </Button>
      <SaveBar {...form.bar} />
    </Form>
  )
}

describe('a list in a form', () => {
  const entry = (number: number) => within(screen.getByRole('group', { name: `Answer ${number}` }))
  const text = (number: number) => entry(number).getByRole('textbox', { name: 'Text' })

  it('grows, shrinks and is ordered; each entry keeps its own controls', async () => {
    const write = vi.fn(async () => undefined)
    const { user } = renderScreen(<AnswersForm write={write} />)
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await user.type(text(2), 'Two')
    await user.type(entry(2).getByRole('spinbutton', { name: 'Points' }), '2')
    const second = text(2)
    await user.click(entry(2).getByRole('button', { name: 'To the top' }))
    expect(text(1)).toBe(second)
    await user.click(entry(2).getByRole('button', { name: 'Remove' }))
    expect(text(1)).toBe(second)
    await user.click(press())
    expect(write).toHaveBeenCalledExactlyOnceWith({ answers: [{ text: 'Two', points: 2 }] })
  })

  it('has focus in the next entry where one is removed, and at what adds one after the last', async () => {
    const { user } = renderScreen(<AnswersForm write={async () => undefined} />)
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await user.type(text(2), 'Two')
    await user.click(entry(1).getByRole('button', { name: 'Remove' }))
    expect(text(1)).toHaveValue('Two')
    expect(text(1)).toHaveFocus()
    await user.click(entry(1).getByRole('button', { name: 'Remove' }))
    expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus()
  })

  it('has the refusals of its entries at them, and its own said', async () => {
    const refused = refusal(422, [{ path: 'body.answers.1.text', message: 'Twice the same.' }])
    const { user } = renderScreen(<AnswersForm write={vi.fn().mockRejectedValueOnce(refused)} />)
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await user.click(press())
    await waitFor(() => expect(text(2)).toHaveAccessibleDescription('Error: Twice the same.'))
    await user.click(entry(1).getByRole('button', { name: 'Remove' }))
    await user.click(entry(1).getByRole('button', { name: 'Remove' }))
    await user.click(press())
    expect(screen.getByRole('alert')).toHaveTextContent('Give an answer')
  })
})

import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Form, SaveBar, useForm } from '../forms/index.ts'
import {
  expectNoAxeViolations,
  fireEvent,
  renderScreen,
  screen,
  waitFor,
  within,
} from '../testing/index.ts'
import { RichTextField, type RichTextFieldProps, type TextOp, WritingField } from './index.ts'

function Held({ value: given = '', ...props }: Partial<RichTextFieldProps>) {
  const [value, setValue] = useState(given)
  return (
    <StrictMode>
      <RichTextField label="Text" {...props} value={value} onValue={setValue} />
      <output data-testid="stored">{value}</output>
      <button type="button" onClick={() => setValue('<p>Theirs</p>')}>
        Take theirs
      </button>
    </StrictMode>
  )
}

const findText = () => screen.findByRole('textbox', { name: 'Text' }, { timeout: 20_000 })
const findTools = () => screen.findByRole('toolbar', { name: 'Formatting: Text' })
const stored = () => screen.getByTestId('stored').textContent

/** Chooses the words of an element, as a mouse does. */
function choose(element: Element | null | undefined) {
  const range = document.createRange()
  range.selectNodeContents(element ?? document.body)
  const selection = document.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
  fireEvent(document, new Event('selectionchange'))
}

describe('the text', () => {
  it('is a text box with its name, its hint and its error, and shows what is stored', async () => {
    renderScreen(
      <Held
        value="<p>Some <strong>bold</strong> words</p><ul><li>one</li></ul>"
        hint="Two lines at most."
        error="Enter less"
        name="text"
      />,
    )
    const text = await findText()
    await waitFor(() => expect(text).toHaveTextContent('Some bold words'))
    expect(text).toHaveAttribute('aria-multiline', 'true')
    expect(text).toHaveAttribute('aria-invalid', 'true')
    expect(text).toHaveAttribute('name', 'text')
    expect(text).toHaveAccessibleDescription('Two lines at most. Error: Enter less')
    expect(text.querySelector('strong')).toHaveTextContent('bold')
    await findTools()
    await expectNoAxeViolations(document.body)
  })

  it('is not changed by being opened', async () => {
    renderScreen(<Held value={'<p>a\n b</p>'} />)
    await waitFor(async () => expect(await findText()).toHaveTextContent('a b'))
    expect(stored()).toBe('<p>a\n b</p>')
  })

  it('that comes from elsewhere takes the place of what stood there', async () => {
    renderScreen(<Held value="<p>Mine</p>" />)
    const text = await findText()
    fireEvent.click(screen.getByRole('button', { name: 'Take theirs' }))
    await waitFor(() => expect(text).toHaveTextContent('Theirs'))
    expect(stored()).toBe('<p>Theirs</p>')
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
  })

  it.each([{ readOnly: true }, { disabled: true }])(
    'can be read and not changed, without tools: %j',
    async (states) => {
      renderScreen(<Held value="<p>Fixed</p>" {...states} />)
      const text = await findText()
      await waitFor(() => expect(text).toHaveAttribute('contenteditable', 'false'))
      expect(text).toHaveAttribute('readOnly' in states ? 'aria-readonly' : 'aria-disabled', 'true')
      expect(text).toHaveAttribute('tabindex', 'readOnly' in states ? '0' : '-1')
      expect(screen.queryByRole('toolbar')).toBeNull()
    },
  )

  it('takes focus from its label', async () => {
    renderScreen(<Held />)
    const text = await findText()
    fireEvent.click(screen.getByText('Text', { selector: 'label' }))
    expect(text).toHaveFocus()
  })
})

describe('the tools', () => {
  it('are one stop for Tab, with arrows, Home and End, Alt+F10 to them and Escape back', async () => {
    renderScreen(<Held value="<p>x</p>" />)
    const text = await findText()
    const bar = await findTools()
    const buttons = within(bar).getAllByRole('button')
    expect(buttons.filter((button) => button.tabIndex === 0)).toHaveLength(1)
    text.focus()
    fireEvent.keyDown(text, { key: 'F10', altKey: true })
    expect(buttons[0]).toHaveFocus()
    const moves = [
      ['ArrowRight', 1],
      ['End', buttons.length - 1],
      ['ArrowRight', 0],
      ['ArrowLeft', buttons.length - 1],
      ['Home', 0],
    ] as const
    for (const [key, at] of moves) {
      fireEvent.keyDown(document.activeElement ?? bar, { key })
      expect(buttons[at]).toHaveFocus()
      expect(buttons[at]).toHaveAttribute('tabindex', '0')
    }
    fireEvent.keyDown(bar, { key: 'Escape' })
    expect(text).toHaveFocus()
  })

  it('say what is on where the caret is, and change what is chosen', async () => {
    const user = userEvent.setup()
    renderScreen(<Held value="<p>plain</p><h3>head</h3>" />)
    const text = await findText()
    const bar = await findTools()
    text.focus()
    choose(text.querySelector('h3'))
    const heading = within(bar).getByRole('button', { name: 'Heading' })
    await waitFor(() => expect(heading).toHaveAttribute('aria-pressed', 'true'))
    choose(text.querySelector('p'))
    await waitFor(() => expect(heading).toHaveAttribute('aria-pressed', 'false'))
    await user.click(within(bar).getByRole('button', { name: 'Bold' }))
    expect(stored()).toBe('<p><strong>plain</strong></p><h3>head</h3>')
    await user.click(within(bar).getByRole('button', { name: 'Undo' }))
    expect(stored()).toBe('<p>plain</p><h3>head</h3>')
    await user.click(within(bar).getByRole('button', { name: 'Redo' }))
    expect(stored()).toContain('<strong>plain</strong>')
    expect(within(bar).getByRole('button', { name: 'Indent more' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  it('are fewer for an answer, and none for words alone', async () => {
    renderScreen(<Held tools="answer" images={false} />)
    await findText()
    const names = within(await findTools())
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))
    expect(names).toEqual([
      'Bold',
      'Italic',
      'Underline',
      'Subscript',
      'Superscript',
      'Bulleted list',
      'Numbered list',
      'Undo',
      'Redo',
    ])
  })

  it('words alone have none, and stay as they are stored', async () => {
    renderScreen(<Held tools="plain" value="a <b>b</b> &amp; c" />)
    const text = await findText()
    await waitFor(() => expect(text).toHaveTextContent('a b & c'))
    expect(text.querySelector('strong')).toBeNull()
    expect(screen.queryByRole('toolbar')).toBeNull()
  })

  it('make a link of what is chosen, to where links may lead, and take it off', async () => {
    const user = userEvent.setup()
    renderScreen(<Held value="<p>our pages</p>" />)
    const text = await findText()
    const bar = await findTools()
    text.focus()
    choose(text.querySelector('p'))
    await user.click(within(bar).getByRole('button', { name: 'Link' }))
    const address = await screen.findByRole('textbox', { name: 'Address' })
    await user.type(address, 'javascript:alert(1)')
    await user.click(screen.getByRole('button', { name: 'Add link' }))
    expect(address).toHaveAccessibleDescription(/Enter an address/)
    await user.clear(address)
    await user.type(address, '/resources')
    await user.click(screen.getByRole('button', { name: 'Add link' }))
    expect(stored()).toBe('<p><a href="/resources">our pages</a></p>')
    choose(text.querySelector('a'))
    await user.click(within(bar).getByRole('button', { name: 'Link' }))
    await user.click(await screen.findByRole('button', { name: 'Remove link' }))
    expect(stored()).toBe('<p>our pages</p>')
  })
})

describe('in a form', () => {
  const start = { text: '<p>Saved</p>' }
  function Letter() {
    const form = useForm({ name: 'letter', start, write: async () => undefined })
    return (
      <Form {...form.frame}>
        <RichTextField label="Text" {...form.field('text')} />
        <SaveBar {...form.bar} look="bar" />
      </Form>
    )
  }

  it('what is written outlives a reload, and is undone with the form', async () => {
    const user = userEvent.setup()
    const first = renderScreen(<Letter />)
    const text = await findText()
    const bold = within(await findTools()).getByRole('button', { name: 'Bold' })
    text.focus()
    choose(text.querySelector('p'))
    await user.click(bold)
    first.unmount()
    renderScreen(<Letter />)
    const again = await findText()
    await waitFor(() => expect(again.querySelector('strong')).toHaveTextContent('Saved'))
    await user.click(screen.getByRole('button', { name: /Undo/, description: '' }))
    await waitFor(() => expect(again.querySelector('strong')).toBeNull())
    expect(again).toHaveTextContent('Saved')
  })
})

describe('writing', () => {
  it('comes and goes as runs', async () => {
    const user = userEvent.setup()
    const given: TextOp[] = [
      { insert: 'Title' },
      { insert: '\n', attributes: { header: 2 } },
      { insert: 'It began.\n' },
    ]
    let runs: readonly TextOp[] = given
    renderScreen(<WritingField label="Text" value={given} onValue={(next) => (runs = next)} />)
    const text = await findText()
    const bar = await findTools()
    expect(within(bar).queryByRole('button', { name: 'Image' })).toBeNull()
    text.focus()
    choose(text.querySelector('p'))
    await user.click(within(bar).getByRole('button', { name: 'Italic' }))
    expect(runs).toEqual([
      { insert: 'Title' },
      { insert: '\n', attributes: { header: 2 } },
      { insert: 'It began.', attributes: { italic: true } },
      { insert: '\n' },
    ])
  })
})

import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderScreen, screen, waitFor } from '../testing/index.ts'
import { RichTextField, type RichTextFieldProps } from './index.ts'

function Held(props: Partial<RichTextFieldProps>) {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <>
      <RichTextField label="Text" {...props} value={value} onValue={setValue} />
      <output>{value}</output>
    </>
  )
}

test('a stored text is shown in a named text box', async () => {
  renderScreen(<Held value="<p>Some <strong>bold</strong> words</p><ul><li>one</li></ul>" />)
  const text = await screen.findByRole('textbox', { name: 'Text' }, { timeout: 20_000 })
  expect(text).toHaveAttribute('aria-multiline', 'true')
  await waitFor(() => expect(text).toHaveTextContent('Some bold words'))
  expect(text.querySelector('strong')).toHaveTextContent('bold')
  expect(screen.getByRole('toolbar', { name: 'Formatting: Text' })).toBeInTheDocument()
})

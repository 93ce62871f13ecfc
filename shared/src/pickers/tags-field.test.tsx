import { TagsField } from '@portal/shared/pickers'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { expectNoAxeViolations, renderScreen, screen, waitFor } from '../testing/index.ts'

test('words of one’s own are added and taken off again', async () => {
  function Tags() {
    const [tags, setTags] = useState(['ESAT'])
    return (
      <>
        <TagsField label="Tags" value={tags} onValue={setTags} />
        <p>{tags.join(' and ')}</p>
      </>
    )
  }
  const { user } = renderScreen(<Tags />)
  await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'Vectors{Enter}')
  expect(await screen.findByText('ESAT and Vectors')).toBeVisible()
  await expectNoAxeViolations()
  await user.click(screen.getByRole('button', { name: 'Remove ESAT' }))
  await waitFor(() => expect(screen.queryByText('ESAT')).toBeNull())
})

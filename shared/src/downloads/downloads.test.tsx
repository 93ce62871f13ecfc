import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  renderScreen,
  savedFiles,
  screen,
  waitFor,
} from '@portal/shared/testing'
import { expect, it } from 'vitest'
import { DownloadButton } from './index.ts'

it('saves the file under its name', async () => {
  const saved = savedFiles()
  const { user } = renderScreen(
    <DownloadButton label="Download PDF" name="result.pdf" get={async () => new Blob(['%PDF'])} />,
  )
  await user.click(screen.getByRole('button', { name: 'Download PDF' }))
  await waitFor(() => expect(saved).toEqual(['result.pdf']))
  await expectNoAxeViolations()
})

it('says why the file could not be had, and can be pressed again', async () => {
  const message = 'The PDF could not be made just now. Try again.'
  const { user } = renderScreen(
    <DownloadButton
      label="Download PDF"
      name="result.pdf"
      get={() => Promise.reject(new ApiError({ status: 503, message, serverMessage: message }))}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Download PDF' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeEnabled()
})

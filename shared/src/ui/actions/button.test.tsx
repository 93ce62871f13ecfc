import { expect, test, vi } from 'vitest'
import { expectNoAxeViolations, renderScreen, screen } from '../../testing/index.ts'
import { Button, IconButton, LinkButton, SmartLink, TextLink } from '../index.ts'

test('a loading button keeps focus and cannot be pressed, by mouse or by sending its form', async () => {
  const press = vi.fn()
  const submit = vi.fn()
  const { user } = renderScreen(
    <form onSubmit={submit}>
      <Button type="submit" loading onClick={press}>
        Save
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Save' })
  await user.click(button)
  await user.keyboard('{Enter}')
  expect(press).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
  expect(button).toHaveFocus()
})

test('buttons do not send forms unless told to', () => {
  renderScreen(<Button>Plain</Button>)
  expect(screen.getByRole('button', { name: 'Plain' })).toHaveAttribute('type', 'button')
})

test('icon buttons are named; links are links in the portal, safe outside it', async () => {
  const { user, address } = renderScreen(
    <main>
      <IconButton label="Edit" icon={<svg aria-hidden="true" />} />
      <LinkButton to="/courses">Courses</LinkButton>
      <TextLink to="https://example.org/review">Review</TextLink>
      <SmartLink to="/papers" target="_blank">
        Papers
      </SmartLink>
    </main>,
  )
  expect(screen.getByRole('button', { name: 'Edit' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Review' })).toHaveAttribute(
    'href',
    'https://example.org/review',
  )
  expect(screen.getByRole('link', { name: 'Papers' })).toHaveAttribute('rel', 'noreferrer')
  await expectNoAxeViolations()
  await user.click(screen.getByRole('link', { name: 'Courses' }))
  expect(address()).toBe('/courses')
})

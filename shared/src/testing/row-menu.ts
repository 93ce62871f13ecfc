import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Chooses what shall be done with a row, in the menu at its end. */
export async function chooseInRow(user: UserEvent, row: string, item: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `What to do with ${row}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

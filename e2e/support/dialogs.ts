import type { Page } from 'playwright'

/** Presses a button and waits for the dialog that it opens, beside those that are open already. */
export async function pressForDialog(page: Page, button: string | RegExp): Promise<void> {
  const open = await page.getByRole('dialog').count()
  await page.getByRole('button', { name: button }).first().click()
  await page.getByRole('dialog').nth(open).waitFor()
}

/** Closes the dialog that was opened last, and waits until it is gone. */
export async function escapeDialog(page: Page): Promise<void> {
  const open = await page.getByRole('dialog').count()
  await page.keyboard.press('Escape')
  await page
    .getByRole('dialog')
    .nth(open - 1)
    .waitFor({ state: 'detached' })
}

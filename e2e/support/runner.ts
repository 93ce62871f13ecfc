import type { Page } from 'playwright'

/** Waits until the runner says that the server has everything. */
export async function saved(page: Page): Promise<void> {
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved$/ })
    .first()
    .waitFor()
}

/** Gives some answer to the question that is shown, whatever its type, and has it marked. */
export async function answerNow(page: Page): Promise<void> {
  if ((await page.getByRole('radio').count()) > 0) await page.keyboard.press('a')
  else await page.getByRole('textbox', { name: 'Your answer' }).fill('1')
  await page.getByRole('button', { name: 'Submit' }).click()
}

import { readFileSync, writeFileSync } from 'node:fs'
import { launchChromium } from './support/chromium.ts'

const url = 'http://127.0.0.1:3988'
const browser = await launchChromium()
const page = await (await browser.newContext()).newPage()
page.on('console', (m) => console.log('console', m.type(), m.text().slice(0, 300)))
page.on('pageerror', (e) => console.log('pageerror', e))
const only = process.argv[2]
await page.goto(url + '/design', { waitUntil: 'load' }).catch(() => {})
await page.waitForTimeout(1500)
console.log('design', await page.title(), (await page.locator('body').innerText()).slice(0, 80))
await page.goto(url + '/', { waitUntil: 'domcontentloaded' })
if (!only) {
  await page.getByLabel('Email').fill('tutor@portal.test')
  await page.getByLabel('Password', { exact: true }).fill('Portal-demo-1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
await page.waitForSelector('main h1, h1')
await page.waitForTimeout(4000)
console.log(page.url(), await page.title(), (await page.locator('body').innerText()).slice(0, 200))
const f = '/work/main/mfe-tutor/src/features/dashboard/feature.ts'
const before = readFileSync(f, 'utf8')
try {
  const t = Date.now()
  writeFileSync(f, before.replace(/label: '[^']+'/, "label: 'Changed label'"))
  await page.getByText('Changed label').first().waitFor({ timeout: 15000 })
  console.log('seen after', Date.now() - t)
} finally {
  writeFileSync(f, before)
}
await browser.close()

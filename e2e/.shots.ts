import { tokensOf } from './bench/roles.ts'
import { launchChromium } from './support/chromium.ts'

const base = process.env.BASE ?? 'http://localhost:3999'
const [, , what, out, ...rest] = process.argv
// usage: shots.ts email:path out width mode
const [email, path] = what.split('::')
const widths = (rest[0] ?? '1440').split(',').map(Number)
const modes = (rest[1] ?? 'light').split(',')
const b = await launchChromium()
for (const w of widths)
  for (const mode of modes) {
    const tokens = email === '-' ? null : await tokensOf(base, email)
    const c = await b.newContext({
      baseURL: base,
      viewport: { width: w, height: w < 500 ? 800 : 900 },
      colorScheme: mode as 'light',
      storageState: {
        cookies: [],
        origins: [
          {
            origin: base,
            localStorage: tokens
              ? [
                  { name: 'token', value: tokens.accessToken },
                  { name: 'refreshToken', value: tokens.refreshToken },
                ]
              : [],
          },
        ],
      },
    })
    const p = await c.newPage()
    p.on('console', (m) => {
      if (m.type() === 'error' || m.type() === 'warning')
        console.log('console', m.type(), m.text().slice(0, 300))
    })
    p.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 300)))
    p.on('response', (r) => {
      if (r.status() >= 400) console.log('http', r.status(), r.url())
    })
    await p.goto(path)
    await p.waitForLoadState('networkidle')
    await p.waitForTimeout(400)
    await p.screenshot({ path: `/tmp/shots/${out}-${w}-${mode}.png`, fullPage: rest[2] === 'full' })
    await c.close()
  }
await b.close()

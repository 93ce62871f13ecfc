import { describe, expect, it } from 'vitest'
import { folderCycles, folderOf, type Import } from './folder-cycles.rules.ts'

const runs = (from: string, to: string): Import => ({ from, to, isOfTypes: false })
const names = (from: string, to: string): Import => ({ from, to, isOfTypes: true })
const mail = 'api/src/mail/post.ts'
const live = 'api/src/live/live.ts'
const flags = 'api/src/modules/flags/index.ts'

describe('the folder of a file', () => {
  it.each([
    ['api/src/mail/post.ts', 'api/src/mail'],
    ['api/src/database/schema/mail.ts', 'api/src/database'],
    ['api/src/database/seed/content/index.ts', 'api/src/database/seed'],
    ['api/src/modules/flags/flags.routes.ts', 'api/src/modules/flags'],
    ['api/src/modules/rounds.ts', 'api/src/modules/rounds.ts'],
    ['api/src/app.ts', 'api/src/app.ts'],
    ['shared/src/lists/list.tsx', 'shared/src/lists'],
    ['api/src/mail/mailer.test.ts', undefined],
    ['api/src/modules/sets/testing.ts', undefined],
    ['node_modules/zod/index.js', undefined],
  ])('%s: %s', (file, folder) => {
    expect(folderOf(file)).toBe(folder)
  })
})

describe('folders that import one another', () => {
  it('are found with the imports that do, also where other folders stand between', () => {
    const circle = [runs(mail, live), runs(live, flags), runs(flags, 'api/src/mail/mailer.ts')]
    const around = [runs(flags, 'api/src/audit/audit.ts'), runs('api/src/app.ts', mail)]
    expect(folderCycles([...around, ...circle])).toHaveLength(1)
    expect(folderCycles([...around, ...circle])[0]).toEqual(expect.arrayContaining(circle))
  })

  it('are found where one of them takes a type alone', () => {
    expect(folderCycles([runs(mail, live), names(live, mail)])).toHaveLength(1)
  })

  it('are none where imports go one way, or stay within a folder', () => {
    expect(folderCycles([runs(mail, live), runs(mail, flags), runs(flags, live)])).toEqual([])
    expect(folderCycles([runs(mail, 'api/src/mail/mailer.ts')])).toEqual([])
  })

  it('may take the types that all calls are given, and no more than types', () => {
    const asked = 'api/src/asked.ts'
    expect(folderCycles([names(mail, asked), names(asked, mail)])).toEqual([])
    expect(folderCycles([names(mail, asked), runs(asked, mail)])).toHaveLength(1)
  })
})

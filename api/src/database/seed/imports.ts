import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { applyImport, bringFile, getImport } from '../../modules/imports/index.ts'
import '../../modules/table-kinds.ts'
import type { Db } from '../db.ts'
import { type Doing, doAsAdmin } from './serving.ts'
import { at, type World } from './world.ts'

const header = 'Role,First name,Last name,Email,Phone,Year group,Programme,Expires on,Parent emails'

const first = ['Alba', 'Bruno', 'Carys', 'Dev', 'Eilidh', 'Farid', 'Grace', 'Hana', 'Idris', 'Juno']
const last = ['Ashdown', 'Bellamy', 'Corrigan', 'Dunmore']

/** Parents of a school that joins, 40 of them, of whom 7 cannot be taken as they stand. */
function newcomers(): string {
  const names = last.flatMap((lastName) => first.map((firstName) => ({ firstName, lastName })))
  const bad: Readonly<Record<number, string>> = {
    4: 'Parent,Eilidh,Ashdown,eilidh.ashdown(at)post.example,,,,,',
    9: 'Mother,Juno,Ashdown,juno.ashdown@post.example,,,,,',
    13: 'Parent,Dev,Bellamy,dev.bellamy@post.example,4.47E+11,,,,',
    18: 'Parent,,Bellamy,idris.bellamy@post.example,,,,,',
    22: 'Student,Carys,Corrigan,carys.corrigan@post.example,,12,Platinum,31/08/2099,',
    30: 'Parent,Alba,Dunmore,alba.ashdown@post.example,,,,,',
  }
  const rows = names.map(({ firstName, lastName }, at) => {
    const email = `${firstName}.${lastName}@post.example`.toLowerCase()
    return bad[at] ?? `Parent,${firstName},${lastName},${email},020 7946 0${100 + at},,,,`
  })
  return `${[header, ...rows].join('\r\n')}\r\n`
}

async function bring(doing: Doing, when: Date, name: string, text: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'demo-rows-'))
  try {
    const file = { name, path: path.join(folder, 'file') }
    await writeFile(file.path, text)
    return (await doing(when, (asked) => bringFile(asked, { kind: 'people' }, file))).importId
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Telephone numbers of parents that were brought and applied, and a file with rows to mend. */
export async function seedImports(db: Db, world: World): Promise<void> {
  await doAsAdmin(db, world, async (doing) => {
    const numbers = world.parents
      .slice(10, 22)
      .map(({ email }, at) => `${email};020 7946 0${at + 10}`)
    const known = `Email;Phone\r\n${numbers.join('\r\n')}\r\n`
    const importId = await bring(doing, at(world, -1, 14), 'parents-phones.csv', known)
    const seen = await doing(at(world, -1, 15), (asked) => getImport(asked, importId))
    const { fingerprint } = seen
    if (fingerprint === null) throw new Error('Rows of the demo world were not checked')
    await doing(at(world, -1, 15), (asked) =>
      applyImport(asked, { importId, fingerprint, invitations: 'later' }),
    )
    await bring(doing, at(world, -1, 16), 'new-families.csv', newcomers())
  })
}

import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openJobs } from '../../jobs/open-jobs.ts'
import { openDatabase } from '../open.ts'
import { seedWorld } from './index.ts'
import { worldFileName } from './world-file.ts'

/** Makes the demo world of today and writes it into the folder named on the command line. */
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Usage: make-world <folder>')
const today = new Date()
const database = await openDatabase({})
await database.db.transaction((tx) => seedWorld(tx, { today }))
// The tables of the queue, whose making would hold up the first start.
await (await openJobs(database)).stop()
// Statistics for the planner, and no dead rows, come along with the files.
await database.compact()
await mkdir(folder, { recursive: true })
const world = Buffer.from(await (await database.dump()).arrayBuffer())
await writeFile(path.join(folder, worldFileName(today)), world)
await database.close()

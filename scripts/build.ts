import { buildWeb, defaultDist } from '@portal/shared/build'
import { buildApi, isApiBuilt } from './lib/build-api.ts'
import { fail } from './lib/stopping.ts'

/** `npm run build`: builds what has changed, for `npm start` and for the images; `api`: only that. */
try {
  if (!process.argv.includes('api')) await buildWeb(defaultDist, console.log)
  if (!isApiBuilt()) {
    await buildApi()
    console.log('api built')
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

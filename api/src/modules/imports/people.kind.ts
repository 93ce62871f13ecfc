import { Breather } from '../../breather.ts'
import { applyPeople } from './apply-people.service.ts'
import { readFacts } from './facts.repository.ts'
import { peopleExamples, peopleFields } from './people-fields.rules.ts'
import { fingerprintOf, planPeople } from './people-plan.rules.ts'
import type { TableKind } from './table-kinds.ts'
import { takePeopleBack } from './take-people-back.service.ts'

/** Files of people: accounts that are made or changed, each found by its email. */
export const peopleTable: TableKind = {
  fields: peopleFields,
  examples: peopleExamples,
  plan: async ({ db, now }, rows) => {
    const breather = new Breather()
    const breathe = () => breather.breathe()
    const facts = await readFacts(db, rows, now, breathe)
    const planned = await planPeople(rows, facts, breathe)
    return {
      rows: planned,
      fingerprint: await fingerprintOf(planned, facts, breathe),
      apply: async (within, how) => await applyPeople(within, { planned, facts }, how),
    }
  },
  takeBack: takePeopleBack,
}

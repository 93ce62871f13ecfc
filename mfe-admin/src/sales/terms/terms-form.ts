import type { FormField, FormList } from '@portal/shared/forms'
import type {
  LineKind,
  LineValues,
  PartValues,
  PlanValues,
  TermsValues,
  Vat,
} from './terms.rules.ts'

/** The rows of a plan in a form: own days of a new one, or the parts of one that there is. */
export interface PartsForm {
  list: FormList<PartValues[]>
  part: (at: number) => { dueOn: FormField<string>; pence: FormField<number | null> }
}

/** What `useForm` gives for values that hold the lines of a price. */
export interface LinesForm {
  values: Pick<TermsValues, 'lines'>
  list: (place: 'lines') => FormList<LineValues[]>
  field: ((place: `lines.${number}.kind`) => FormField<LineKind>) &
    ((place: `lines.${number}.description`) => FormField<string>) &
    ((place: `lines.${number}.pence`) => FormField<number | null>) &
    ((place: `lines.${number}.vat`) => FormField<Vat>)
}

/** The same with a plan and a note. */
export interface TermsForm {
  values: TermsValues
  list: ((place: 'lines') => FormList<LineValues[]>) &
    ((place: 'plan.instalments') => FormList<PartValues[]>)
  field: LinesForm['field'] &
    ((place: 'plan.kind') => FormField<PlanValues['kind']>) &
    ((place: 'plan.dueOn' | 'plan.from' | 'note') => FormField<string>) &
    ((place: 'plan.count') => FormField<number | null>) &
    ((place: `plan.instalments.${number}.dueOn`) => FormField<string>) &
    ((place: `plan.instalments.${number}.pence`) => FormField<number | null>)
}

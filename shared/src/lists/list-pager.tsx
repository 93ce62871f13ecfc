import { Pager } from '@portal/shared/tables'

/** The pages of a list, which stand below it and come when all above is there. */
export default Pager

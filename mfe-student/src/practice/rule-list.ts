import { chakra } from '@portal/shared/ui'

/** What holds while a test is sat, a point each. */
export const RuleList = chakra('ul', {
  base: {
    paddingLeft: '5',
    listStyle: 'disc',
    '& > li + li': { marginTop: '2' },
    '& > li::marker': { color: 'fg.subtle' },
  },
})

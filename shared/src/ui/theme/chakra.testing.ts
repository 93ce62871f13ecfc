/** Chakra's own factory, which the portal's is compared with. */
export { chakra, defineRecipe } from '@chakra-ui/react/styled-system'

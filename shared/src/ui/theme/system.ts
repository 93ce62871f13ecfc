import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { colourValues } from './colour-variables.ts'
import { globalCss } from './global.ts'
import { breakpoints, keyframes, semanticShadows, tokens } from './tokens.ts'

type Utilities = NonNullable<typeof defaultBaseConfig.utilities>

/**
 * Chakra's utilities with the portal's colours as their values. Colours as Chakra tokens took two
 * thirds of the time that `createSystem` needs at every start, for palettes the portal never uses.
 */
function withColours(utilities: Utilities): Utilities {
  const colours = utilities.color?.values
  return Object.fromEntries(
    Object.entries(utilities).map(([name, utility]) => [
      name,
      utility.values === colours ? { ...utility, values: colourValues } : utility,
    ]),
  )
}

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'p',
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens: { shadows: semanticShadows },
  },
})

/**
 * The portal's Chakra system: Chakra's conditions and utilities with the portal's own tokens, and
 * none of Chakra's recipes. Every token is a CSS variable too, such as `--p-colors-bg-surface`.
 */
export const system = createSystem(
  { ...defaultBaseConfig, utilities: withColours(defaultBaseConfig.utilities ?? {}) },
  config,
)

import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { globalCss } from './global.ts'
import { semanticColours } from './semantic.ts'
import { breakpoints, keyframes, semanticShadows, tokens } from './tokens.ts'

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'p',
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens: { colors: semanticColours, shadows: semanticShadows },
  },
})

/**
 * The portal's Chakra system: Chakra's conditions and utilities with the portal's own tokens, and
 * none of Chakra's recipes. Every token is a CSS variable too, such as `--p-colors-bg-surface`.
 */
export const system = createSystem(defaultBaseConfig, config)

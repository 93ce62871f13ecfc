/** Global rules, in token names. The reset before it is Chakra's preflight. */
export const globalCss = {
  '*': { '--global-color-border': 'var(--p-colors-border)' },
  html: {
    fontFamily: 'body',
    lineHeight: '1.5',
    color: 'fg',
    bg: 'bg.canvas',
    fontSynthesis: 'style',
    textSizeAdjust: '100%',
    // Always a scrollbar's room where scrollbars take room, so that nothing shifts when one comes.
    overflowY: 'scroll',
    // What takes focus must not end up under the top bar or the navigation of phones.
    scrollPaddingTop: '6rem',
    scrollPaddingBottom: { base: '5rem', md: '1rem' },
  },
  'html:has([data-save-bar])': { scrollPaddingBottom: { base: '10rem', md: '8rem' } },
  body: {
    bg: 'bg.canvas',
    color: 'fg',
    fontFamily: 'body',
    minHeight: '100dvh',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
  },
  svg: { flexShrink: 0 },
  // The scrollbar's place stays and takes the colour that the scrim gives the page.
  'html:has(dialog:modal)': { overflow: 'hidden', bg: 'bg.behindScrim' },
  'table, time, [data-figures]': { fontVariantNumeric: 'tabular-nums' },
  '::selection': { bg: 'bg.brand', color: 'fg.onBrand' },
  '::placeholder': { color: 'fg.subtle', opacity: 1 },
  ':focus-visible': {
    outline: '2px solid',
    outlineColor: 'focus',
    outlineOffset: '2px',
  },
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // None at all: one of any length would start for each changed property of each element.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@media print': {
    'html, body': { bg: 'white', color: 'black' },
    '[data-print="hidden"]': { display: 'none !important' },
  },
}

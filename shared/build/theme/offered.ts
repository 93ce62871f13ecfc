/**
 * Chakra's properties that the browser's evaluator does not know, and that the factory's type
 * leaves out: each writes several variables or rules, for one that nobody here needs.
 */
export const notOffered = [
  ...['backgroundGradient', 'gradientFrom', 'gradientTo', 'gradientVia', 'backgroundClip'],
  ...['divideX', 'divideY', 'divideColor', 'divideStyle'],
  ...['boxShadowColor', 'blur', 'brightness', 'contrast', 'grayscale', 'hueRotate', 'invert'],
  ...['saturate', 'sepia', 'dropShadow', 'backdropBlur', 'backdropBrightness'],
  ...['backdropContrast', 'backdropGrayscale', 'backdropHueRotate', 'backdropInvert'],
  ...['backdropOpacity', 'backdropSaturate', 'backdropSepia'],
  ...['focusRing', 'focusVisibleRing', 'focusRingColor', 'focusRingOffset', 'focusRingWidth'],
  ...['focusRingStyle', 'ring', 'ringColor', 'ringOffset', 'ringOffsetColor', 'ringInset'],
  ...['hideFrom', 'hideBelow', 'scrollbar', 'scrollSnapType', 'scrollSnapStrictness'],
  ...['skewX', 'skewY', 'scaleX', 'scaleY', 'scale', 'rotate', 'rotateX', 'rotateY'],
  ...['translate', 'translateX', 'translateY', 'transitionProperty'],
  ...['spaceX', 'spaceXReverse', 'spaceY', 'spaceYReverse'],
  ...['borderSpacingX', 'borderSpacingY', 'debug', 'colorPalette'],
] as const

/** Properties that the evaluator has written out, as they set several others to other values. */
export const writtenOut = ['srOnly', 'truncate', 'lineClamp'] as const

/**
 * Properties of which some words mean more to Chakra than to CSS (`transition: 'colors'`,
 * `filter: 'auto'`); the factory's type refuses those words, and the rest is taken as it is.
 */
export const asWritten = ['transition', 'transform', 'filter', 'backdropFilter'] as const

/** Chakra's conditions that the browser knows, without their underscore. */
export const offeredConditions = [
  ...['hover', 'active', 'focus', 'focusWithin', 'focusVisible', 'disabled', 'enabled', 'visited'],
  ...['readOnly', 'empty', 'checked', 'indeterminate', 'expanded', 'highlighted', 'selected'],
  ...['pressed', 'open', 'closed', 'required', 'invalid', 'loading', 'hidden', 'currentPage'],
  ...['before', 'after', 'marker', 'selection', 'file', 'backdrop', 'placeholder'],
  ...['first', 'last', 'notFirst', 'notLast', 'only', 'even', 'odd', 'icon'],
  ...['dark', 'print', 'motionReduce', 'motionSafe', 'highContrast', 'starting'],
] as const

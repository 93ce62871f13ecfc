// Made by `npm run theme` of what Chakra's system says; a test holds that it still does.

/** Names of tokens, by category. */
export const tokens: Readonly<Record<string, string>> = {
  "radii": "none xs sm md lg card xl full",
  "shadows": "float dialog",
  "sizes": "0 1 2 3 4 5 6 7 8 9 10 11 12 14 16 18 20 24 28 32 36 40 44 48 52 56 60 64 72 80 96 px 0.5 1.5 2.5 3.5 full screen min max fit auto page reading form measure sidebar sidebarCollapsed topBar topBarPhone breakpoint-base breakpoint-sm breakpoint-md breakpoint-lg breakpoint-xl breakpoint-2xl",
  "spacing": "0 1 2 3 4 5 6 7 8 9 10 11 12 14 16 18 20 24 28 32 36 40 44 48 52 56 60 64 72 80 96 px 0.5 1.5 2.5 3.5",
  "zIndex": "base sticky bar sidebar drawer toast",
  "durations": "fast normal slow",
  "easings": "out",
  "fonts": "body heading mono",
  "fontSizes": "xs sm md lg xl 2xl 3xl",
  "fontWeights": "normal medium semibold bold",
  "lineHeights": "tight snug normal relaxed",
  "letterSpacings": "tight normal wide"
}

/** Properties, by the category of tokens that they take. */
export const properties: Readonly<Record<string, string>> = {
  "colors": "background backgroundColor borderColor borderTopColor borderBlockStartColor borderBottomColor borderBlockEndColor borderLeftColor borderInlineStartColor borderRightColor borderInlineEndColor color fill stroke accentColor outlineColor scrollbarColor textDecorationColor caretColor",
  "radii": "borderRadius borderTopLeftRadius borderStartStartRadius borderEndStartRadius borderTopRightRadius borderStartEndRadius borderEndEndRadius borderBottomLeftRadius borderBottomRightRadius borderInlineStartRadius borderInlineEndRadius borderTopRadius borderBottomRadius borderLeftRadius borderRightRadius",
  "shadows": "boxShadow textShadow",
  "sizes": "flexBasis width inlineSize height blockSize boxSize minWidth minInlineSize minHeight minBlockSize maxWidth maxInlineSize maxHeight maxBlockSize scrollbarWidth",
  "spacing": "gap rowGap columnGap gridGap gridColumnGap gridRowGap scrollbarGutter scrollMargin scrollMarginTop scrollMarginBottom scrollMarginLeft scrollMarginRight scrollMarginX scrollMarginY scrollPadding scrollPaddingTop scrollPaddingBottom scrollPaddingLeft scrollPaddingRight scrollPaddingInline scrollPaddingBlock scrollSnapMargin scrollSnapMarginTop scrollSnapMarginBottom scrollSnapMarginLeft scrollSnapMarginRight inset insetInline insetBlock top insetBlockStart bottom insetBlockEnd left right insetInlineStart insetInlineEnd margin marginTop marginBlockStart marginRight marginBottom marginBlockEnd marginLeft marginInlineStart marginInlineEnd marginInline marginBlock padding paddingTop paddingRight paddingBottom paddingBlockStart paddingBlockEnd paddingLeft paddingInlineStart paddingInlineEnd paddingInline paddingBlock textIndent borderSpacing",
  "zIndex": "zIndex",
  "durations": "transitionDuration animationDuration animationDelay",
  "easings": "transitionTimingFunction animationTimingFunction",
  "fonts": "fontFamily",
  "fontSizes": "fontSize",
  "fontWeights": "fontWeight",
  "lineHeights": "lineHeight",
  "letterSpacings": "letterSpacing"
}

/** Colours whose CSS variable follows from their names. */
export const colourNames =
  "bg bg.canvas bg.surface bg.raised bg.sunken bg.subtle bg.hover bg.ink bg.inkHover bg.brand bg.brandHover bg.brandActive bg.brandSoft bg.brandSoftHover bg.plate bg.scrim bg.behindScrim bg.skeleton bg.skeletonShine bg.track bg.danger bg.dangerHover fg fg.muted fg.subtle fg.onBrand fg.onInk fg.onInkMuted fg.onPlate fg.brand fg.link border border.strong border.control border.brand border.onInk focus event.1 event.1.solid event.1.text event.1.soft event.1.line event.2 event.2.solid event.2.text event.2.soft event.2.line event.3 event.3.solid event.3.text event.3.soft event.3.line event.4 event.4.solid event.4.text event.4.soft event.4.line event.5 event.5.solid event.5.text event.5.soft event.5.line event.6 event.6.solid event.6.text event.6.soft event.6.line alert.0 alert.0.solid alert.0.text alert.0.soft alert.0.line alert.1 alert.1.solid alert.1.text alert.1.soft alert.1.line alert.2 alert.2.solid alert.2.text alert.2.soft alert.2.line alert.3 alert.3.solid alert.3.text alert.3.soft alert.3.line alert.4 alert.4.solid alert.4.text alert.4.soft alert.4.line light.green light.green.solid light.green.text light.green.soft light.green.line light.orange light.orange.solid light.orange.text light.orange.soft light.orange.line light.red light.red.solid light.red.text light.red.soft light.red.line success success.solid success.text success.soft success.line warning warning.solid warning.text warning.soft warning.line danger danger.solid danger.text danger.soft danger.line info info.solid info.text info.soft info.line neutral neutral.solid neutral.text neutral.soft neutral.line chart.1 chart.2 chart.3 chart.4 chart.5 chart.grid"

/** The other colours. */
export const colourTexts =
  "brand.50=#F2F6FF brand.100=#E5ECFF brand.200=#CBD8FF brand.300=#ABBEFE brand.400=#7C96FD brand.500=#485AFF brand.600=#3B47E6 brand.700=#3039C3 brand.800=#242D97 brand.900=#19216D brand.950=#0D1343 neutral.0=#FFFFFF neutral.25=#F9FBFF neutral.50=#F5F7FB neutral.100=#EEF0F4 neutral.200=#DFE3EB neutral.300=#CDD1D9 neutral.400=#A2A8B6 neutral.500=#7D8391 neutral.600=#5E6370 neutral.700=#414757 neutral.800=#282D3C neutral.850=#1D2231 neutral.900=#141927 neutral.950=#0A0F1C white=#FFFFFF black=#000000 current=currentColor"

/** Shorthands, by the property that they stand for. */
export const shorthands: Readonly<Record<string, string>> = {
  "background": "bg",
  "backgroundColor": "bgColor",
  "backgroundSize": "bgSize",
  "backgroundPosition": "bgPos",
  "backgroundRepeat": "bgRepeat",
  "backgroundAttachment": "bgAttachment",
  "backgroundImage": "bgImg bgImage",
  "borderInlineStart": "borderStart",
  "borderInlineEnd": "borderEnd",
  "borderInline": "borderX",
  "borderBlock": "borderY",
  "borderInlineStartColor": "borderStartColor",
  "borderInlineEndColor": "borderEndColor",
  "borderInlineStartStyle": "borderStartStyle",
  "borderInlineEndStyle": "borderEndStyle",
  "borderRadius": "rounded",
  "borderTopLeftRadius": "roundedTopLeft",
  "borderStartStartRadius": "roundedStartStart borderTopStartRadius",
  "borderEndStartRadius": "roundedEndStart borderBottomStartRadius",
  "borderTopRightRadius": "roundedTopRight",
  "borderStartEndRadius": "roundedStartEnd borderTopEndRadius",
  "borderEndEndRadius": "roundedEndEnd borderBottomEndRadius",
  "borderBottomLeftRadius": "roundedBottomLeft",
  "borderBottomRightRadius": "roundedBottomRight",
  "borderInlineStartRadius": "roundedStart borderStartRadius",
  "borderInlineEndRadius": "roundedEnd borderEndRadius",
  "borderTopRadius": "roundedTop",
  "borderBottomRadius": "roundedBottom",
  "borderLeftRadius": "roundedLeft",
  "borderRightRadius": "roundedRight",
  "borderInlineWidth": "borderXWidth",
  "borderInlineStartWidth": "borderStartWidth",
  "borderInlineEndWidth": "borderEndWidth",
  "borderBlockWidth": "borderYWidth",
  "boxShadow": "shadow",
  "mixBlendMode": "blendMode",
  "backgroundBlendMode": "bgBlendMode",
  "rowGap": "gapY",
  "columnGap": "gapX",
  "flexDirection": "flexDir",
  "width": "w",
  "height": "h",
  "minWidth": "minW",
  "minHeight": "minH",
  "maxWidth": "maxW",
  "maxHeight": "maxH",
  "overscrollBehavior": "overscroll",
  "overscrollBehaviorX": "overscrollX",
  "overscrollBehaviorY": "overscrollY",
  "scrollPaddingInline": "scrollPaddingX",
  "scrollPaddingBlock": "scrollPaddingY",
  "listStylePosition": "listStylePos",
  "listStyleImage": "listStyleImg",
  "position": "pos",
  "insetInline": "insetX",
  "insetBlock": "insetY",
  "insetInlineStart": "insetStart",
  "insetInlineEnd": "insetEnd",
  "margin": "m",
  "marginTop": "mt",
  "marginRight": "mr",
  "marginBottom": "mb",
  "marginLeft": "ml",
  "marginInlineStart": "ms marginStart",
  "marginInlineEnd": "me marginEnd",
  "marginInline": "mx marginX",
  "marginBlock": "my marginY",
  "padding": "p",
  "paddingTop": "pt",
  "paddingRight": "pr",
  "paddingBottom": "pb",
  "paddingLeft": "pl",
  "paddingInlineStart": "ps paddingStart",
  "paddingInlineEnd": "pe paddingEnd",
  "paddingInline": "px paddingX",
  "paddingBlock": "py paddingY",
  "textDecoration": "textDecor"
}

/** Properties that set others to their value. */
export const targets: Readonly<Record<string, string>> = {
  "borderInlineStartRadius": "borderStartStartRadius borderEndStartRadius",
  "borderInlineEndRadius": "borderStartEndRadius borderEndEndRadius",
  "borderTopRadius": "borderTopLeftRadius borderTopRightRadius",
  "borderBottomRadius": "borderBottomLeftRadius borderBottomRightRadius",
  "borderLeftRadius": "borderTopLeftRadius borderBottomLeftRadius",
  "borderRightRadius": "borderTopRightRadius borderBottomRightRadius",
  "boxSize": "width height",
  "scrollMarginX": "scrollMarginLeft scrollMarginRight",
  "scrollMarginY": "scrollMarginTop scrollMarginBottom"
}

/** Words of properties with what they set; `&` is any other value, and where that value goes. */
export const spelled = {"srOnly":{"true":{"position":"absolute","width":"1px","height":"1px","padding":"0","margin":"-1px","overflow":"hidden","clip":"rect(0, 0, 0, 0)","whiteSpace":"nowrap","borderWidth":"0"},"false":{"position":"static","width":"auto","height":"auto","padding":"0","margin":"0","overflow":"visible","clip":"auto","whiteSpace":"normal"}},"truncate":{"true":{"overflow":"hidden","textOverflow":"ellipsis","whiteSpace":"nowrap"}},"lineClamp":{"none":{"WebkitLineClamp":"unset"},"&":{"overflow":"hidden","display":"-webkit-box","WebkitLineClamp":"&","WebkitBoxOrient":"vertical","textWrap":"wrap"}}}

/** Properties whose numbers are no lengths. */
export const unitless = "animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup columnCount columns flex flexGrow flexPositive flexShrink flexNegative flexOrder gridRow gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart msGridRow msGridRowSpan msGridColumn msGridColumnSpan fontWeight lineHeight opacity order orphans scale tabSize widows zIndex zoom WebkitLineClamp fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth"

/** When what they hold applies: at-rules, and selectors with `&` for the element's. */
export const conditions = {
  "_hover": [
    "@media (hover: hover)",
    "&:is(:hover, [data-hover]):not(:disabled, [data-disabled])"
  ],
  "_active": "&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])",
  "_focus": "&:is(:focus, [data-focus])",
  "_focusWithin": "&:is(:focus-within, [data-focus-within])",
  "_focusVisible": "&:is(:focus-visible, [data-focus-visible])",
  "_disabled": "&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])",
  "_enabled": "&:enabled",
  "_visited": "&:visited",
  "_readOnly": "&:is([data-readonly], [aria-readonly=true], [readonly])",
  "_empty": "&:is(:empty, [data-empty])",
  "_checked": "&:is(:checked, [data-checked], [aria-checked=true], [data-state=checked])",
  "_indeterminate": "&:is(:indeterminate, [data-indeterminate], [aria-checked=mixed], [data-state=indeterminate])",
  "_expanded": "&:is([aria-expanded=true], [data-expanded], [data-state=expanded])",
  "_highlighted": "&[data-highlighted]",
  "_selected": "&:is([aria-selected=true], [data-selected])",
  "_pressed": "&:is([aria-pressed=true], [data-pressed])",
  "_open": "&:is([open], [data-open], [data-state=open])",
  "_closed": "&:is([closed], [data-closed], [data-state=closed])",
  "_required": "&:is([data-required], [aria-required=true])",
  "_invalid": "&:is([data-invalid], [aria-invalid=true], [data-state=invalid])",
  "_loading": "&:is([data-loading], [aria-busy=true])",
  "_hidden": "&:is([hidden], [data-hidden])",
  "_currentPage": "&[aria-current=page]",
  "_before": "&::before",
  "_after": "&::after",
  "_marker": "&::marker",
  "_selection": "&::selection",
  "_file": "&::file-selector-button",
  "_backdrop": "&::backdrop",
  "_placeholder": "&::placeholder, &[data-placeholder]",
  "_first": "&:first-of-type",
  "_last": "&:last-of-type",
  "_notFirst": "&:not(:first-of-type)",
  "_notLast": "&:not(:last-of-type)",
  "_only": "&:only-child",
  "_even": "&:nth-of-type(even)",
  "_odd": "&:nth-of-type(odd)",
  "_icon": "& :where(svg)",
  "_dark": ".dark &, .dark .chakra-theme:not(.light) &",
  "_print": "@media print",
  "_motionReduce": "@media (prefers-reduced-motion: reduce)",
  "_motionSafe": "@media (prefers-reduced-motion: no-preference)",
  "_highContrast": "@media (forced-colors: active)",
  "_starting": "@starting-style",
  "sm": "@media screen and (min-width: 30rem)",
  "md": "@media screen and (min-width: 48rem)",
  "lg": "@media screen and (min-width: 64rem)",
  "xl": "@media screen and (min-width: 80rem)",
  "2xl": "@media screen and (min-width: 100rem)"
}

/** Further names of styles. */
export const otherNames =
  "WebkitAppearance WebkitBorderBefore WebkitBorderBeforeColor WebkitBorderBeforeStyle WebkitBorderBeforeWidth WebkitBoxReflect WebkitLineClamp WebkitMask WebkitMaskAttachment WebkitMaskClip WebkitMaskComposite WebkitMaskImage WebkitMaskOrigin WebkitMaskPosition WebkitMaskPositionX WebkitMaskPositionY WebkitMaskRepeat WebkitMaskRepeatX WebkitMaskRepeatY WebkitMaskSize WebkitOverflowScrolling WebkitTapHighlightColor WebkitTextFillColor WebkitTextStroke WebkitTextStrokeColor WebkitTextStrokeWidth WebkitTouchCallout WebkitUserModify WebkitUserSelect alignContent alignItems alignSelf alignTracks all anchorName anchorScope animation animationComposition animationDirection animationFillMode animationIterationCount animationName animationPlayState animationRange animationRangeEnd animationRangeStart animationTimeline appearance aspectRatio backdropFilter backfaceVisibility backgroundAttachment backgroundBlendMode backgroundClip backgroundImage backgroundOrigin backgroundPosition backgroundPositionX backgroundPositionY backgroundRepeat backgroundSize border borderBlock borderBlockColor borderBlockEnd borderBlockEndStyle borderBlockEndWidth borderBlockStart borderBlockStartStyle borderBlockStartWidth borderBlockStyle borderBlockWidth borderBottom borderBottomStyle borderBottomWidth borderCollapse borderImage borderImageOutset borderImageRepeat borderImageSlice borderImageSource borderImageWidth borderInline borderInlineColor borderInlineEnd borderInlineEndStyle borderInlineEndWidth borderInlineStart borderInlineStartStyle borderInlineStartWidth borderInlineStyle borderInlineWidth borderLeft borderLeftStyle borderLeftWidth borderRight borderRightStyle borderRightWidth borderStyle borderTop borderTopStyle borderTopWidth borderWidth boxAlign boxDecorationBreak boxDirection boxFlex boxFlexGroup boxLines boxOrdinalGroup boxOrient boxPack boxSizing breakAfter breakBefore breakInside captionSide caret caretShape clear clip clipPath clipRule colorInterpolationFilters colorScheme columnCount columnFill columnRule columnRuleColor columnRuleStyle columnRuleWidth columnSpan columnWidth columns contain containIntrinsicBlockSize containIntrinsicHeight containIntrinsicInlineSize containIntrinsicSize containIntrinsicWidth container containerName containerType content contentVisibility cornerShape counterIncrement counterReset counterSet cursor cx cy d direction display dominantBaseline emptyCells fieldSizing fillOpacity fillRule filter flex flexDirection flexFlow flexGrow flexShrink flexWrap float floodColor floodOpacity font fontFeatureSettings fontKerning fontLanguageOverride fontOpticalSizing fontPalette fontSizeAdjust fontSmooth fontStretch fontStyle fontSynthesis fontSynthesisPosition fontSynthesisSmallCaps fontSynthesisStyle fontSynthesisWeight fontVariant fontVariantAlternates fontVariantCaps fontVariantEastAsian fontVariantEmoji fontVariantLigatures fontVariantNumeric fontVariantPosition fontVariationSettings forcedColorAdjust grid gridArea gridAutoColumns gridAutoFlow gridAutoRows gridColumn gridColumnEnd gridColumnStart gridRow gridRowEnd gridRowStart gridTemplate gridTemplateAreas gridTemplateColumns gridTemplateRows hangingPunctuation hyphenateCharacter hyphenateLimitChars hyphens imageOrientation imageRendering imageResolution imeMode initialLetter initialLetterAlign interpolateSize isolation justifyContent justifyItems justifySelf justifyTracks lightingColor lineBreak lineHeightStep listStyle listStyleImage listStylePosition listStyleType marginTrim marker markerEnd markerMid markerStart mask maskBorder maskBorderMode maskBorderOutset maskBorderRepeat maskBorderSlice maskBorderSource maskBorderWidth maskClip maskComposite maskImage maskMode maskOrigin maskPosition maskRepeat maskSize maskType masonryAutoFlow mathDepth mathShift mathStyle maxLines mixBlendMode objectFit objectPosition offset offsetAnchor offsetDistance offsetPath offsetPosition offsetRotate opacity order orphans outline outlineOffset outlineStyle outlineWidth overflow overflowAnchor overflowBlock overflowClipBox overflowClipMargin overflowInline overflowWrap overflowX overflowY overlay overscrollBehavior overscrollBehaviorBlock overscrollBehaviorInline overscrollBehaviorX overscrollBehaviorY page pageBreakAfter pageBreakBefore pageBreakInside paintOrder perspective perspectiveOrigin placeContent placeItems placeSelf pointerEvents position positionAnchor positionArea positionTry positionTryFallbacks positionTryOrder positionVisibility printColorAdjust quotes r resize rotate rubyAlign rubyMerge rubyPosition rx ry scale scrollBehavior scrollMarginBlock scrollMarginBlockEnd scrollMarginBlockStart scrollMarginInline scrollMarginInlineEnd scrollMarginInlineStart scrollPaddingBlockEnd scrollPaddingBlockStart scrollPaddingInlineEnd scrollPaddingInlineStart scrollSnapAlign scrollSnapCoordinate scrollSnapDestination scrollSnapPointsX scrollSnapPointsY scrollSnapStop scrollSnapType scrollSnapTypeX scrollSnapTypeY scrollTimeline scrollTimelineAxis scrollTimelineName shapeImageThreshold shapeMargin shapeOutside shapeRendering stopColor stopOpacity strokeDasharray strokeDashoffset strokeLinecap strokeLinejoin strokeMiterlimit strokeOpacity strokeWidth tabSize tableLayout textAlign textAlignLast textAnchor textBox textBoxEdge textBoxTrim textCombineUpright textDecoration textDecorationLine textDecorationSkip textDecorationSkipInk textDecorationStyle textDecorationThickness textEmphasis textEmphasisColor textEmphasisPosition textEmphasisStyle textJustify textOrientation textOverflow textRendering textSizeAdjust textSpacingTrim textTransform textUnderlineOffset textUnderlinePosition textWrap textWrapMode textWrapStyle timelineScope touchAction transform transformBox transformOrigin transformStyle transition transitionBehavior transitionDelay transitionProperty translate unicodeBidi userSelect vectorEffect verticalAlign viewTimeline viewTimelineAxis viewTimelineInset viewTimelineName viewTransitionName visibility whiteSpace whiteSpaceCollapse widows willChange wordBreak wordSpacing wordWrap writingMode x y zoom alignmentBaseline baselineShift colorInterpolation colorRendering glyphOrientationVertical bgClip bgGradient shadowColor backgroundGradient gradientFrom gradientTo gradientVia divideX divideY divideColor divideStyle boxShadowColor blur brightness contrast grayscale hueRotate invert saturate sepia dropShadow backdropBlur backdropBrightness backdropContrast backdropGrayscale backdropHueRotate backdropInvert backdropOpacity backdropSaturate backdropSepia focusRing focusVisibleRing focusRingColor focusRingOffset focusRingWidth focusRingStyle hideFrom hideBelow scrollbar scrollSnapStrictness ring ringColor ringOffset ringOffsetColor ringInset skewX skewY scaleX scaleY spaceXReverse spaceX spaceYReverse spaceY rotateX rotateY translateX translateY borderSpacingX borderSpacingY debug colorPalette base baseOnly baseDown smOnly smDown mdOnly mdDown lgOnly lgDown xlOnly xlDown 2xlOnly 2xlDown baseToSm baseToMd baseToLg baseToXl baseTo2xl smToMd smToLg smToXl smTo2xl mdToLg mdToXl mdTo2xl lgToXl lgTo2xl xlTo2xl"

/** Attributes and properties of elements that are passed on to them. */
export const attributes =
  "children dangerouslySetInnerHTML key ref autoFocus defaultValue defaultChecked innerHTML suppressContentEditableWarning suppressHydrationWarning valueLink abbr accept acceptCharset accessKey action allow allowUserMedia allowPaymentRequest allowFullScreen allowTransparency alt async autoComplete autoPlay capture cellPadding cellSpacing challenge charSet checked cite classID className cols colSpan contentEditable contextMenu controls controlsList coords crossOrigin data dateTime decoding default defer dir disabled disablePictureInPicture disableRemotePlayback download draggable encType enterKeyHint fetchpriority fetchPriority form formAction formEncType formMethod formNoValidate formTarget frameBorder headers hidden high href hrefLang htmlFor httpEquiv id inputMode integrity is keyParams keyType kind label lang list loading loop low marginHeight marginWidth max maxLength media mediaGroup method min minLength multiple muted name nonce noValidate open optimum pattern placeholder playsInline popover popoverTarget popoverTargetAction poster preload profile radioGroup readOnly referrerPolicy rel required reversed role rows rowSpan sandbox scope scoped scrolling seamless selected shape size sizes slot span spellCheck src srcDoc srcLang srcSet start step style summary tabIndex target title type useMap value wmode wrap about datatype inlist prefix property resource typeof vocab autoCapitalize autoCorrect autoSave incremental fallback inert itemProp itemScope itemType itemID itemRef on option results security unselectable accentHeight accumulate additive allowReorder alphabetic amplitude arabicForm ascent attributeName attributeType autoReverse azimuth baseFrequency baseProfile bbox begin bias by calcMode capHeight clipPathUnits colorProfile contentScriptType contentStyleType decelerate descent diffuseConstant divisor dur dx dy edgeMode elevation enableBackground end exponent externalResourcesRequired filterRes filterUnits focusable format from fr fx fy g1 g2 glyphName glyphOrientationHorizontal glyphRef gradientTransform gradientUnits hanging horizAdvX horizOriginX ideographic in in2 intercept k k1 k2 k3 k4 kernelMatrix kernelUnitLength kerning keyPoints keySplines keyTimes lengthAdjust limitingConeAngle local markerHeight markerUnits markerWidth maskContentUnits maskUnits mathematical mode numOctaves operator orient orientation origin overlinePosition overlineThickness panose1 pathLength patternContentUnits patternTransform patternUnits points pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits radius refX refY renderingIntent repeatCount repeatDur requiredExtensions requiredFeatures restart result seed slope spacing specularConstant specularExponent speed spreadMethod startOffset stdDeviation stemh stemv stitchTiles strikethroughPosition strikethroughThickness string surfaceScale systemLanguage tableValues targetX targetY textLength to u1 u2 underlinePosition underlineThickness unicode unicodeRange unitsPerEm vAlphabetic vHanging vIdeographic vMathematical values version vertAdvY vertOriginX vertOriginY viewBox viewTarget widths xHeight x1 x2 xChannelSelector xlinkActuate xlinkArcrole xlinkHref xlinkRole xlinkShow xlinkTitle xlinkType xmlBase xmlns xmlnsXlink xmlLang xmlSpace y1 y2 yChannelSelector z zoomAndPan for class autofocus"

/** What Chakra has and the evaluator does not. */
export type NotOffered =
  | "backgroundGradient"
  | "gradientFrom"
  | "gradientTo"
  | "gradientVia"
  | "backgroundClip"
  | "divideX"
  | "divideY"
  | "divideColor"
  | "divideStyle"
  | "boxShadowColor"
  | "blur"
  | "brightness"
  | "contrast"
  | "grayscale"
  | "hueRotate"
  | "invert"
  | "saturate"
  | "sepia"
  | "dropShadow"
  | "backdropBlur"
  | "backdropBrightness"
  | "backdropContrast"
  | "backdropGrayscale"
  | "backdropHueRotate"
  | "backdropInvert"
  | "backdropOpacity"
  | "backdropSaturate"
  | "backdropSepia"
  | "focusRing"
  | "focusVisibleRing"
  | "focusRingColor"
  | "focusRingOffset"
  | "focusRingWidth"
  | "focusRingStyle"
  | "ring"
  | "ringColor"
  | "ringOffset"
  | "ringOffsetColor"
  | "ringInset"
  | "hideFrom"
  | "hideBelow"
  | "scrollbar"
  | "scrollSnapType"
  | "scrollSnapStrictness"
  | "skewX"
  | "skewY"
  | "scaleX"
  | "scaleY"
  | "scale"
  | "rotate"
  | "rotateX"
  | "rotateY"
  | "translate"
  | "translateX"
  | "translateY"
  | "transitionProperty"
  | "spaceX"
  | "spaceXReverse"
  | "spaceY"
  | "spaceYReverse"
  | "borderSpacingX"
  | "borderSpacingY"
  | "debug"
  | "colorPalette"
  | "bgClip"
  | "bgGradient"
  | "shadowColor"

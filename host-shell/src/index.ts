/**
 * The shell's entry, apart from what it starts, so that everything above the first render can wait
 * for a script without holding up the page.
 */
void import(/* webpackMode: "eager" */ './bootstrap.tsx')

/** The boundary that lets the shared singletons settle before any code that uses them runs. */
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx')

// In the place of `hoist-non-react-statics`, which with its copy of `react-is` is a kilobyte of the
// first script. Emotion asks for it in `withTheme` alone, which nothing here uses.
export default function hoistNonReactStatics() {
  throw new Error('withTheme is left out of this build')
}

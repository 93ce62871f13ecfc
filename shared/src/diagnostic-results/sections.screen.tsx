export { DiagnosticResult as default } from './diagnostic-result.tsx'

export { DiagnosticResult as default } from '@portal/shared/diagnostic-results'

export { DiagnosticTopics as default } from '@portal/shared/diagnostic-results'

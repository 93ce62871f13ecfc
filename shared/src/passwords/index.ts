export {
  checkPassword,
  longestPassword,
  type PasswordOwner,
  type PasswordStrength,
  shortestPassword,
  strengthOf,
} from './password.rules.ts'

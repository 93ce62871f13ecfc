import { signInForDevelopment } from '@portal/shared/development'

/** `npm run dev -- mfe-student` shows this remote in the real shell, signed in as this account. */
void signInForDevelopment('student@portal.test')

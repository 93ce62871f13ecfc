import { signInForDevelopment } from '@portal/shared/development'

/** `npm run dev -- mfe-tutor` shows this remote in the real shell, signed in as this account. */
void signInForDevelopment('tutor@portal.test')

import { signInForDevelopment } from '@portal/shared/development'

/** `npm run dev -- mfe-school` shows this remote in the real shell, signed in as this account. */
void signInForDevelopment('school@portal.test')

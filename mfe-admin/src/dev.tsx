import { signInForDevelopment } from '@portal/shared/development'

/** `npm run dev -- mfe-admin` shows this remote in the real shell, signed in as this account. */
void signInForDevelopment('admin@portal.test')

import { signInForDevelopment } from '@portal/shared/development'

/** `npm run dev -- mfe-parent` shows this remote in the real shell, signed in as this account. */
void signInForDevelopment('parent@portal.test')

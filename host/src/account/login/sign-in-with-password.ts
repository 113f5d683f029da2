import { api } from 'shared-kit/shell';

type Credentials = {
  email: string;
  password: string;
  /** Keeps the session after the browser closes. */
  remember: boolean;
};

/** Throws `ApiError`. The error doesn't reveal whether the address or the password was wrong. */
export const signInWithPassword = ({ remember, ...credentials }: Credentials): Promise<unknown> =>
  api.post('/api/auth/sign-in/email', { ...credentials, rememberMe: remember });

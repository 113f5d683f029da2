import { api } from 'shared-kit/shell';

type Credentials = {
  email: string;
  password: string;
  /** Keeps the session beyond the browser's own. */
  remember: boolean;
};

/** Throws `ApiError`; it says the same whether the address or the password was wrong. */
export const signInWithPassword = ({ remember, ...credentials }: Credentials): Promise<unknown> =>
  api.post('/api/auth/sign-in/email', { ...credentials, rememberMe: remember });

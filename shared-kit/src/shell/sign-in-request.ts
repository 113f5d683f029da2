import { create } from 'zustand';

type SignInRequest = Readonly<{
  /** The requested address; `null` while the modal is closed. */
  redirect: string | null;
  /** The location over which it is open; `null` until that location is shown. */
  openedAt: Readonly<{ key: string; pathname: string }> | null;
}>;

/** The modal that asks the visitor to sign in, over the current page. */
export const signInRequest = create<SignInRequest>(() => ({ redirect: null, openedAt: null }));

export const askToSignIn = (redirect: string): void => signInRequest.setState({ redirect, openedAt: null });
export const closeSignInRequest = (): void => signInRequest.setState({ redirect: null, openedAt: null });

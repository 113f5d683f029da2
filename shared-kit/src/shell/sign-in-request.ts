import { create } from 'zustand';

type SignInRequest = Readonly<{
  /** The requested address; `null` while the modal is closed. */
  redirect: string | null;
  /** Key of the location over which it is open; `null` until that location is shown. */
  openedAt: string | null;
}>;

/** The modal that asks the visitor to sign in, over the current page. */
export const signInRequest = create<SignInRequest>(() => ({ redirect: null, openedAt: null }));

/** `over` is the key of the location that stays; leave it out if a replacing navigation is on its way. */
export const askToSignIn = (redirect: string, over: string | null = null): void =>
  signInRequest.setState({ redirect, openedAt: over });
export const closeSignInRequest = (): void => signInRequest.setState({ redirect: null, openedAt: null });

import { create } from 'zustand';

/** The sign-in-required modal: open over whatever stands behind it, with the address that was asked for. */
export const signInRequest = create<{ redirect: string | null }>(() => ({ redirect: null }));

export const askToSignIn = (redirect: string): void => signInRequest.setState({ redirect });
export const closeSignInRequest = (): void => signInRequest.setState({ redirect: null });

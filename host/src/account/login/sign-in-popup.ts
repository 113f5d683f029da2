import { termsVersion } from 'shared-kit/contract/companies';
import type { Locale } from 'shared-kit/contract/languages';
import type { SignInFailure } from 'shared-kit/contract/sign-in';
import { signIn, signInFailures } from 'shared-kit/contract/sign-in';
import { addressOf } from 'shared-kit/shell';

export type PopupOutcome = 'done' | SignInFailure;

type Attempt = Readonly<{
  provider: string;
  redirect: string;
  locale: Locale;
  onOutcome: (outcome: PopupOutcome) => void;
  /** The popup seems closed. An outcome may still come: some providers cut the link to their window. */
  onClosed: () => void;
}>;

const width = 960;
const height = 600;
const watchMilliseconds = 250;

/**
 * Signs in with a provider in a popup, or in this window if the browser blocks it. Returns a function that stops
 * waiting.
 */
export function openSignInPopup({ provider, redirect, locale, onOutcome, onClosed }: Attempt): () => void {
  const flow = newFlow();
  const key = `tezgah.sign-in.${flow}`;
  const address = (more: Readonly<{ flow?: string }>) =>
    addressOf(signIn.byProvider, {
      params: { id: provider },
      query: { redirect, locale, terms: termsVersion, ...more },
    });
  const popup = window.open(address({ flow }), '_blank', placeOfPopup());
  if (!popup) {
    location.assign(address({}));
    return () => undefined;
  }
  const stop = () => {
    clearInterval(watch);
    removeEventListener('storage', onStorage);
    localStorage.removeItem(key);
  };
  const settle = (told: string | null) => {
    const outcome = readOutcome(told);
    if (!outcome) return false;
    stop();
    popup.close();
    onOutcome(outcome);
    return true;
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) settle(event.newValue);
  };
  const watch = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(watch);
    if (!settle(localStorage.getItem(key))) onClosed();
  }, watchMilliseconds);
  addEventListener('storage', onStorage);
  return stop;
}

const newFlow = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const readOutcome = (told: string | null): PopupOutcome | null =>
  told === 'done' ? told : (signInFailures.find((failure) => failure === told) ?? null);

function placeOfPopup(): string {
  const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${Math.round(left)},top=${Math.round(top)}`;
}

import { useText } from '../text.ts';
import { asksForConsent, takeConsentStep } from './consent-store.ts';

/** Asks again, so that a choice can be changed as easily as it was made. */
export function ConsentLink({ className }: { className?: string | undefined }) {
  const t = useText();
  if (!asksForConsent()) return null;
  return (
    <button type="button" className={className} onClick={() => takeConsentStep('ask')}>
      {t('consent.change')}
    </button>
  );
}

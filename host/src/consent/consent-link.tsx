import { useText } from '../text.ts';
import { asksForConsent, takeConsentStep } from './consent-store.ts';

/** Opens the question again: changing a choice must be as easy as making it. */
export function ConsentLink({ className }: { className?: string | undefined }) {
  const t = useText();
  if (!asksForConsent()) return null;
  return (
    <button type="button" className={className} onClick={() => takeConsentStep('ask')}>
      {t('consent.change')}
    </button>
  );
}

import { referenceOf, refusalAmong } from 'shared-kit/shell';
import { Note } from 'shared-kit/ui';
import { useText } from '../text.ts';

const worded = [
  'binding.moved',
  'quote.above-limit',
  'financing.offer-expired',
  'financing.bank-unavailable',
  'financing.confirmation-awaited',
  'financing.sums-differ',
] as const;

/** Why an offer could not be accepted. */
export function AcceptFailure({ error }: { error: unknown }) {
  const t = useText();
  const code = refusalAmong(error, worded);
  return (
    <Note tone="danger" role="alert">
      {code ? t(`financing.refused.${code}`) : t('financing.failed', { reference: referenceOf(error) })}
    </Note>
  );
}

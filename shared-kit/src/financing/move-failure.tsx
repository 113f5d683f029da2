import { referenceOf, refusalAmong } from 'shared-kit/shell';
import { Note } from 'shared-kit/ui';
import { useText } from './use-text.ts';

const worded = [
  'binding.moved',
  'financing.state-moved',
  'financing.closed-for-offers',
  'financing.second-person',
  'financing.conditions-open',
  'financing.contract-differs',
  'financing.signatories-missing',
  'financing.above-principal',
  'financing.confirmation-awaited',
  'financing.amounts-differ',
  'financing.sums-differ',
  'financing.consent-changed',
  'quote.above-limit',
  'company.not-allowed',
] as const;

/** Why the last change was refused; nothing while none was. */
export function MoveFailure({ failure }: { failure: unknown }) {
  const t = useText();
  if (failure === null) return null;
  const code = refusalAmong(failure, worded);
  return (
    <Note tone="danger" role="alert">
      {code ? t(`refused.${code}`) : t('refused', { reference: referenceOf(failure) })}
    </Note>
  );
}

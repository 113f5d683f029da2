import { type BankRateInput, shopTermsOf, usualTermOf } from 'shared-kit/contract/financing';
import { formatMoney } from 'shared-kit/contract/money';
import { minus, partOf, plainLoan, reckonLoan } from 'shared-kit/finance';
import { Note, Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';

const examplePrice = '100000';

/** What the shop says of an example machine with this rate. */
export function RatePreview({ rate }: { rate: BankRateInput | null }) {
  const t = useText();
  if (!rate) return <Note role="status">{t('rates.preview.incomplete')}</Note>;
  const { currency } = rate;
  const months = usualTermOf(shopTermsOf([rate]));
  if (months === undefined) return <Note role="status">{t('rates.preview.no-term')}</Note>;
  const ownFunds = partOf(examplePrice, rate.downPaymentPercent);
  const { instalment } = reckonLoan({
    ...plainLoan,
    principal: minus(examplePrice, ownFunds),
    ratePercent: rate.ratePercent,
    months,
  });
  const money = (amount: string | null) => formatMoney({ amount: amount ?? '0', currency });
  return (
    <Note role="status">
      <Text as="strong">{t('rates.preview.monthly', { amount: money(instalment) })}</Text>{' '}
      <span>{t('rates.preview.how', { price: money(examplePrice), ownFunds: money(ownFunds), months })}</span>
    </Note>
  );
}

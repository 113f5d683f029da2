import { formatMoney, type QuoteDetail } from 'shared-kit/contract';
import { useLocale } from 'shared-kit/shell';
import { KeyValues, Note } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { termsOf } from '../terms-of.ts';
import { BindingChoice, type BindingKind } from './binding-choice.tsx';

type BindingProps = {
  quote: QuoteDetail;
  value: BindingKind;
  onChange: (value: BindingKind) => void;
  isMissing: boolean;
};

/** Tells who is bound to what and when, before the reader accepts. */
export function Binding({ quote, ...choice }: BindingProps) {
  const t = useText();
  const locale = useLocale();
  const version = quote.versions.at(-1);
  if (!version) return null;
  const facts = [
    { term: t('action.accept.buyer'), detail: quote.buyer.legalName },
    { term: t('action.accept.seller'), detail: quote.seller.legalName },
    {
      term: t('action.accept.what'),
      detail: t('action.accept.version', { quote: quote.number, number: version.number }),
    },
    {
      term: t('quote.lines.total'),
      detail: <b>{formatMoney({ amount: version.total, currency: version.currency })}</b>,
    },
    ...termsOf(version, t, locale)
      .filter(({ id }) => id !== 'rates')
      .map(({ name, value }) => ({ term: name, detail: value })),
  ];
  return (
    <>
      <KeyValues facts={facts} tight />
      {quote.group?.kind === 'broadcast' && quote.group.award === 'all-or-nothing' && (
        <Note>{t('action.accept.ends-group')}</Note>
      )}
      <BindingChoice financingUntil={version.financingUntil} {...choice} />
    </>
  );
}

import type { BankRate } from 'shared-kit/contract/financing';
import { ListTable } from 'shared-kit/page';
import { formatDay, useLocale } from 'shared-kit/shell';
import { Button, CheckIcon, ClockIcon, ExpiredIcon, StatusBadge } from 'shared-kit/ui';
import { useText } from '../../text.ts';

const looks = {
  'in-force': { tone: 'positive', icon: CheckIcon },
  replaced: { tone: 'neutral', icon: ClockIcon },
  lapsed: { tone: 'warning', icon: ExpiredIcon },
} as const;

type RatesTableProps = { label: string; rates: readonly BankRate[]; onRestate?: (rate: BankRate) => void };

export function RatesTable({ label, rates, onRestate }: RatesTableProps) {
  const t = useText();
  const locale = useLocale();
  const percent = (text: string) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(Number(text) / 100);
  const productOf = ({ product }: BankRate) => t(`rates.product.${product}`);
  return (
    <ListTable
      label={label}
      items={rates}
      columns={[
        { head: t('rates.product'), cell: productOf },
        { head: t('rates.currency'), cell: ({ currency }) => currency },
        { head: t('rates.rate'), cell: ({ ratePercent }) => percent(ratePercent), numeric: true },
        { head: t('rates.fee'), cell: ({ feePercent }) => percent(feePercent), numeric: true },
        {
          head: t('rates.terms'),
          cell: ({ termMonthsFrom: from, termMonthsTo: to }) => t('rates.months', { from, to }),
          numeric: true,
        },
        { head: t('rates.down'), cell: (it) => percent(it.downPaymentPercent), numeric: true },
        {
          head: t('rates.stated'),
          cell: ({ statedOn, statedBy }) =>
            [formatDay(statedOn, locale), statedBy].filter(Boolean).join(', '),
        },
        { head: t('rates.until'), cell: ({ validUntil }) => formatDay(validUntil, locale) },
        {
          head: t('rates.state'),
          cell: ({ state }) => <StatusBadge {...looks[state]}>{t(`rates.state.${state}`)}</StatusBadge>,
          corner: !onRestate,
        },
        ...(onRestate
          ? [
              {
                head: t('rates.act'),
                cell: (rate: BankRate) => (
                  <Button
                    size="small"
                    aria-label={t('rates.restate-one', { product: productOf(rate), currency: rate.currency })}
                    onClick={() => onRestate(rate)}
                  >
                    {t('rates.restate')}
                  </Button>
                ),
                corner: true,
              },
            ]
          : []),
      ]}
    />
  );
}

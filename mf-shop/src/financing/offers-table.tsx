import { initials } from 'shared-kit/contract/languages';
import { moneyColumn } from 'shared-kit/contract/money';
import { Stack } from 'shared-kit/layout';
import { formatDay, useLocale } from 'shared-kit/shell';
import { Avatar, Segmented, Text } from 'shared-kit/ui';
import { Cell, ColumnHead, RowHead, Table, TableRow } from 'shared-kit/ui/table';
import { formatFigure } from '../format/figure.ts';
import { shownAmount } from '../price/shown-amount.ts';
import { useText } from '../text.ts';
import styles from './offers-table.module.css';
import type { Financing } from './use-monthly-offers.ts';

type Part = { financing: Financing };
type Amounts = Part & { isConverted: boolean };

const usePercent = () => {
  const t = useText();
  const locale = useLocale();
  return (figure: string) => t('percent', { figure: formatFigure(Number(figure), locale) });
};

export function TermChoice({ financing: { months, terms, choose } }: Part) {
  const t = useText();
  return (
    <Segmented
      label={t('financing.term')}
      tone="finance"
      size="small"
      value={String(months)}
      onChange={(value) => choose(Number(value))}
      options={terms.map((term) => ({
        value: String(term),
        label: t('financing.months', { months: term }),
      }))}
    />
  );
}

/** The usual terms of each bank, side by side. */
export function OffersTable({ financing: { offers, currency }, isConverted }: Amounts) {
  const t = useText();
  const locale = useLocale();
  const percent = usePercent();
  const money = moneyColumn(offers.map(({ monthly }) => monthly));
  return (
    <Table label={t('financing.table', { currency })} className={styles.table}>
      <thead>
        <tr>
          <ColumnHead>{t('financing.bank')}</ColumnHead>
          <ColumnHead numeric>{t('financing.rate')}</ColumnHead>
          <ColumnHead numeric>{t('financing.per-month')}</ColumnHead>
          <ColumnHead numeric>{t('financing.fee')}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {offers.map(({ rate, monthly }) => (
          <TableRow key={`${rate.bank.id} ${rate.product}`}>
            <RowHead>
              <span className={styles.bank}>
                <Avatar kind="bank" size="small" mark={initials(rate.bank.name, locale)} />
                <Stack as="span" gap="0">
                  <span>{rate.bank.name}</span>
                  <Text
                    as="span"
                    look="tiny"
                    tone="subtle"
                  >{`${t(`financing.product.${rate.product}`)}, ${t('financing.stated', { date: formatDay(rate.statedOn, locale) })}`}</Text>
                </Stack>
              </span>
            </RowHead>
            <Cell numeric>{percent(rate.ratePercent)}</Cell>
            <Cell numeric>
              <b>{isConverted ? shownAmount(monthly, true) : money(monthly)}</b>
            </Cell>
            <Cell numeric>
              {Number(rate.feePercent) === 0 ? t('financing.no-fee') : percent(rate.feePercent)}
            </Cell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

export function Assumptions({ financing: { total, downPaymentPercent, months }, isConverted }: Amounts) {
  const t = useText();
  const percent = usePercent();
  return (
    <Text look="tiny" tone="subtle">
      {t('financing.assumptions', {
        total: shownAmount(total, isConverted),
        down: percent(downPaymentPercent),
        months,
      })}
    </Text>
  );
}

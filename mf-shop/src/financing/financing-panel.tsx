import { formatMoney } from 'shared-kit/contract';
import { formatDay, useLocale } from 'shared-kit/shell';
import {
  Avatar,
  BankIcon,
  Cell,
  ColumnHead,
  Icon,
  Row,
  RowHead,
  Segmented,
  Sheet,
  SheetFooter,
  SheetHeader,
  Table,
  Text,
} from 'shared-kit/ui';
import { formatFigure } from '../format/figure.ts';
import { initials } from '../format/initials.ts';
import { useText } from '../text.ts';
import styles from './financing-panel.module.css';
import type { Financing } from './use-monthly-offers.ts';

export const financingPanelId = 'financing';

/** What each bank usually asks, side by side, and what is assumed. */
export function FinancingPanel({ financing, about }: { financing: Financing; about: string }) {
  const t = useText();
  const locale = useLocale();
  const { months, terms, choose, total, downPaymentPercent, offers } = financing;
  const titleId = `${financingPanelId}-title`;
  const percent = (figure: string) => t('percent', { figure: formatFigure(Number(figure), locale) });
  return (
    <Sheet tone="finance" id={financingPanelId} aria-labelledby={titleId} tabIndex={-1}>
      <SheetHeader mark={<Icon of={BankIcon} />} title={<span id={titleId}>{t('financing.title')}</span>}>
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
      </SheetHeader>
      <Table label={t('financing.table')} className={styles.table}>
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
            <Row key={rate.bank.id}>
              <RowHead>
                <span className={styles.bank}>
                  <Avatar kind="bank" size="small" mark={initials(rate.bank.name)} />
                  <span className={styles.name}>
                    {rate.bank.name}
                    <Text as="span" look="tiny" tone="subtle">
                      {t('financing.stated', { date: formatDay(rate.statedOn, locale) })}
                    </Text>
                  </span>
                </span>
              </RowHead>
              <Cell numeric>{percent(rate.ratePercent)}</Cell>
              <Cell numeric>
                <b>{about + formatMoney(monthly)}</b>
              </Cell>
              <Cell numeric>
                {Number(rate.feePercent) === 0 ? t('financing.no-fee') : percent(rate.feePercent)}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <SheetFooter>
        <Text look="tiny" tone="subtle">
          {t('financing.assumptions', {
            total: about + formatMoney(total),
            down: percent(downPaymentPercent),
            months,
          })}
        </Text>
      </SheetFooter>
    </Sheet>
  );
}

import { exactFigure } from 'shared-kit/contract/figures';
import type { Currency } from 'shared-kit/contract/money';
import { useLocation } from 'shared-kit/router';
import { useLocale } from 'shared-kit/shell';
import { Button, Disclosure, KeyValues, Sheet, SheetBody, Text, toasts } from 'shared-kit/ui';
import { Cell, ColumnHead, RowHead, Table } from 'shared-kit/ui/table';
import styles from './calculator.module.css';
import type { FinancingPlan } from './financing-plan.ts';
import { useText } from './messages/text.ts';
import { type PlanEntries, writeEntries } from './plan-entries.ts';

/** Always two decimals, as in repayment schedules. */
const moneyText = (amount: string, currency: Currency): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(exactFigure(amount));

export function CalculatorResult({ plan, entries }: { plan: FinancingPlan | null; entries: PlanEntries }) {
  const t = useText();
  const locale = useLocale();
  if (!plan) {
    return (
      <Sheet tone="finance">
        <SheetBody>
          <Text role="status">{t('financing.incomplete')}</Text>
        </SheetBody>
      </Sheet>
    );
  }
  const money = (amount: string) => moneyText(amount, entries.currency);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 });
  return (
    <Sheet tone="finance">
      <SheetBody className={styles.result}>
        <div role="status">
          <Text look="small" tone="muted">
            {t('financing.instalment')}
          </Text>
          <p className={styles.instalment}>{money(plan.instalment ?? '0')}</p>
        </div>
        <KeyValues
          facts={[
            {
              term: t('financing.effective'),
              detail: percent.format(Number(plan.equalMonthsRatePercent) / 100),
            },
            { term: t('financing.financed'), detail: money(plan.financed) },
            { term: t('financing.fee'), detail: money(plan.fee) },
            ...(entries.product === 'lease'
              ? [{ term: t('financing.residual'), detail: money(plan.residual) }]
              : []),
            { term: t('financing.total'), detail: money(plan.total) },
            { term: t('financing.cost'), detail: money(plan.totalCost) },
          ]}
        />
        <Text look="small" tone="muted">
          {t('financing.assumptions')}
        </Text>
        <CopyLink search={writeEntries(entries)} />
        <Disclosure summary={t('financing.schedule')}>
          <Schedule plan={plan} money={money} />
        </Disclosure>
      </SheetBody>
    </Sheet>
  );
}

const columns = ['payment', 'interest', 'principal', 'balance'] as const;

function Schedule({ plan, money }: { plan: FinancingPlan; money: (amount: string) => string }) {
  const t = useText();
  return (
    <Table label={t('financing.schedule')}>
      <thead>
        <tr>
          <ColumnHead>{t('financing.month')}</ColumnHead>
          {columns.map((column) => (
            <ColumnHead key={column} numeric>
              {t(`financing.column.${column}`)}
            </ColumnHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {plan.rows.map((row, place) => (
          <tr key={place}>
            <RowHead>{place + 1}</RowHead>
            {columns.map((column) => (
              <Cell key={column} numeric>
                {money(row[column])}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Copies the address of this calculation, which is also in the address bar. */
function CopyLink({ search }: { search: string }) {
  const t = useText();
  const { pathname } = useLocation();
  const copy = async () => {
    const address = new URL(`${pathname}?${search}`, window.location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      toasts.show({ text: t('financing.copied') });
    } catch {
      toasts.show({ text: t('financing.not-copied') });
    }
  };
  return (
    <Button size="small" onClick={() => void copy()}>
      {t('financing.copy')}
    </Button>
  );
}

import { useDeferredValue, useState } from 'react';
import type { SentBankOffer } from 'shared-kit/contract/financing';
import { formatMoney } from 'shared-kit/contract/money';
import { nominalRate, reckonOffer } from 'shared-kit/finance';
import { usePercent } from 'shared-kit/financing';
import { Stack } from 'shared-kit/layout';
import { useLocale } from 'shared-kit/shell';
import { Disclosure, Field, Text } from 'shared-kit/ui';
import { Cell, ColumnHead, RowHead, Table, TableRow } from 'shared-kit/ui/table';
import { useText } from '../text.ts';
import type { Column } from './best-of.ts';
import styles from './financing.module.css';

const most = 5;
const rows = ['rate', 'effective', 'instalment', 'interest', 'cost'] as const;

/** What floating offers would cost with another base. The banks' own figures stay in the comparison above. */
export default function RateScenario({ columns }: { columns: readonly Column[] }) {
  const t = useText();
  const locale = useLocale();
  const [points, move] = useState(0);
  const moved = t('financing.scenario.points', {
    points: new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(points),
  });
  return (
    <Disclosure summary={t('financing.scenario')}>
      <Stack>
        <Text as="p" look="small">
          {t('financing.scenario.what')}
        </Text>
        <Field label={t('financing.scenario.move')} hint={moved} className={styles.narrow}>
          {(control) => (
            <input
              {...control}
              type="range"
              className={styles.slider}
              min={-most}
              max={most}
              step={0.25}
              value={points}
              aria-valuetext={moved}
              onChange={({ target }) => move(Number(target.value))}
            />
          )}
        </Field>
        <ScenarioTable columns={columns} points={useDeferredValue(String(points))} />
      </Stack>
    </Disclosure>
  );
}

function ScenarioTable({ columns, points }: { columns: readonly Column[]; points: string }) {
  const t = useText();
  const figuresOf = useScenarioFigures();
  const shown = columns.map(({ offer }) => figuresOf(offer, points));
  return (
    <Table label={t('financing.scenario')}>
      <thead>
        <tr>
          <ColumnHead>{t('financing.bank')}</ColumnHead>
          {columns.map(({ bankQuote, offer: { id, terms } }) => (
            <ColumnHead key={id} numeric>
              {terms.rate.kind === 'fixed'
                ? t('financing.scenario.fixed', { bank: bankQuote.bank.name })
                : bankQuote.bank.name}
            </ColumnHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((name) => (
          <TableRow key={name}>
            <RowHead>{t(`financing.scenario.row.${name}`)}</RowHead>
            {columns.map(({ offer }, at) => (
              <Cell key={offer.id} numeric>
                {shown[at]?.[name]}
              </Cell>
            ))}
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

/** An offer keeps its bank's figures until its base moves, as a fixed one always does. */
function useScenarioFigures() {
  const nominal = usePercent(4);
  const effective = usePercent(2);
  return ({ terms, figures }: SentBankOffer, points: string) => {
    const money = (amount: string | null) =>
      amount === null ? '–' : formatMoney({ amount, currency: terms.currency });
    const { effectiveRatePercent, instalment, totalInterest, totalCost } =
      terms.rate.kind === 'fixed' || Number(points) === 0 ? figures : reckonOffer(terms, points);
    return {
      rate: nominal(nominalRate(terms.rate, points)),
      effective: effective(effectiveRatePercent),
      instalment: money(instalment),
      interest: money(totalInterest),
      cost: money(totalCost),
    };
  };
}

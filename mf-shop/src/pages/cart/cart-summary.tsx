import type { CartAnswer } from 'shared-kit/contract/cart';
import { formatMoney, roughly } from 'shared-kit/contract/money';
import { Row, Stack } from 'shared-kit/layout';
import { useQuery } from 'shared-kit/query';
import { KeyValues, Sheet, SheetBody, SheetHeader, Text, VisuallyHidden } from 'shared-kit/ui';
import { useMachineCategories } from '../../catalogue/use-machine-categories.ts';
import { indicativeRatesQuery } from '../../financing/indicative-rates-query.ts';
import { MonthlyButton } from '../../financing/monthly-button.tsx';
import { fromAMonth } from '../../financing/monthly-offers.ts';
import { useRateDay } from '../../price/rate-day.ts';
import { shownAmount } from '../../price/shown-amount.ts';
import { useText } from '../../text.ts';
import styles from './cart-summary.module.css';
import { financedParts } from './financed-parts.ts';
import { RequestQuotes } from './request/request-quotes.tsx';

/** Binding sums first: each maker's, in its contract currency. The indicative total of all comes last. */
export function CartSummary({ cart }: { cart: CartAnswer }) {
  const t = useText();
  const { groups, summary } = cart;
  const { totals, indicative, onRequest, unavailable } = summary;
  const facts = groups.flatMap(({ maker, subtotals }) =>
    subtotals.length > 0 ? [{ term: maker.name, detail: subtotals.map(formatMoney).join(' + ') }] : [],
  );
  return (
    <Sheet aria-labelledby="cart-summary">
      <SheetHeader title={<span id="cart-summary">{t('cart.summary')}</span>} />
      <Stack as={SheetBody} gap="3">
        {facts.length > 0 && <KeyValues tight facts={facts} />}
        {totals.length > 1 && (
          <Row as="p" gap="3" align="baseline" justify="between" className={styles.total}>
            <span>{t('cart.contract-totals')}</span>
            <b className={styles.contract}>{totals.map(formatMoney).join(' + ')}</b>
          </Row>
        )}
        {indicative && <Total indicative={indicative} />}
        <CartMonthly cart={cart} />
        {onRequest > 0 && <Text look="small">{t('cart.on-request', { count: onRequest })}</Text>}
        {unavailable > 0 && (
          <Text look="small" tone="warning">
            {t('cart.unavailable', { count: unavailable })}
          </Text>
        )}
        <RequestQuotes cart={cart} />
        <Text look="small" tone="muted">
          {t('cart.not-binding')}
        </Text>
      </Stack>
    </Sheet>
  );
}

function Total({ indicative }: { indicative: NonNullable<CartAnswer['summary']['indicative']> }) {
  const t = useText();
  const rateDay = useRateDay();
  const { amount, approximate, rateDate } = indicative;
  return (
    <div>
      <Row as="p" gap="3" align="baseline" justify="between" className={styles.total}>
        <span>{approximate ? t('cart.total-indicative') : t('cart.total')}</span>
        <b className={styles.sum}>
          {approximate && <Approximately />}
          <span>{formatMoney(roughly(amount, approximate))}</span>
        </b>
      </Row>
      {approximate && rateDate && (
        <Text look="tiny" tone="subtle">
          {t('cart.rate', { date: rateDay(rateDate) })}
        </Text>
      )}
    </div>
  );
}

export function Approximately() {
  const t = useText();
  return (
    <>
      <span aria-hidden>≈ </span>
      <VisuallyHidden>{`${t('price.about')} `}</VisuallyHidden>
    </>
  );
}

/** Lowest monthly instalment for the cart's machines; nothing if one of their currencies has no bank. */
function CartMonthly({ cart }: { cart: CartAnswer }) {
  const t = useText();
  const isMachine = useMachineCategories();
  const { data } = useQuery(indicativeRatesQuery());
  const parts = isMachine ? financedParts(cart, isMachine) : [];
  const monthly = data ? fromAMonth(data.rates, parts) : null;
  if (!monthly) return null;
  const isConverted = parts.some(({ total, currency }) => total.currency !== currency);
  return (
    <MonthlyButton parts={parts}>
      {t('financing.from-machines', { amount: shownAmount(monthly, isConverted) })}
    </MonthlyButton>
  );
}

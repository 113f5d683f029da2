import { type BankToAsk, type FinancingInput, lendsFor } from 'shared-kit/contract/financing';
import type { Currency, Money } from 'shared-kit/contract/money';
import { usePercent } from 'shared-kit/financing';
import { Stack } from 'shared-kit/layout';
import { countryName, formatDay, useLocale } from 'shared-kit/shell';
import { AlertIcon, Checkbox, CheckIcon, CloseIcon, StatusBadge, Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './bank-choice.module.css';

/** What a bank's rate is compared with. */
export type Wish = Readonly<{
  product: FinancingInput['product'];
  currency: Currency;
  months: number;
  /** Own funds of the whole, in percent. */
  ownPercent: number;
}>;

type BankChoiceProps = {
  id: string;
  banks: readonly BankToAsk[];
  wish: Wish;
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
  error?: string | undefined;
};

/** The banks as rows, each with its dated rate, its pace, and why it may not fit. */
export function BankChoice({ id, banks, wish, chosen, onChange, error }: BankChoiceProps) {
  const t = useText();
  return (
    <Stack as="fieldset" gap="2" id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{t('financing.banks')}</legend>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {banks.map((bank) => (
        <BankRow
          key={bank.id}
          {...{ bank, wish }}
          isChosen={chosen.includes(bank.id)}
          onChoose={(isChosen) =>
            onChange(isChosen ? [...chosen, bank.id] : chosen.filter((it) => it !== bank.id))
          }
        />
      ))}
      <Text as="p" look="small" tone="muted">
        {t('financing.rates-indicative')}
      </Text>
    </Stack>
  );
}

type BankRowProps = { bank: BankToAsk; wish: Wish; isChosen: boolean; onChoose: (is: boolean) => void };

function BankRow({ bank, wish, isChosen, onChoose }: BankRowProps) {
  const t = useText();
  const locale = useLocale();
  const percent = usePercent(2);
  const share = usePercent(2, 0);
  const rate = rateFor(bank, wish);
  const facts = [
    [
      t('financing.bank.rate'),
      rate
        ? `${percent(rate.ratePercent)}, ${formatDay(rate.statedOn, locale)}`
        : t('financing.bank.no-rate', { currency: wish.currency }),
    ],
    [
      t('financing.bank.months'),
      rate && t('financing.bank.from-to', { from: rate.termMonthsFrom, to: rate.termMonthsTo }),
    ],
    [t('financing.bank.own-funds'), rate && share(rate.downPaymentPercent)],
    [t('financing.bank.pace'), paceText(bank, t)],
    [
      t('financing.bank.relation'),
      bank.asked > 0 && t('financing.bank.relations', { asked: bank.asked, contracts: bank.contracts }),
    ],
  ] as const;
  const currencies = [...new Set(bank.rates.map(({ currency }) => currency))].join(' ');
  return (
    <div className={styles.bank} data-chosen={isChosen || undefined}>
      <Checkbox
        checked={isChosen}
        disabled={!bank.mayBeAsked}
        onChange={({ target }) => onChoose(target.checked)}
      >
        {[bank.name, countryName(bank.country, locale), currencies].filter(Boolean).join(', ')}
      </Checkbox>
      <Fit bank={bank} wish={wish} />
      <dl className={styles.facts}>
        {facts.map(
          ([term, detail]) =>
            detail && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

const rateFor = (bank: BankToAsk, { product, currency }: Wish) =>
  bank.rates.find((it) => it.currency === currency && it.product === product);

function paceText({ medianHours, firstOffers }: BankToAsk, t: ReturnType<typeof useText>): string {
  if (medianHours === null) return t('financing.bank.no-pace');
  const time =
    medianHours < 48
      ? t('financing.bank.hours', { count: Math.max(1, Math.round(medianHours)) })
      : t('financing.bank.days', { count: Math.round(medianHours / 24) });
  return t('financing.bank.median', { time, count: firstOffers });
}

/** Says whether the bank's own terms fit. Only a suspended bank can't be asked; terms are a matter for its offer. */
function Fit({ bank, wish }: Pick<BankRowProps, 'bank' | 'wish'>) {
  const t = useText();
  const share = usePercent(2, 0);
  const rate = rateFor(bank, wish);
  if (!bank.mayBeAsked)
    return (
      <StatusBadge tone="neutral" icon={CloseIcon}>
        {t('financing.fit.suspended')}
      </StatusBadge>
    );
  if (!rate) return null;
  const doubt = !lendsFor(rate, wish.months)
    ? t('financing.fit.months', { from: rate.termMonthsFrom, to: rate.termMonthsTo })
    : Number(rate.downPaymentPercent) > wish.ownPercent
      ? t('financing.fit.own-funds', { percent: share(rate.downPaymentPercent) })
      : null;
  return (
    <StatusBadge tone={doubt ? 'warning' : 'positive'} icon={doubt ? AlertIcon : CheckIcon}>
      {doubt ?? t('financing.fit.fits')}
    </StatusBadge>
  );
}

/** In percent, for comparing with what banks ask for. */
export const shareOf = (part: string, whole: Pick<Money, 'amount'>): number =>
  Number(whole.amount) === 0 ? 0 : (Number(part) / Number(whole.amount)) * 100;

import { useId, useState } from 'react';
import {
  bankOfferLimits,
  type FinancingAnswer,
  formatMoney,
  loanProducts,
  longestOfferDays,
  usualOfferDays,
} from 'shared-kit/contract';
import {
  api,
  countryName,
  referenceOf,
  refusalAmong,
  useKeyPerBody,
  useLocale,
  useSubmit,
} from 'shared-kit/shell';
import {
  Button,
  Checkbox,
  ErrorSummary,
  Note,
  NumberField,
  SelectField,
  Text,
  TextField,
} from 'shared-kit/ui';
import { useText } from '../text.ts';
import { restOf } from './exact-amounts.ts';
import styles from './financing.module.css';

type RequestFormProps = {
  quoteId: string;
  version: NonNullable<FinancingAnswer['version']>;
  banks: FinancingAnswer['banks'];
  consentVersion: string;
  onChanged: () => Promise<void>;
  onCancel: () => void;
};
const fields = ['ownFunds', 'termMonths', 'product', 'offersBy', 'words'] as const;
type Field = (typeof fields)[number] | 'banks' | 'consent';
type Entries = Readonly<Record<(typeof fields)[number], string>>;
type Failure = Readonly<{ faults: readonly Field[] } | { error: unknown }>;

const dayMs = 86_400_000;
const dayAfter = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const figure = (text: string) => text.trim().replaceAll(' ', '').replace(',', '.');
const worded = ['financing.bank-unavailable', 'financing.exists', 'quote.version-replaced'] as const;

/** Asks the chosen banks. What goes out, and to whom, stands above the consent. */
export function RequestForm({
  quoteId,
  version,
  banks,
  consentVersion,
  onChanged,
  onCancel,
}: RequestFormProps) {
  const t = useText();
  const id = useId();
  const [entries, enter] = useState<Entries>({
    ...{ ownFunds: '0', termMonths: '60', product: loanProducts[0] },
    ...{ offersBy: dayAfter(usualOfferDays), words: '' },
  });
  const [bankIds, choose] = useState<readonly string[]>([]);
  const [consents, consent] = useState(false);
  const { isPending, failure, attempt, run, fail } = useSubmit<Failure>((error) => ({ error }));
  const { keyOf } = useKeyPerBody();
  const amount = restOf(version.total.amount, figure(entries.ownFunds));
  const faults = faultsOf(entries, { amount, banks: bankIds.length, consents });
  const wrong = failure && 'faults' in failure ? failure.faults : [];

  const submit = async () => {
    if (faults.length > 0) return fail({ faults });
    const { termMonths, ownFunds, ...rest } = entries;
    const figures = { ownFunds: figure(ownFunds), amount, termMonths: Number(termMonths) };
    const body = { ...rest, ...figures, versionId: version.id, bankIds, consentVersion };
    if (await run(() => api.post(`/api/quotes/${quoteId}/financing`, body, keyOf(body)))) await onChanged();
  };
  // messages: financing.wrong.*
  return (
    <form
      className={styles.form}
      aria-label={t('financing.ask')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {wrong.length > 0 && (
        <ErrorSummary
          title={t('financing.summary', { count: wrong.length })}
          errors={wrong.map((field) => ({
            fieldId: `${id}-${field}`,
            message: t(`financing.wrong.${field}`),
          }))}
          attempt={attempt}
        />
      )}
      {failure && 'error' in failure && <Refusal error={failure.error} />}
      <RequestFields {...{ id, entries, enter, wrong, amount }} total={version.total} />
      <BankChoice id={`${id}-banks`} banks={banks} chosen={bankIds} choose={choose} />
      <Text as="p">{t('financing.consent.what', { version: version.number })}</Text>
      <Checkbox id={`${id}-consent`} checked={consents} onChange={({ target }) => consent(target.checked)}>
        {t('financing.consent')}
      </Checkbox>
      <div className={styles.foot}>
        <Button type="submit" emphasis="primary" pending={isPending}>
          {bankIds.length === 0 ? t('financing.ask') : t('financing.share', { count: bankIds.length })}
        </Button>
        <Button onClick={onCancel}>{t('financing.cancel')}</Button>
      </div>
    </form>
  );
}

type RequestFieldsProps = {
  id: string;
  entries: Entries;
  enter: (entries: Entries) => void;
  wrong: readonly Field[];
  /** To be financed; null while the own funds are no amount. */
  amount: string | null;
  total: NonNullable<FinancingAnswer['version']>['total'];
};

function RequestFields({ id, entries, enter, wrong, amount, total }: RequestFieldsProps) {
  const t = useText();
  // messages: financing.field.* financing.wrong.* financing.product.*
  const propsOf = (field: keyof Entries) => ({
    id: `${id}-${field}`,
    label: t(`financing.field.${field}`),
    value: entries[field],
    error: wrong.includes(field) ? t(`financing.wrong.${field}`) : undefined,
    onChange: ({ target }: { target: { value: string } }) => enter({ ...entries, [field]: target.value }),
  });
  return (
    <div className={styles.fields}>
      <NumberField
        {...propsOf('ownFunds')}
        affix={total.currency}
        hint={
          amount === null ? undefined : t('financing.amount', { amount: formatMoney({ ...total, amount }) })
        }
      />
      <NumberField {...propsOf('termMonths')} inputMode="numeric" affix={t('financing.month')} />
      <SelectField {...propsOf('product')}>
        {loanProducts.map((it) => (
          <option key={it} value={it}>
            {t(`financing.product.${it}`)}
          </option>
        ))}
      </SelectField>
      <TextField {...propsOf('offersBy')} type="date" />
      <TextField {...propsOf('words')} />
    </div>
  );
}

type Chosen = Readonly<{ amount: string | null; banks: number; consents: boolean }>;

function faultsOf({ termMonths, offersBy, words }: Entries, { amount, banks, consents }: Chosen): Field[] {
  const months = /^\d{1,3}$/.test(termMonths.trim()) ? Number(termMonths) : 0;
  const found: (Field | false)[] = [
    (amount === null || Number(amount) === 0) && 'ownFunds',
    (months < 1 || months > bankOfferLimits.months) && 'termMonths',
    (offersBy < dayAfter(0) || offersBy > dayAfter(longestOfferDays)) && 'offersBy',
    words.length > bankOfferLimits.words && 'words',
    banks === 0 && 'banks',
    !consents && 'consent',
  ];
  return found.filter((it) => it !== false);
}

type BankChoiceProps = {
  id: string;
  banks: FinancingAnswer['banks'];
  chosen: readonly string[];
  choose: (ids: readonly string[]) => void;
};

function BankChoice({ id, banks, chosen, choose }: BankChoiceProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <fieldset id={id} className={styles.banks} tabIndex={-1}>
      <legend>{t('financing.banks')}</legend>
      {banks.map((bank) => (
        <Checkbox
          key={bank.id}
          checked={chosen.includes(bank.id)}
          onChange={({ target }) =>
            choose(target.checked ? [...chosen, bank.id] : chosen.filter((it) => it !== bank.id))
          }
        >
          {[bank.name, countryName(bank.country, locale), bank.currencies.join(' ')]
            .filter(Boolean)
            .join(', ')}
        </Checkbox>
      ))}
    </fieldset>
  );
}

function Refusal({ error }: { error: unknown }) {
  const t = useText();
  const code = refusalAmong(error, worded);
  // messages: financing.refused.*
  return (
    <Note tone="danger" role="alert">
      {code ? t(`financing.refused.${code}`) : t('financing.failed', { reference: referenceOf(error) })}
    </Note>
  );
}

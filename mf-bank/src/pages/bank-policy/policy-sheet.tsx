import { figureFields, figureOf, figureText } from 'shared-kit/contract/figures';
import { type BankPolicyAnswer, bankPolicies } from 'shared-kit/contract/financing';
import type { Locale } from 'shared-kit/contract/languages';
import { type Currency, currencies, formatMoney } from 'shared-kit/contract/money';
import { FigureInput } from 'shared-kit/figure-input';
import { useForm, wrongAmong } from 'shared-kit/form';
import { FormGrid, Row, Stack } from 'shared-kit/layout';
import { call, formatDay, referenceOf, useLocale } from 'shared-kit/shell';
import { Button, Note, SelectField, Sheet, SheetBody, SheetHeader, Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './bank-policy-page.module.css';

type PolicySheetProps = { policy: BankPolicyAnswer; onChanged: () => Promise<unknown> };

/** The rule in words, and the form that changes it for owners. */
export function PolicySheet({ policy, onChanged }: PolicySheetProps) {
  const t = useText();
  const locale = useLocale();
  const { aloneBelow, changed, mayChange } = policy;
  return (
    <Sheet>
      <SheetHeader title={t('policy.sheet')} />
      <Stack as={SheetBody}>
        <Text as="p">
          {aloneBelow ? t('policy.is', { amount: formatMoney(aloneBelow) }) : t('policy.is-two')}
        </Text>
        {changed && (
          <Text as="p" look="small">
            {t('policy.changed', { by: changed.by ?? '–', day: formatDay(changed.at, locale) })}
          </Text>
        )}
        {mayChange ? <PolicyForm policy={policy} onChanged={onChanged} /> : <Note>{t('policy.owners')}</Note>}
      </Stack>
    </Sheet>
  );
}

type Entries = Readonly<{ amount: string; currency: Currency }>;

const firstEntries = (aloneBelow: BankPolicyAnswer['aloneBelow']): Entries => ({
  amount: figureText(aloneBelow?.amount),
  currency: aloneBelow?.currency ?? 'USD',
});

const figureIn = (currency: Currency) => ({ ...figureFields.sum, unit: currency });

/** Without an amount, two people decide everything. */
function readPolicy({ amount, currency }: Entries, locale: Locale) {
  const read = figureOf(amount, locale, figureIn(currency));
  const isBlank = amount.trim() === '';
  return {
    faults: wrongAmong({ amount: !isBlank && (read === null || Number(read) === 0) }),
    body: { aloneBelow: isBlank || read === null ? null : { amount: read, currency } },
  };
}

function PolicyForm({ policy: { aloneBelow }, onChanged }: PolicySheetProps) {
  const t = useText();
  const locale = useLocale();
  const form = useForm({
    first: () => firstEntries(aloneBelow),
    read: (entries) => readPolicy(entries, locale),
    says: () => t('policy.amount.wrong'),
    failureOf: referenceOf,
  });
  const { failure } = form;
  return (
    <Stack
      as="form"
      aria-label={t('policy.sheet')}
      {...form.sends(async (body, key) => {
        await call(bankPolicies.change, { body, key });
        await onChanged();
      })}
    >
      {failure && (
        <Note tone="danger" role="alert">
          {t('offer.failed', { reference: failure })}
        </Note>
      )}
      <FormGrid className={styles.fields}>
        <FigureInput
          {...form.figure('amount')}
          figure={figureIn(form.entries.currency)}
          binds
          label={t('policy.amount')}
          hint={t('policy.hint')}
        />
        <SelectField {...form.text('currency')} label={t('policy.currency')}>
          {currencies.map((it) => (
            <option key={it}>{it}</option>
          ))}
        </SelectField>
      </FormGrid>
      <Row gap="3">
        <Button type="submit" emphasis="finance" pending={form.isPending}>
          {t('policy.save')}
        </Button>
        {form.isDone && <Text role="status">{t('policy.saved')}</Text>}
      </Row>
    </Stack>
  );
}

import { useId, useState } from 'react';
import { figureFields, figureOf, figureText } from 'shared-kit/contract/figures';
import { type BankPolicyAnswer, bankPolicies } from 'shared-kit/contract/financing';
import { type Currency, currencies, formatMoney } from 'shared-kit/contract/money';
import { FigureInput } from 'shared-kit/figure-input';
import { call, formatDay, referenceOf, useKeyPerBody, useLocale, useSubmit } from 'shared-kit/shell';
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
      <SheetBody className={styles.form}>
        <Text as="p">
          {aloneBelow ? t('policy.is', { amount: formatMoney(aloneBelow) }) : t('policy.is-two')}
        </Text>
        {changed && (
          <Text as="p" look="small">
            {t('policy.changed', { by: changed.by ?? '–', day: formatDay(changed.at, locale) })}
          </Text>
        )}
        {mayChange ? <PolicyForm policy={policy} onChanged={onChanged} /> : <Note>{t('policy.owners')}</Note>}
      </SheetBody>
    </Sheet>
  );
}

function PolicyForm({ policy: { aloneBelow }, onChanged }: PolicySheetProps) {
  const t = useText();
  const id = useId();
  const [amount, setAmount] = useState(figureText(aloneBelow?.amount));
  const [currency, setCurrency] = useState<Currency>(aloneBelow?.currency ?? 'USD');
  const [isTried, setTried] = useState(false);
  const { keyOf, done } = useKeyPerBody();
  const { isPending, isDone, failure, run, reset } = useSubmit((error) => referenceOf(error));
  const isBlank = amount.trim() === '';
  const figure = { ...figureFields.sum, unit: currency };
  const read = figureOf(amount, useLocale(), figure);
  const isWrong = !isBlank && (read === null || Number(read) === 0);
  const submit = async () => {
    setTried(true);
    if (isWrong) return;
    const body = { aloneBelow: isBlank || read === null ? null : { amount: read, currency } };
    if (!(await run(() => call(bankPolicies.change, { body, key: keyOf(body) })))) return;
    done();
    await onChanged();
  };
  return (
    <form
      className={styles.form}
      aria-label={t('policy.sheet')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {failure && (
        <Note tone="danger" role="alert">
          {t('offer.failed', { reference: failure })}
        </Note>
      )}
      <div className={styles.fields}>
        <FigureInput
          figure={figure}
          binds
          id={`${id}-amount`}
          label={t('policy.amount')}
          hint={t('policy.hint')}
          text={amount}
          error={isTried && isWrong ? t('policy.amount.wrong') : undefined}
          onText={(text) => {
            if (isDone) reset();
            setAmount(text);
          }}
        />
        <SelectField
          id={`${id}-currency`}
          label={t('policy.currency')}
          value={currency}
          onChange={({ target }) => setCurrency(currencies.find((it) => it === target.value) ?? currency)}
        >
          {currencies.map((it) => (
            <option key={it}>{it}</option>
          ))}
        </SelectField>
      </div>
      <div className={styles.foot}>
        <Button type="submit" emphasis="finance" pending={isPending}>
          {t('policy.save')}
        </Button>
        {isDone && <Text role="status">{t('policy.saved')}</Text>}
      </div>
    </form>
  );
}

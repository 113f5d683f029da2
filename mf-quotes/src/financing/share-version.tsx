import { useId, useState } from 'react';
import { figureFields, figureOf, figureText } from 'shared-kit/contract/figures';
import { type BuyersFinancing, financing } from 'shared-kit/contract/financing';
import { formatMoney } from 'shared-kit/contract/money';
import { FigureInput } from 'shared-kit/figure-input';
import { MoveFailure, useMove } from 'shared-kit/financing';
import { useLocale } from 'shared-kit/shell';
import { Button, Checkbox, Note, Text } from 'shared-kit/ui';
import { useText } from '../text.ts';
import { restOf, sumOf } from './exact-amounts.ts';
import styles from './financing.module.css';

type Props = {
  request: BuyersFinancing;
  consentVersion: string;
  quoteId: string;
  onChanged: () => Promise<void>;
};

/** The maker sent a newer version: shares it with the banks that are still open, with a consent of its own. */
export function ShareVersion({ request, consentVersion, quoteId, onChanged }: Props) {
  const t = useText();
  const id = useId();
  const locale = useLocale();
  const { failure, pending, move } = useMove(quoteId, onChanged);
  const [typed, type] = useState(figureText(request.ownFunds.amount));
  const [consents, consent] = useState(false);
  const [isTried, setTried] = useState(false);
  const { newerVersion: newer, state } = request;
  if (!newer || (state !== 'shared' && state !== 'offers_in')) return null;
  const ownFunds = figureOf(typed, locale, figureFields.sum);
  const whole = request.extras.reduce((sum, extra) => sumOf(sum, extra.amount), newer.total.amount);
  const amount = ownFunds === null ? null : restOf(whole, ownFunds);
  const isAmount = amount !== null && Number(amount) > 0;
  const submit = async () => {
    setTried(true);
    if (ownFunds === null || !isAmount || !consents) return;
    const body = { versionId: newer.id, ownFunds, amount, consentVersion, consentLocale: locale };
    await move(financing.shareVersion, body, 'version');
  };
  return (
    <form
      className={styles.form}
      aria-label={t('financing.newer.title', { version: newer.number })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Note tone="warning">
        {t('financing.newer.why', { version: newer.number, total: formatMoney(newer.total) })}
      </Note>
      <MoveFailure failure={failure} />
      <FigureInput
        figure={{ ...figureFields.sum, unit: newer.total.currency }}
        binds
        id={`${id}-own-funds`}
        label={t('financing.field.ownFunds')}
        affix={newer.total.currency}
        text={typed}
        hint={
          amount === null
            ? undefined
            : t('financing.amount', { amount: formatMoney({ ...newer.total, amount }) })
        }
        error={isTried && !isAmount ? t('financing.wrong.ownFunds') : undefined}
        onText={type}
      />
      <Text as="p">{t('financing.newer.consent', { version: newer.number })}</Text>
      <Checkbox checked={consents} onChange={({ target }) => consent(target.checked)}>
        {t('financing.consent')}
      </Checkbox>
      {isTried && !consents && (
        <Note tone="danger" role="alert">
          {t('financing.wrong.consent')}
        </Note>
      )}
      <div className={styles.foot}>
        <Button type="submit" emphasis="finance" pending={pending === 'version'}>
          {t('financing.newer.share', { version: newer.number })}
        </Button>
      </div>
    </form>
  );
}

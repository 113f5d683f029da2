import { figureFields, figureOf, figureText } from 'shared-kit/contract/figures';
import { type BuyersFinancing, financing } from 'shared-kit/contract/financing';
import type { Locale } from 'shared-kit/contract/languages';
import { formatMoney } from 'shared-kit/contract/money';
import { FigureInput } from 'shared-kit/figure-input';
import { MoveFailure, useMove } from 'shared-kit/financing';
import { useForm, wrongAmong } from 'shared-kit/form';
import { Row, Stack } from 'shared-kit/layout';
import { useLocale } from 'shared-kit/shell';
import { Button, Checkbox, Note, Text } from 'shared-kit/ui';
import { useText } from '../text.ts';
import { restOf, sumOf } from './exact-amounts.ts';

type Props = {
  request: BuyersFinancing;
  consentVersion: string;
  quoteId: string;
  onChanged: () => Promise<void>;
};

/** The maker sent a newer version: shares it with the banks that are still open, with a consent of its own. */
export function ShareVersion({ request, consentVersion, quoteId, onChanged }: Props) {
  const t = useText();
  const locale = useLocale();
  const { failure, pending, move } = useMove(quoteId, onChanged);
  const form = useForm({
    first: () => ({ ownFunds: figureText(request.ownFunds.amount), consents: false }),
    read: (entries) => readShare(entries, { request, consentVersion, locale }),
    says: (field) => t(`financing.wrong.${field}`),
  });
  const { newerVersion: newer, state } = request;
  if (!newer || (state !== 'shared' && state !== 'offers_in')) return null;
  const amount = amountLeft(request, form.entries.ownFunds, locale);
  const noConsent = form.errorOf('consent');
  return (
    <Stack
      as="form"
      aria-label={t('financing.newer.title', { version: newer.number })}
      {...form.sends((body) => move(financing.shareVersion, body, 'version'))}
    >
      <Note tone="warning">
        {t('financing.newer.why', { version: newer.number, total: formatMoney(newer.total) })}
      </Note>
      <MoveFailure failure={failure} />
      <FigureInput
        {...form.figure('ownFunds')}
        figure={{ ...figureFields.sum, unit: newer.total.currency }}
        binds
        label={t('financing.field.ownFunds')}
        affix={newer.total.currency}
        hint={
          amount === null
            ? undefined
            : t('financing.amount', { amount: formatMoney({ ...newer.total, amount }) })
        }
      />
      <Text as="p">{t('financing.newer.consent', { version: newer.number })}</Text>
      <Checkbox
        id={form.idOf('consent')}
        checked={form.entries.consents}
        onChange={({ target }) => form.enter({ consents: target.checked })}
      >
        {t('financing.consent')}
      </Checkbox>
      {noConsent && (
        <Note tone="danger" role="alert">
          {noConsent}
        </Note>
      )}
      <Row gap="3">
        <Button type="submit" emphasis="finance" pending={pending === 'version'}>
          {t('financing.newer.share', { version: newer.number })}
        </Button>
      </Row>
    </Stack>
  );
}

type Entries = Readonly<{ ownFunds: string; consents: boolean }>;
type Given = Pick<Props, 'request' | 'consentVersion'> & { locale: Locale };

const ownFundsOf = (typed: string, locale: Locale) => figureOf(typed, locale, figureFields.sum);

/** What is left to be financed of the newer version; null while own funds are no amount. */
function amountLeft({ newerVersion, extras }: BuyersFinancing, typed: string, locale: Locale) {
  const ownFunds = ownFundsOf(typed, locale);
  if (ownFunds === null || !newerVersion) return null;
  return restOf(
    extras.reduce((sum, extra) => sumOf(sum, extra.amount), newerVersion.total.amount),
    ownFunds,
  );
}

function readShare({ ownFunds: typed, consents }: Entries, { request, consentVersion, locale }: Given) {
  const ownFunds = ownFundsOf(typed, locale);
  const amount = amountLeft(request, typed, locale);
  const versionId = request.newerVersion?.id;
  return {
    faults: wrongAmong({ ownFunds: !(Number(amount) > 0), consent: !consents }),
    body:
      versionId && ownFunds !== null && amount !== null
        ? { versionId, ownFunds, amount, consentVersion, consentLocale: locale }
        : null,
  };
}

import { useId, useState } from 'react';
import { dayOf, takesDay } from 'shared-kit/contract/dates';
import { formatMoney } from 'shared-kit/contract/money';
import { type QuoteDetail, quoteMoves } from 'shared-kit/contract/quotes';
import { DateField } from 'shared-kit/page';
import { call, formatDay, formatLastDay, useKeyPerBody, useLocale, useSubmit } from 'shared-kit/shell';
import { Button, Disclosure, Note } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from './decision-sheet.module.css';
import { refusalText } from './refusal-text.ts';
import { useQuoteChanged } from './use-actions.tsx';

/** Until when an accepted quote waits for financing, or who finances it. */
export function FinancingWait({ quote }: { quote: QuoteDetail }) {
  const t = useText();
  const locale = useLocale();
  const version = quote.versions.at(-1);
  if (!version || (version.state !== 'accepted' && version.state !== 'converted')) return null;
  const { financingUntil, financingSettledAt, financedBy } = version;
  if (financingSettledAt && financedBy)
    return (
      <Note tone="positive">
        {t(`quote.financed.${financedBy.role}`, {
          day: formatDay(financingSettledAt, locale),
          name: financedBy.brandName ?? financedBy.name,
          amount: formatMoney(financedBy.amount),
        })}
      </Note>
    );
  if (version.state !== 'accepted' || !financingUntil) return null;
  const mayExtend = quote.actions.some(
    ({ name, refusals }) => name === 'extend-financing' && refusals.length === 0,
  );
  return (
    <>
      <Note>{t('quote.financed.awaited', { day: formatLastDay(financingUntil, locale) })}</Note>
      {mayExtend && <ExtendForm quote={quote} versionId={version.id} />}
    </>
  );
}

/** The maker gives the buyer more time. */
function ExtendForm({ quote, versionId }: { quote: QuoteDetail; versionId: string }) {
  const t = useText();
  const id = useId();
  const changed = useQuoteChanged();
  const [until, setUntil] = useState('');
  const { isPending, failure, run, fail } = useSubmit((error) => refusalText(error, t));
  const { keyOf } = useKeyPerBody();
  const submit = async () => {
    if (!takesDay('acceptance.until', until, dayOf(new Date())))
      return fail(t('quote.financed.until-missing'));
    const body = { versionId, until };
    const sent = await run(() =>
      call(quoteMoves.extendFinancing, { params: { id: quote.id }, body, key: keyOf(body) }),
    );
    if (sent) changed();
  };
  return (
    <Disclosure summary={t('quote.financed.extend')}>
      <form
        className={styles.actions}
        aria-label={t('quote.financed.extend')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DateField
          of="acceptance.until"
          id={id}
          label={t('quote.financed.until')}
          value={until}
          error={failure ?? undefined}
          onChange={({ target }) => setUntil(target.value)}
        />
        <Button type="submit" pending={isPending}>
          {t('quote.financed.extend-do')}
        </Button>
      </form>
    </Disclosure>
  );
}

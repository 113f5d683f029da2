import { dayOf, takesDay } from 'shared-kit/contract/dates';
import { formatMoney } from 'shared-kit/contract/money';
import { type QuoteDetail, quoteMoves } from 'shared-kit/contract/quotes';
import { useForm, wrongAmong } from 'shared-kit/form';
import { Stack } from 'shared-kit/layout';
import { DateField } from 'shared-kit/page';
import { call, formatDay, formatLastDay, useLocale } from 'shared-kit/shell';
import { Button, Disclosure, Note } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
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
  const changed = useQuoteChanged();
  const form = useForm({
    first: () => ({ until: '' }),
    read: ({ until }) => ({
      faults: wrongAmong({ until: !takesDay('acceptance.until', until, dayOf(new Date())) }),
      body: { versionId, until },
    }),
    says: () => t('quote.financed.until-missing'),
    shows: 'attempt',
    failureOf: (error) => refusalText(error, t),
  });
  return (
    <Disclosure summary={t('quote.financed.extend')}>
      <Stack
        as="form"
        gap="2"
        aria-label={t('quote.financed.extend')}
        {...form.sends(async (body, key) => {
          await call(quoteMoves.extendFinancing, { params: { id: quote.id }, body, key });
          changed();
        })}
      >
        <DateField
          {...form.text('until')}
          of="acceptance.until"
          label={t('quote.financed.until')}
          error={form.failure ?? form.errorOf('until')}
        />
        <Button type="submit" pending={form.isPending}>
          {t('quote.financed.extend-do')}
        </Button>
      </Stack>
    </Disclosure>
  );
}

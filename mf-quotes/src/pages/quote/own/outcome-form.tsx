import {
  type OutcomeReason,
  outcomeReasons,
  type QuoteOutcome,
  quoteLimits,
  quotes,
} from 'shared-kit/contract/quotes';
import { useForm } from 'shared-kit/form';
import { Stack } from 'shared-kit/layout';
import { call, formatMoment, refusalAmong, useLocale } from 'shared-kit/shell';
import { Button, Note, SelectField, Text, TextAreaField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';

type Props = {
  quoteId: string;
  outcome: QuoteOutcome;
  /** Why the buyer ended it; null if it didn't, or said nothing. */
  buyersWords: string | null;
  onChanged: () => void;
};

type Entries = Readonly<{ reason: OutcomeReason | ''; words: string }>;

/** Why the maker's people think that the quote was won or lost. */
export function OutcomeForm({ quoteId, outcome: { result, stated }, buyersWords, onChanged }: Props) {
  const t = useText();
  const locale = useLocale();
  const before = { reason: stated?.reason ?? ('' as const), words: stated?.words ?? '' };
  const isChanged = ({ reason, words }: Entries) => reason !== before.reason || words !== before.words;
  const form = useForm({
    first: (): Entries => before,
    read: ({ reason, words }) => ({ body: { reason: reason || null, words }, faults: [] }),
    says: () => '',
    isUnsaved: isChanged,
    failureOf: (error) =>
      t(refusalAmong(error, ['quote.state-moved']) ? 'quote.outcome.moved' : 'quote.outcome.failed'),
  });
  const { entries, failure } = form;
  return (
    <Stack
      as="form"
      gap="3"
      {...form.sends(async (body, key) => {
        await call(quotes.stateOutcome, { params: { id: quoteId }, body, key });
        onChanged();
      })}
    >
      <SelectField
        label={t(`quote.outcome.${result}`)}
        hint={buyersWords ? t('quote.outcome.buyer', { words: buyersWords }) : false}
        {...form.text('reason')}
      >
        <option value="">{t('quote.outcome.unstated')}</option>
        {outcomeReasons.map((it) => (
          <option key={it} value={it}>
            {t(`outcome.reason.${it}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={t('quote.outcome.words')}
        hint={t('quote.outcome.hint')}
        rows={3}
        maxLength={quoteLimits.reason}
        disabled={entries.reason === ''}
        {...form.text('words')}
      />
      {failure && (
        <Note role="alert" tone="danger">
          {failure}
        </Note>
      )}
      <div>
        <Button type="submit" disabled={!isChanged(entries)} pending={form.isPending}>
          {t('quote.outcome.save')}
        </Button>
      </div>
      {stated && (
        <Text look="small" tone="muted">
          {t('quote.outcome.by', { by: stated.by, at: formatMoment(stated.at, locale) })}
        </Text>
      )}
    </Stack>
  );
}

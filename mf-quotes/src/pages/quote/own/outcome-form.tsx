import { useState } from 'react';
import { outcomeReasons, type QuoteOutcome, quoteLimits, quotes } from 'shared-kit/contract/quotes';
import {
  call,
  formatMoment,
  refusalAmong,
  useKeyPerBody,
  useLocale,
  useSubmit,
  useUnsavedInput,
} from 'shared-kit/shell';
import { Button, Note, SelectField, Text, TextAreaField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from './own-sheet.module.css';

type Props = {
  quoteId: string;
  outcome: QuoteOutcome;
  /** Why the buyer ended it; null if it didn't, or said nothing. */
  buyersWords: string | null;
  onChanged: () => void;
};

/** Why the maker's people think that the quote was won or lost. */
export function OutcomeForm({ quoteId, outcome: { result, stated }, buyersWords, onChanged }: Props) {
  const t = useText();
  const locale = useLocale();
  const [reason, setReason] = useState(stated?.reason ?? null);
  const [words, setWords] = useState(stated?.words ?? '');
  const isChanged = reason !== (stated?.reason ?? null) || words !== (stated?.words ?? '');
  useUnsavedInput(isChanged);
  const { keyOf, done } = useKeyPerBody();
  const { isPending, failure, run } = useSubmit((error) =>
    t(refusalAmong(error, ['quote.state-moved']) ? 'quote.outcome.moved' : 'quote.outcome.failed'),
  );
  const save = async () => {
    const body = { reason, words };
    const params = { id: quoteId };
    if (!(await run(() => call(quotes.stateOutcome, { params, body, key: keyOf(body) })))) return;
    done();
    onChanged();
  };
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <SelectField
        label={t(`quote.outcome.${result}`)}
        hint={buyersWords ? t('quote.outcome.buyer', { words: buyersWords }) : false}
        value={reason ?? ''}
        onChange={({ target }) => setReason(outcomeReasons.find((it) => it === target.value) ?? null)}
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
        disabled={reason === null}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {failure && (
        <Note role="alert" tone="danger">
          {failure}
        </Note>
      )}
      <div>
        <Button type="submit" disabled={!isChanged} pending={isPending}>
          {t('quote.outcome.save')}
        </Button>
      </div>
      {stated && (
        <Text look="small" tone="muted">
          {t('quote.outcome.by', { by: stated.by, at: formatMoment(stated.at, locale) })}
        </Text>
      )}
    </form>
  );
}

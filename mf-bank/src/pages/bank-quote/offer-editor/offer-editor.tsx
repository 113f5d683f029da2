import { useId, useState } from 'react';
import type { BankQuoteDetail } from 'shared-kit/contract';
import { api, referenceOf, useKeyPerBody, useSubmit } from 'shared-kit/shell';
import { Button, ErrorSummary, Note, Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { OfferFigures } from '../offer-figures.tsx';
import styles from './offer-editor.module.css';
import { firstEntries, type OfferField, readOffer } from './offer-entries.ts';
import { OfferFields } from './offer-fields.tsx';

type OfferEditorProps = { detail: BankQuoteDetail; onChanged: () => Promise<void> };
type Failure = Readonly<{ faults: readonly OfferField[] } | { reference: string }>;
type Kind = 'indicative' | 'binding';

/** The terms of the next offer; its figures stand beside while typing. The server reckons what counts. */
export function OfferEditor({ detail, onChanged }: OfferEditorProps) {
  const t = useText();
  const id = useId();
  const [entries, enter] = useState(() => firstEntries(detail, new Date()));
  const read = readOffer(entries, detail, new Date());
  const { pending, failure, attempt, run, fail } = useSubmit<Failure>((error) => ({
    reference: referenceOf(error),
  }));
  const { keyOf } = useKeyPerBody();
  const wrong = failure && 'faults' in failure ? failure.faults : [];
  const submit = async (kind: Kind) => {
    const { terms, faults } = readOffer(entries, detail, new Date());
    if (!terms) return fail({ faults });
    const body = { kind, terms };
    const work = () => api.post(`/api/bank/quotes/${detail.id}/offers`, body, keyOf(body));
    if (await run(work, kind)) await onChanged();
  };
  // messages: editor.wrong.*
  return (
    <Sheet tone="finance">
      <SheetHeader title={t('editor.title')} />
      <SheetBody>
        <form className={styles.form} aria-label={t('editor.title')} noValidate onSubmit={stay}>
          {wrong.length > 0 && (
            <ErrorSummary
              title={t('editor.summary', { count: wrong.length })}
              errors={wrong.map((field) => ({
                fieldId: `${id}-${field}`,
                message: t(`editor.wrong.${field}`),
              }))}
              attempt={attempt}
            />
          )}
          {failure && 'reference' in failure && (
            <Note tone="danger" role="alert">
              {t('offer.failed', { reference: failure.reference })}
            </Note>
          )}
          <OfferFields
            id={id}
            entries={entries}
            enter={enter}
            wrong={wrong}
            currency={detail.amount.currency}
          />
          {read.terms ? (
            <OfferFigures terms={read.terms} figures={read.figures} />
          ) : (
            <Note role="status">{t('editor.incomplete')}</Note>
          )}
          <div className={styles.foot}>
            <Button emphasis="primary" pending={pending === 'binding'} onClick={() => void submit('binding')}>
              {t('editor.prepare-binding')}
            </Button>
            {detail.moves.includes('send-indicative') && (
              <Button pending={pending === 'indicative'} onClick={() => void submit('indicative')}>
                {t('editor.send-indicative')}
              </Button>
            )}
          </div>
        </form>
      </SheetBody>
    </Sheet>
  );
}

/** Two buttons send, so Enter in a field does not. */
const stay = (event: { preventDefault: () => void }) => event.preventDefault();

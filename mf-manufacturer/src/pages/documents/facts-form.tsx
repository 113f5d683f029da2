import { type SyntheticEvent, useState } from 'react';
import { type DocumentAnswer, type DocumentFacts, documentLimits } from 'shared-kit/contract';
import { ApiError, api, useKeyPerBody, useSubmit, useUnsavedInput } from 'shared-kit/shell';
import { Button, Text, TextField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './documents.module.css';
import { askDocumentsAgain } from './documents-query.ts';

const factsOf = ({
  number,
  issuedOn,
  validUntil,
  issuer,
  verificationCode,
}: DocumentFacts): DocumentFacts => ({
  ...{ number, issuedOn, validUntil, issuer, verificationCode },
});

const texts = ['number', 'issuer', 'verificationCode'] as const;
const days = ['issuedOn', 'validUntil'] as const;

/** What the document states, typed by the company so that the staff needn't look for it. */
export function FactsForm({ document }: { document: DocumentAnswer }) {
  const t = useText();
  const [facts, setFacts] = useState(() => factsOf(document));
  const { keyOf, done } = useKeyPerBody();
  const { isPending, isDone, failure, run, reset } = useSubmit((error) =>
    error instanceof ApiError ? (error.requestId ?? error.code) : '',
  );
  const isChanged = JSON.stringify(facts) !== JSON.stringify(factsOf(document));
  useUnsavedInput(isChanged);
  const type = (name: keyof DocumentFacts, value: string) => {
    reset();
    setFacts((before) => ({ ...before, [name]: value || null }));
  };
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    await run(async () => {
      await api.post(`/api/documents/files/${document.id}/facts`, facts, keyOf(facts));
      done();
      await askDocumentsAgain();
    });
  };
  // messages: documents.facts.*
  return (
    <form className={styles.facts} onSubmit={(event) => void save(event)}>
      {days.map((name) => (
        <TextField
          key={name}
          type="date"
          label={t(`documents.facts.${name}`)}
          value={facts[name] ?? ''}
          onChange={({ target }) => type(name, target.value)}
        />
      ))}
      {texts.map((name) => (
        <TextField
          key={name}
          label={t(`documents.facts.${name}`)}
          optional={t('documents.facts.optional')}
          value={facts[name] ?? ''}
          maxLength={documentLimits[name]}
          onChange={({ target }) => type(name, target.value)}
        />
      ))}
      <div className={styles.foot}>
        <Button type="submit" size="small" pending={isPending} disabled={!isChanged}>
          {t('documents.facts.save')}
        </Button>
        {isDone && !isChanged && (
          <Text as="span" role="status" look="small" tone="muted">
            {t('documents.facts.saved')}
          </Text>
        )}
        {failure !== null && (
          <Text as="span" role="alert" look="small" tone="danger">
            {t('documents.fault.other', { reference: failure })}
          </Text>
        )}
      </div>
    </form>
  );
}

import { type SyntheticEvent, useState } from 'react';
import { documentLimits, staffDocuments } from 'shared-kit/contract/documents';
import { call, useKeyPerBody, useSubmit, useUnsavedInput } from 'shared-kit/shell';
import { Button, Checkbox, Disclosure, Note, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../verify-page.module.css';

type AskForMoreProps = { companyId: string; refetch: () => Promise<unknown> };

/** Asks this company for a document that its checklist doesn't have. */
export function AskForMore({ companyId, refetch }: AskForMoreProps) {
  const t = useText();
  const { keyOf, done } = useKeyPerBody();
  const { run, isPending, isDone, failure, reset } = useSubmit(() => 'failed');
  const [words, setWords] = useState('');
  const [obligatory, setObligatory] = useState(true);
  const [isMissing, setMissing] = useState(false);
  useUnsavedInput(words.trim() !== '');
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    const isTooShort = words.trim().length < documentLimits.fewestWords;
    setMissing(isTooShort);
    if (isTooShort) return;
    const body = { words, obligatory };
    await run(async () => {
      await call(staffDocuments.ask, { params: { id: companyId }, body, key: keyOf(body) });
      done();
      setWords('');
      await refetch();
    });
  };
  return (
    <Disclosure summary={t('verify.documents.more.title')} className={styles.correct}>
      <form className={styles.decision} onSubmit={(event) => void send(event)}>
        <TextField
          label={t('verify.documents.more.words')}
          hint={t('verify.documents.more.hint')}
          error={isMissing ? t('verify.documents.more.missing') : undefined}
          value={words}
          maxLength={documentLimits.words}
          onChange={({ target }) => {
            reset();
            setMissing(false);
            setWords(target.value);
          }}
        />
        <Checkbox checked={obligatory} onChange={({ target }) => setObligatory(target.checked)}>
          {t('verify.documents.more.obligatory')}
        </Checkbox>
        {failure && <Note tone="danger" role="alert" title={t('verify.documents.more.failed')} />}
        {isDone && <Note tone="positive" role="status" title={t('verify.documents.more.done')} />}
        <div className={styles.buttons}>
          <Button type="submit" size="small" pending={isPending}>
            {t('verify.documents.more.ask')}
          </Button>
        </div>
      </form>
    </Disclosure>
  );
}

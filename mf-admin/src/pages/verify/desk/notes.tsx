import { type SubmitEvent, useState } from 'react';
import { type CompanyFile, reasonMaxLength, verification } from 'shared-kit/contract/verification';
import { call, formatMoment, useKeyPerBody, useLocale, useSubmit, useUnsavedInput } from 'shared-kit/shell';
import { Button, Sheet, SheetBody, SheetHeader, TextAreaField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../verify-page.module.css';

type NotesProps = { file: CompanyFile; refetch: () => unknown };

/** What the staff tell each other of the company. Nobody else sees it, and nobody changes it. */
export function Notes({ file: { id, notes }, refetch }: NotesProps) {
  const t = useText();
  const locale = useLocale();
  const [text, setText] = useState('');
  const { keyOf, done } = useKeyPerBody();
  const { pending, failure, run } = useSubmit(() => true);
  useUnsavedInput(text.trim() !== '');
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    const body = { text: text.trim() };
    if (body.text === '') return;
    void run(async () => {
      await call(verification.note, { params: { id }, body, key: keyOf(body) });
      done();
      setText('');
      await refetch();
    });
  };
  return (
    <Sheet aria-label={t('verify.notes.title')}>
      <SheetHeader title={t('verify.notes.title')} />
      <SheetBody className={styles.decision}>
        {notes.length > 0 && (
          <ol className={styles.rows}>
            {notes.map(({ id: key, at, by, text: said }) => (
              <li key={key} className={styles.row}>
                <span className={styles.quiet}>
                  <time dateTime={at}>{formatMoment(at, locale)}</time> · {by}
                </span>
                <span className={styles.reason}>{said}</span>
              </li>
            ))}
          </ol>
        )}
        <form onSubmit={add} className={styles.decision}>
          <TextAreaField
            label={t('verify.notes.new')}
            hint={t('verify.notes.hint')}
            error={failure ? t('verify.notes.failed') : undefined}
            value={text}
            maxLength={reasonMaxLength}
            rows={2}
            onChange={({ target }) => setText(target.value)}
          />
          <div className={styles.buttons}>
            <Button type="submit" size="small" pending={Boolean(pending)}>
              {t('verify.notes.add')}
            </Button>
          </div>
        </form>
      </SheetBody>
    </Sheet>
  );
}

import { useRef, useState } from 'react';
import { type HeldFile, heldFiles, uploadRefusalWords } from 'shared-kit/contract/uploads';
import { fileSize } from 'shared-kit/page';
import {
  call,
  formatDay,
  refusalAmong,
  useKeyPerBody,
  useLocale,
  useSubmit,
  useUnsavedInput,
} from 'shared-kit/shell';
import { Button, Note, Sheet, SheetBody, SheetHeader, TextAreaField, toasts } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import entry from '../entry.module.css';
import styles from './held-files-page.module.css';

type Props = { file: HeldFile; onReleased: () => void };
const fewestLetters = 3;

/** What a file is, what was found in it, and the way to let it be opened. */
export function HeldFileSheet({ file, onReleased }: Props) {
  const t = useText();
  const locale = useLocale();
  const { door, names, company, bytes, uploadedAt, finding } = file;
  const title = names.join(', ') || t('held-files.unused');
  return (
    <Sheet>
      <SheetHeader title={title} level={2} />
      <SheetBody>
        <div className={styles.file}>
          <p className={entry.quiet}>
            {t('held-files.facts', {
              door: t(`held-files.door.${door}`),
              size: fileSize(bytes, locale),
              day: formatDay(uploadedAt, locale),
              company: company ?? t('held-files.no-company'),
            })}
          </p>
          <Note tone="danger">{uploadRefusalWords(finding, door, locale)}</Note>
          <ReleaseForm file={file} title={title} onReleased={onReleased} />
        </div>
      </SheetBody>
    </Sheet>
  );
}

function ReleaseForm({ file: { key }, title, onReleased }: Props & { title: string }) {
  const t = useText();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { keyOf, done } = useKeyPerBody();
  const { failure, isPending, run } = useSubmit((error) =>
    t(refusalAmong(error, ['upload.not-held']) ? 'held-files.moved' : 'held-files.failed'),
  );
  useUnsavedInput(reason.trim() !== '');
  const release = () => {
    const lacks = reason.trim().length < fewestLetters;
    setMissing(lacks);
    if (lacks) return field.current?.focus();
    const body = { key, reason };
    void run(async () => {
      await call(heldFiles.release, { body, key: keyOf(body) });
      done();
      toasts.show({ text: t('held-files.done', { name: title }), tone: 'positive' });
      onReleased();
    });
  };
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()} noValidate>
      <TextAreaField
        ref={field}
        label={t('held-files.reason')}
        hint={t('held-files.reason-hint')}
        error={isMissing ? t('held-files.reason-missing') : undefined}
        value={reason}
        maxLength={1000}
        rows={2}
        onChange={({ target }) => {
          setReason(target.value);
          setMissing(false);
        }}
      />
      {failure && (
        <Note tone="danger" role="alert">
          {failure}
        </Note>
      )}
      <div>
        <Button emphasis="danger" pending={isPending} onClick={release}>
          {t('held-files.release')}
        </Button>
      </div>
    </form>
  );
}

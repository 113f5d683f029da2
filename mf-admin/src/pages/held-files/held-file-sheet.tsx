import type { BodyOf } from 'shared-kit/contract/endpoints';
import { type HeldFile, heldFiles, uploadRefusalWords } from 'shared-kit/contract/uploads';
import { useForm, wrongAmong } from 'shared-kit/form';
import { Stack } from 'shared-kit/layout';
import { fileSize } from 'shared-kit/page';
import { call, formatDay, refusalAmong, useLocale } from 'shared-kit/shell';
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
        <Stack>
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
        </Stack>
      </SheetBody>
    </Sheet>
  );
}

function ReleaseForm({ file: { key }, title, onReleased }: Props & { title: string }) {
  const t = useText();
  const form = useForm({
    first: () => ({ reason: '' }),
    read: ({ reason }) => ({
      faults: wrongAmong({ reason: reason.trim().length < fewestLetters }),
      body: { key, reason },
    }),
    says: () => t('held-files.reason-missing'),
    shows: 'untouched',
    isUnsaved: ({ reason }) => reason.trim() !== '',
    failureOf: (error) =>
      t(refusalAmong(error, ['upload.not-held']) ? 'held-files.moved' : 'held-files.failed'),
  });
  const { failure } = form;
  const release = async (body: BodyOf<typeof heldFiles.releaseSpec>, sendKey: string) => {
    await call(heldFiles.release, { body, key: sendKey });
    toasts.show({ text: t('held-files.done', { name: title }), tone: 'positive' });
    onReleased();
  };
  return (
    <Stack as="form" className={styles.form} {...form.sends(release)}>
      <TextAreaField
        {...form.text('reason')}
        label={t('held-files.reason')}
        hint={t('held-files.reason-hint')}
        maxLength={1000}
        rows={2}
      />
      {failure && (
        <Note tone="danger" role="alert">
          {failure}
        </Note>
      )}
      <div>
        <Button type="submit" emphasis="danger" pending={form.isPending}>
          {t('held-files.release')}
        </Button>
      </div>
    </Stack>
  );
}

import { type CompanyFile, reasonMaxLength, verification } from 'shared-kit/contract/verification';
import { useForm, wrongAmong } from 'shared-kit/form';
import { Row, Stack } from 'shared-kit/layout';
import { call, formatMoment, useLocale } from 'shared-kit/shell';
import { Button, Sheet, SheetBody, SheetHeader, TextAreaField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../verify-page.module.css';

type NotesProps = { file: CompanyFile; refetch: () => unknown };

/** What the staff tell each other of the company. Nobody else sees it, and nobody changes it. */
export function Notes({ file: { id, notes }, refetch }: NotesProps) {
  const t = useText();
  const locale = useLocale();
  const form = useForm({
    first: () => ({ text: '' }),
    read: ({ text }) => ({
      faults: wrongAmong({ text: text.trim() === '' }),
      body: { text: text.trim() },
    }),
    says: () => t('verify.notes.missing'),
    shows: 'untouched',
    isUnsaved: ({ text }) => text.trim() !== '',
    failureOf: () => t('verify.notes.failed'),
  });
  const add = async (body: { text: string }, key: string) => {
    await call(verification.note, { params: { id }, body, key });
    form.restart();
    await refetch();
  };
  return (
    <Sheet aria-label={t('verify.notes.title')}>
      <SheetHeader title={t('verify.notes.title')} />
      <Stack as={SheetBody} gap="3">
        {notes.length > 0 && (
          <Stack as="ol" gap="3">
            {notes.map(({ id: key, at, by, text: said }) => (
              <li key={key} className={styles.row}>
                <span className={styles.quiet}>
                  <time dateTime={at}>{formatMoment(at, locale)}</time>
                  <span>{` · ${by}`}</span>
                </span>
                <span className={styles.reason}>{said}</span>
              </li>
            ))}
          </Stack>
        )}
        <Stack as="form" gap="3" {...form.sends(add)}>
          <TextAreaField
            {...form.text('text')}
            label={t('verify.notes.new')}
            hint={t('verify.notes.hint')}
            error={form.failure ?? form.errorOf('text')}
            maxLength={reasonMaxLength}
            rows={2}
          />
          <Row className={styles.buttons}>
            <Button type="submit" size="small" pending={form.isPending}>
              {t('verify.notes.add')}
            </Button>
          </Row>
        </Stack>
      </Stack>
    </Sheet>
  );
}

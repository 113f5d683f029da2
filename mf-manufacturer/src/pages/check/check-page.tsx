import { type DragEvent, useState } from 'react';
import { seals } from 'shared-kit/contract/seals';
import { type SealCheckAnswer, signingLimits } from 'shared-kit/contract/signing';
import { isUploadRefusal, uploadRefusalWords } from 'shared-kit/contract/uploads';
import { fileSize, Page } from 'shared-kit/page';
import { ApiError, addressOf, upload, useLocale, useSubmit } from 'shared-kit/shell';
import { Loading, Note, Sheet, SheetBody, Skeleton, Text, TextLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { FileChoice } from '../documents/file-choice.tsx';
import styles from './check-page.module.css';
import { Verdict } from './verdict.tsx';

type Checked = Readonly<{ name: string; answer: SealCheckAnswer }>;

/** Says of a PDF whether the market sealed it. Anybody may ask; the file is not kept. */
export default function CheckPage() {
  const t = useText();
  const locale = useLocale();
  const [isOver, setOver] = useState(false);
  const [checked, setChecked] = useState<Checked | null>(null);
  const { run, fail, isPending, failure } = useSubmit((error) => {
    const known = error instanceof ApiError ? error : null;
    if (known?.code === 'network') return t('check.fault.network');
    if (known && isUploadRefusal(known.code)) return uploadRefusalWords(known.code, 'seal-check', locale);
    if (known?.code === 'server.busy') return t('upload.fault.busy');
    if (known?.status === 429) return t('check.fault.too-many');
    return t('check.fault.other', { reference: known?.requestId ?? known?.code ?? '' });
  });
  const size = fileSize(signingLimits.checkedBytes, locale);
  const check = (file: File | undefined) => {
    if (!file) return;
    setChecked(null);
    if (file.size > signingLimits.checkedBytes) return fail(t('check.fault.too-large', { size }));
    void run(async () => {
      setChecked({ name: file.name, answer: await upload(seals.check, file, {}) });
    });
  };
  const over = (event: DragEvent, isNow: boolean) => {
    event.preventDefault();
    setOver(isNow);
  };
  return (
    <Page title={t('check.title')} lead={t('check.lead')}>
      <Sheet
        data-over={isOver || undefined}
        className={styles.drop}
        onDragOver={(event) => over(event, true)}
        onDragLeave={(event) => over(event, false)}
        onDrop={(event) => {
          over(event, false);
          check(event.dataTransfer.files[0]);
        }}
      >
        <SheetBody>
          <div className={styles.choice}>
            <p>{t('check.drop')}</p>
            <FileChoice
              label={t('check.choose')}
              of={t('check.title')}
              types={['application/pdf']}
              onChoose={([file]) => check(file)}
            />
            <Text look="small" tone="muted">
              {t('check.limits', { size })}
            </Text>
          </div>
        </SheetBody>
      </Sheet>
      {isPending && (
        <Loading label={t('check.pending')}>
          <Skeleton width={60} />
        </Loading>
      )}
      {failure !== null && (
        <Note tone="danger" role="alert">
          {failure}
        </Note>
      )}
      {checked && <Verdict name={checked.name} answer={checked.answer} />}
      <Text look="small" tone="muted">
        <span>{t('check.root')}</span>{' '}
        <TextLink href={addressOf(seals.certificate)} download>
          {t('check.certificate')}
        </TextLink>
      </Text>
    </Page>
  );
}

import { useId, useState } from 'react';
import { dayOf, takesDay } from 'shared-kit/contract/dates';
import { bankDeals, contractForms, financingFiles } from 'shared-kit/contract/financing';
import type { Move } from 'shared-kit/financing';
import { AttachButton, AttachedFiles, DateField, useAttachments } from 'shared-kit/page';
import { Button, Note, SelectField, Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './bank-quote-page.module.css';

const today = () => dayOf(new Date());

/** Sends the contract: for both sides to sign here, or signed elsewhere, for the buyer to confirm day and fingerprint. */
export function ContractForm({ move, pending }: Move) {
  const t = useText();
  const id = useId();
  const files = useAttachments([], financingFiles.upload);
  const [form, setForm] = useState<(typeof contractForms)[number]>(contractForms[0]);
  const [signedOn, setSignedOn] = useState(today());
  const [isTried, setTried] = useState(false);
  const [file, ...others] = files.attachments;
  const isPdf = file?.mediaType === 'application/pdf' && others.length === 0;
  const isSignedHere = form === 'market';
  const isDay = isSignedHere || takesDay('contract.signedOn', signedOn, today());
  const submit = async () => {
    setTried(true);
    if (!isPdf || !isDay || files.isUploading) return;
    const body = { fileId: file.id, form, signedOn: isSignedHere ? null : signedOn };
    await move(bankDeals.sendContract, body, 'contract');
  };
  return (
    <form
      className={styles.head}
      aria-label={t('contract.send')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Text as="p">{t('contract.lead')}</Text>
      <div className={styles.fields}>
        <SelectField
          id={`${id}-form`}
          label={t('contract.form')}
          value={form}
          onChange={({ target }) => setForm(contractForms.find((it) => it === target.value) ?? form)}
        >
          {contractForms.map((it) => (
            <option key={it} value={it}>
              {t(`contract.form.${it}`)}
            </option>
          ))}
        </SelectField>
        {!isSignedHere && (
          <DateField
            of="contract.signedOn"
            id={`${id}-signed-on`}
            label={t('contract.signed-on')}
            value={signedOn}
            error={isTried && !isDay ? t('contract.signed-on.wrong') : undefined}
            onChange={({ target }) => setSignedOn(target.value)}
          />
        )}
      </div>
      <AttachedFiles files={files} />
      {isTried && !isPdf && (
        <Note tone="danger" role="alert">
          {t('contract.file.wrong')}
        </Note>
      )}
      <div className={styles.words}>
        <AttachButton files={files} />
        <Button type="submit" emphasis="finance" pending={pending === 'contract' || files.isUploading}>
          {t('contract.send')}
        </Button>
      </div>
    </form>
  );
}

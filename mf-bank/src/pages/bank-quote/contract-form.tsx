import { dayOf, takesDay } from 'shared-kit/contract/dates';
import { bankDeals, contractForms, financingFiles } from 'shared-kit/contract/financing';
import type { Move } from 'shared-kit/financing';
import { useForm, wrongAmong } from 'shared-kit/form';
import { FormGrid, Row, Stack } from 'shared-kit/layout';
import { AttachButton, AttachedFiles, DateField, useAttachments } from 'shared-kit/page';
import { Button, Note, SelectField, Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { onlyPdf } from './only-pdf.ts';

const today = () => dayOf(new Date());
type Entries = Readonly<{ form: (typeof contractForms)[number]; signedOn: string }>;
const firstEntries = (): Entries => ({ form: contractForms[0], signedOn: today() });

/** Sends the contract: for both sides to sign here, or signed elsewhere, for the buyer to confirm day and fingerprint. */
export function ContractForm({ move, pending }: Move) {
  const t = useText();
  const files = useAttachments([], financingFiles.upload);
  const pdf = onlyPdf(files.attachments);
  const { entries, text, errorOf, idOf, sends } = useForm({
    first: firstEntries,
    read: ({ form, signedOn }) => {
      const isSignedHere = form === 'market';
      return {
        faults: wrongAmong({
          signedOn: !isSignedHere && !takesDay('contract.signedOn', signedOn, today()),
          file: pdf === null,
        }),
        body: pdf && { fileId: pdf.id, form, signedOn: isSignedHere ? null : signedOn },
      };
    },
    says: (field) => t(field === 'file' ? 'contract.file.wrong' : 'contract.signed-on.wrong'),
    isBusy: files.isUploading,
  });
  const noFile = errorOf('file');
  return (
    <Stack
      as="form"
      aria-label={t('contract.send')}
      {...sends((body) => move(bankDeals.sendContract, body, 'contract'))}
    >
      <Text as="p">{t('contract.lead')}</Text>
      <FormGrid>
        <SelectField {...text('form')} label={t('contract.form')}>
          {contractForms.map((it) => (
            <option key={it} value={it}>
              {t(`contract.form.${it}`)}
            </option>
          ))}
        </SelectField>
        {entries.form !== 'market' && (
          <DateField {...text('signedOn')} of="contract.signedOn" label={t('contract.signed-on')} />
        )}
      </FormGrid>
      <AttachedFiles files={files} />
      {noFile && (
        <Note tone="danger" role="alert">
          {noFile}
        </Note>
      )}
      <Row gap="3">
        <AttachButton id={idOf('file')} files={files} />
        <Button type="submit" emphasis="finance" pending={pending === 'contract' || files.isUploading}>
          {t('contract.send')}
        </Button>
      </Row>
    </Stack>
  );
}

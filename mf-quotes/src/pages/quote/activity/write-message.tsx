import type { BodyOf } from 'shared-kit/contract/endpoints';
import { type QuoteDetail, quoteLimits, quoteMoves } from 'shared-kit/contract/quotes';
import { useForm, wrongAmong } from 'shared-kit/form';
import { Row } from 'shared-kit/layout';
import { AttachButton, AttachedFiles, useAttachments } from 'shared-kit/page';
import { call } from 'shared-kit/shell';
import { Button, Note, SelectField, TextAreaField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { refusalText } from '../decision/refusal-text.ts';
import { useQuoteChanged } from '../decision/use-actions.tsx';
import styles from './activity-sheet.module.css';

/** A message with files to the other side, about the quote or one of its lines. */
export function WriteMessage({ quote }: { quote: QuoteDetail }) {
  const t = useText();
  const changed = useQuoteChanged();
  const files = useAttachments();
  const attachmentIds = files.attachments.map(({ id }) => id);
  const form = useForm({
    first: () => ({ text: '', lineKey: '' }),
    read: ({ text, lineKey }) => ({
      faults: wrongAmong({ text: text.trim() === '' && attachmentIds.length === 0 }),
      body: { text, lineKey: lineKey || null, attachmentIds },
    }),
    says: () => t('quote.activity.nothing'),
    shows: 'untouched',
    isUnsaved: ({ text }) => text !== '' || attachmentIds.length > 0,
    isBusy: files.isUploading,
    failureOf: (error) => refusalText(error, t),
  });
  const send = async (body: BodyOf<typeof quoteMoves.writeMessageSpec>, key: string) => {
    await call(quoteMoves.writeMessage, { params: { id: quote.id }, body, key });
    form.enter({ text: '' });
    files.clear();
    changed();
  };
  const write = t('quote.activity.write', {
    name: quote.viewer === 'seller' ? quote.buyer.name : quote.seller.name,
  });
  return (
    <form className={styles.write} {...form.sends(send)}>
      {form.failure && (
        <Note role="alert" tone="danger">
          {form.failure}
        </Note>
      )}
      <TextAreaField
        {...form.text('text')}
        labelHidden
        label={write}
        placeholder={write}
        rows={2}
        maxLength={quoteLimits.text}
      />
      <AttachedFiles files={files} />
      <Row align="end">
        <SelectField
          {...form.text('lineKey')}
          className={styles.aim}
          labelHidden
          label={t('quote.activity.aim')}
        >
          <option value="">{t('quote.activity.aim-whole')}</option>
          {quote.request.lines.map(({ key, title }) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </SelectField>
        <AttachButton files={files} />
        <Button type="submit" pending={form.isPending || files.isUploading}>
          {t('quote.activity.send')}
        </Button>
      </Row>
    </form>
  );
}

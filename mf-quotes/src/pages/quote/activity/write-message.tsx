import { type FormEvent, useState } from 'react';
import { type QuoteDetail, quoteLimits, quoteMoves } from 'shared-kit/contract/quotes';
import { AttachButton, AttachedFiles, useAttachments } from 'shared-kit/page';
import { call, useKeyPerBody, useSubmit, useUnsavedInput } from 'shared-kit/shell';
import { Button, Note, SelectField, TextAreaField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { refusalText } from '../decision/refusal-text.ts';
import { useQuoteChanged } from '../decision/use-actions.tsx';
import styles from './activity-sheet.module.css';

/** A message with files to the other side, about the quote or one of its lines. The input stays if sending fails. */
export function WriteMessage({ quote }: { quote: QuoteDetail }) {
  const t = useText();
  const form = useMessage(quote);
  const { text, lineKey, files, failure, isPending, enter, aim, submit } = form;
  const other = quote.viewer === 'seller' ? quote.buyer.name : quote.seller.name;
  return (
    <form className={styles.write} onSubmit={submit}>
      {failure && (
        <Note role="alert" tone="danger">
          {failure}
        </Note>
      )}
      <TextAreaField
        labelHidden
        label={t('quote.activity.write', { name: other })}
        placeholder={t('quote.activity.write', { name: other })}
        rows={2}
        maxLength={quoteLimits.text}
        value={text}
        onChange={({ target }) => enter(target.value)}
      />
      <AttachedFiles files={files} />
      <div className={styles.send}>
        <SelectField
          className={styles.aim}
          labelHidden
          label={t('quote.activity.aim')}
          value={lineKey}
          onChange={({ target }) => aim(target.value)}
        >
          <option value="">{t('quote.activity.aim-whole')}</option>
          {quote.request.lines.map(({ key, title }) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </SelectField>
        <AttachButton files={files} />
        <Button type="submit" pending={isPending || files.isUploading}>
          {t('quote.activity.send')}
        </Button>
      </div>
    </form>
  );
}

function useMessage({ id }: QuoteDetail) {
  const t = useText();
  const changed = useQuoteChanged();
  const files = useAttachments();
  const [text, setText] = useState('');
  const [lineKey, setLineKey] = useState('');
  const { isPending, failure, run, fail } = useSubmit((error) => refusalText(error, t));
  const { keyOf, done } = useKeyPerBody();
  const attachmentIds = files.attachments.map((each) => each.id);
  useUnsavedInput(text !== '' || attachmentIds.length > 0);

  const send = async () => {
    const body = { text, lineKey: lineKey || null, attachmentIds };
    await call(quoteMoves.writeMessage, { params: { id }, body, key: keyOf(body) });
    done();
    setText('');
    files.clear();
    changed();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || files.isUploading) return;
    if (text.trim() === '' && attachmentIds.length === 0) fail(t('quote.activity.nothing'));
    else void run(send);
  };
  return { text, lineKey, files, failure, isPending, enter: setText, aim: setLineKey, submit };
}

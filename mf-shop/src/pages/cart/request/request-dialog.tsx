import { type FormEvent, useId, useState } from 'react';
import { type CartAnswer, type FromCartInput, quoteIncoterms, quoteLimits } from 'shared-kit/contract';
import { AttachButton, AttachedFiles, useAttachments } from 'shared-kit/page';
import { countriesByName, useLocale, useUnsavedInput } from 'shared-kit/shell';
import { Button, Note, SelectField, TextAreaField, TextField } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/overlay';
import { useText } from '../../../text.ts';
import styles from './request-dialog.module.css';
import { useRequesting } from './use-requesting.ts';

type Props = { cart: CartAnswer; lineIds: readonly string[]; makers: number; onClose: () => void };

/** How the goods are wanted; each maker gets the same words and files, and only its own lines. */
export default function RequestDialog({ cart, lineIds, makers, onClose }: Props) {
  const t = useText();
  const form = useId();
  const { isPending, failure, send } = useRequesting(onClose);
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('request.title', { count: makers })}
      description={t('request.text')}
      closeLabel={t('request.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('request.cancel')}</Button>
          <Button type="submit" form={form} emphasis="primary" pending={isPending}>
            {t('request.send')}
          </Button>
        </>
      }
    >
      {failure && (
        <Note role="alert" tone="danger" className={styles.failure}>
          {failure}
        </Note>
      )}
      <RequestForm id={form} country={cart.country} lineIds={lineIds} onSubmit={send} />
    </Dialog>
  );
}

type Entries = Readonly<{
  country: string;
  place: string;
  rule: string;
  incotermPlace: string;
  replyBy: string;
  note: string;
}>;
type FormProps = {
  id: string;
  country: string | null;
  lineIds: readonly string[];
  onSubmit: (input: FromCartInput) => Promise<void>;
};

function RequestForm({ id, country, lineIds, onSubmit }: FormProps) {
  const t = useText();
  const locale = useLocale();
  const files = useAttachments();
  const [isCountryMissing, setCountryMissing] = useState(false);
  const [entries, setEntries] = useState<Entries>({
    country: country ?? '',
    place: '',
    rule: '',
    incotermPlace: '',
    replyBy: '',
    note: '',
  });
  useUnsavedInput(entries.note !== '' || entries.place !== '' || files.attachments.length > 0);
  const field = (name: keyof Entries) => ({
    label: t(`request.${name}`),
    value: entries[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setEntries((before) => ({ ...before, [name]: target.value })),
  });
  const optional = t('request.optional');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setCountryMissing(entries.country === '');
    if (entries.country === '' || files.isUploading) return;
    const attachmentIds = files.attachments.map((file) => file.id);
    void onSubmit(requestOf(entries, lineIds, attachmentIds));
  };
  // messages: request.*
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      <SelectField
        {...field('country')}
        hint={t('request.country-hint')}
        error={isCountryMissing && t('request.country-missing')}
      >
        <option value="">{t('request.choose')}</option>
        {countriesByName(locale).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField {...field('place')} optional={optional} maxLength={quoteLimits.place} />
      <SelectField {...field('rule')} optional={optional}>
        <option value="">{t('request.no-wish')}</option>
        {quoteIncoterms.map((rule) => (
          <option key={rule}>{rule}</option>
        ))}
      </SelectField>
      <TextField {...field('incotermPlace')} optional={optional} maxLength={quoteLimits.place} />
      <TextField
        {...field('replyBy')}
        type="date"
        optional={optional}
        hint={t('request.replyBy-hint', { count: quoteLimits.replyDays })}
      />
      <TextAreaField
        {...field('note')}
        className={styles.wide}
        optional={optional}
        rows={3}
        maxLength={quoteLimits.note}
      />
      <div className={styles.wide}>
        <AttachedFiles files={files} />
        <AttachButton files={files} />
      </div>
    </form>
  );
}

const requestOf = (
  { country, place, rule, incotermPlace, replyBy, note }: Entries,
  lineIds: readonly string[],
  attachmentIds: string[],
): FromCartInput => {
  const wish = quoteIncoterms.find((each) => each === rule);
  return {
    cartLineIds: [...lineIds],
    deliveryCountry: country,
    deliveryPlace: place.trim(),
    incoterm: wish ? { rule: wish, place: incotermPlace.trim() } : null,
    replyBy: replyBy || null,
    note: note.trim(),
    attachmentIds,
  };
};

import { type FormEvent, useState } from 'react';
import { cartLimits } from 'shared-kit/contract/cart';
import { Stack } from 'shared-kit/layout';
import { useSubmit, useUnsavedInput } from 'shared-kit/shell';
import { Button, TextAreaField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './line-note.module.css';

type NoteFormProps = {
  product: string;
  note: string;
  save: (note: string) => Promise<boolean>;
  close: () => void;
};

/** A note to the maker about this line. Kept only when saved. */
export function NoteForm({ product, note, save, close }: NoteFormProps) {
  const t = useText();
  const [text, setText] = useState(note);
  const { isPending, run } = useSubmit(() => null);
  const release = useUnsavedInput(text.trim() !== note);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      if (!(await save(text))) return;
      release();
      close();
    });
  };
  return (
    <Stack as="form" gap="2" className={styles.root} onSubmit={submit}>
      <TextAreaField
        label={t('cart.note-of', { product })}
        rows={3}
        maxLength={cartLimits.note}
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoFocus
      />
      <div className={styles.actions}>
        <Button type="submit" size="small" pending={isPending}>
          {t('cart.note-save')}
        </Button>
        <Button size="small" emphasis="tertiary" onClick={close}>
          {t('cart.cancel')}
        </Button>
      </div>
    </Stack>
  );
}

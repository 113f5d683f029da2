import { type FormEvent, useRef, useState } from 'react';
import { cart, cartLimits, type QuickAddPreview } from 'shared-kit/contract/cart';
import { Stack } from 'shared-kit/layout';
import { call, noteCart, useSubmit, useUnsavedInput } from 'shared-kit/shell';
import { Button, Sheet, SheetBody, SheetHeader, Text, TextAreaField, toasts } from 'shared-kit/ui';
import { callOnce } from '../../cart/call-once.ts';
import { refusal } from '../../cart/refusal.ts';
import { useVisitor } from '../../catalogue/visitor.ts';
import { useText } from '../../text.ts';
import { QuickAddRows } from './quick-add-rows.tsx';

type Rows = QuickAddPreview['rows'];

/** Adds article numbers from a pasted list: first checks each row, then adds them after the buyer confirms. */
export function QuickAdd({ onAdded }: { onAdded: () => void }) {
  const t = useText();
  const visitor = useVisitor();
  const [text, setText] = useState('');
  const [rows, setRows] = useState<Rows | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useUnsavedInput(text.trim() !== '');

  const { isPending, run } = useSubmit((error) => {
    toasts.show({ text: refusal(error, t), tone: 'danger' });
    return null;
  });
  const check = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    void run(async () => {
      const preview = await call(cart.previewList, { query: visitor, body: { text } });
      setRows(preview.rows);
    });
  };
  const good = rows?.filter((row) => row.kind === 'good') ?? [];
  const add = () =>
    run(async () => {
      const lines = good.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity }));
      const { count } = await callOnce(cart.addList, { body: { lines } });
      noteCart(count);
      onAdded();
      toasts.show({ text: t('cart.quick.added', { count: lines.length }) });
      // Faulty rows stay in the field, to be corrected.
      setText(rows?.flatMap((row) => (row.kind === 'bad' ? row.text : [])).join('\n') ?? '');
      setRows(null);
      field.current?.focus();
    });
  const tooMany = good.length > cartLimits.quickAddRows;
  return (
    <Sheet aria-labelledby="cart-quick-add">
      <SheetHeader title={<span id="cart-quick-add">{t('cart.quick.title')}</span>} />
      <Stack as={SheetBody} gap="3">
        <Stack as="form" gap="3" onSubmit={check}>
          <TextAreaField
            ref={field}
            label={t('cart.quick.label')}
            hint={t('cart.quick.hint')}
            rows={4}
            maxLength={cartLimits.pastedText}
            value={text}
            spellCheck={false}
            onChange={(event) => {
              setText(event.target.value);
              setRows(null);
            }}
          />
          <div>
            <Button type="submit" pending={isPending && rows === null}>
              {t('cart.quick.check')}
            </Button>
          </div>
        </Stack>
        <Stack gap="3" role="status">
          {rows && <QuickAddRows rows={rows} />}
          {tooMany && (
            <Text tone="warning">{t('cart.quick.too-many', { number: cartLimits.quickAddRows })}</Text>
          )}
        </Stack>
        {good.length > 0 && !tooMany && (
          <div>
            <Button pending={isPending} onClick={() => void add()}>
              {t('cart.quick.add', { count: good.length })}
            </Button>
          </div>
        )}
      </Stack>
    </Sheet>
  );
}

import type { ReactNode } from 'react';
import { asElement, Button, Note } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/overlay';
import { useText } from '../../../text.ts';
import styles from './action-dialog.module.css';
import { type FreeActionName, quoteActions } from './quote-actions.ts';
import type { ActionProps } from './use-outcome.ts';

type Props = Pick<ActionProps<FreeActionName>, 'name' | 'quote' | 'onClose'> & {
  form: Readonly<{ id: string; isPending: boolean; failure: string | null }>;
  size?: 'medium' | 'large';
  /** The form, which has the id. */
  children: ReactNode;
};

/** Says what an action does, and why it was refused, around the form that takes its words. */
export function FreeAction({ name, quote, onClose, form, size = 'medium', children }: Props) {
  const t = useText();
  return (
    <Dialog
      open
      size={size}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`action.${name}.title`)}
      description={t(`action.${name}.text`, { maker: quote.seller.name, buyer: quote.buyer.name })}
      closeLabel={t('action.close')}
      footer={
        <>
          <Button onClick={() => onClose()}>{t('action.cancel')}</Button>
          <Button
            type="submit"
            form={form.id}
            emphasis={'isAgainst' in quoteActions[name] ? 'danger-confirm' : 'primary'}
            pending={form.isPending}
          >
            {t(`action.${name}.confirm`)}
          </Button>
        </>
      }
    >
      {form.failure && (
        <Note role="alert" tone="danger" className={styles.failure}>
          {form.failure}
        </Note>
      )}
      {asElement(children)}
    </Dialog>
  );
}

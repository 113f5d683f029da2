import { useId } from 'react';
import {
  type QuoteChanged,
  type QuoteDetail,
  quoteLimits,
  quoteMoves,
  quoteRequests,
  quoteTransitions,
} from 'shared-kit/contract/quotes';
import { useForm, wrongAmong } from 'shared-kit/form';
import { AttachButton, AttachedFiles, useAttachments } from 'shared-kit/page';
import { ApiError, useKeyPerBody, useSubmit } from 'shared-kit/shell';
import { Button, Note, TextAreaField, toasts } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/overlay';
import { useText } from '../../../text.ts';
import styles from './action-dialog.module.css';
import { BindingAction } from './binding-action.tsx';
import { CounterForm } from './counter-form.tsx';
import { DraftForm } from './draft-form.tsx';
import {
  type FreeActionName,
  isBindingAction,
  type QuoteActionName,
  quoteActions,
  type ReadyMove,
  readyMove,
  takesWords,
  type WordsActionName,
} from './quote-actions.ts';
import { refusalText } from './refusal-text.ts';

type Props<Name = FreeActionName> = {
  name: Name;
  quote: QuoteDetail;
  onChanged: () => void;
  /** `done` is the result; undefined if the action wasn't performed. */
  onClose: (done?: QuoteChanged) => void;
};

/** The dialog of any action; a binding one is confirmed. */
export default function ActionDialog({ name, ...rest }: Props<QuoteActionName>) {
  return isBindingAction(name) ? (
    <BindingAction name={name} {...rest} />
  ) : (
    <FreeAction name={name} {...rest} />
  );
}

/** Explains an action, takes its text, and keeps the text if the action is refused. */
function FreeAction(props: Props) {
  const t = useText();
  const { name, quote } = props;
  const form = useId();
  const action = useAction(props);
  return (
    <Dialog
      open
      size={name === 'counter' || name === 'edit-request' ? 'large' : 'medium'}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      title={t(`action.${name}.title`)}
      description={t(`action.${name}.text`, { maker: quote.seller.name, buyer: quote.buyer.name })}
      closeLabel={t('action.close')}
      footer={
        <>
          <Button onClick={() => props.onClose()}>{t('action.cancel')}</Button>
          <Button
            type="submit"
            form={form}
            emphasis={'isAgainst' in quoteActions[name] ? 'danger-confirm' : 'primary'}
            pending={action.isPending}
          >
            {t(`action.${name}.confirm`)}
          </Button>
        </>
      }
    >
      {action.failure && (
        <Note role="alert" tone="danger" className={styles.failure}>
          {action.failure}
        </Note>
      )}
      {name === 'counter' ? (
        <CounterForm
          id={form}
          quote={quote}
          onSubmit={(body) => action.send(readyMove(quoteMoves.counter, quote, body))}
        />
      ) : name === 'edit-request' ? (
        <DraftForm
          id={form}
          quote={quote}
          refused={action.refused}
          onSubmit={(body) => action.send(readyMove(quoteRequests.editDraft, quote, body))}
        />
      ) : (
        <WordsForm id={form} name={name} quote={quote} onSubmit={action.send} />
      )}
    </Dialog>
  );
}

function useAction({ name, onChanged, onClose }: Props) {
  const t = useText();
  const { keyOf } = useKeyPerBody();
  const { isPending, failure, run } = useSubmit((error) => {
    const refused = error instanceof ApiError ? error : null;
    // Somebody was faster: reload the quote behind the dialog, but keep the input.
    if (refused?.status === 409) onChanged();
    return { text: refusalText(error, t), refused };
  });
  const send = async (move: ReadyMove) => {
    await run(async () => {
      const done = await move.send(keyOf(move.body));
      toasts.show({ text: t(`action.${name}.done`) });
      onChanged();
      onClose(done);
    });
  };
  return { isPending, failure: failure?.text, refused: failure?.refused ?? null, send };
}

type WordsProps = {
  id: string;
  name: WordsActionName;
  quote: QuoteDetail;
  onSubmit: (move: ReadyMove) => Promise<void>;
};

function WordsForm({ id, name, quote, onSubmit }: WordsProps) {
  const t = useText();
  const files = useAttachments();
  const { text: wanted } = quoteTransitions[name];
  const takesFiles = name === 'ask' || name === 'answer';
  const form = useForm({
    first: () => ({ text: '' }),
    read: ({ text }) => ({
      faults: wrongAmong({ text: wanted === 'required' && text.trim() === '' }),
      body: { text: text.trim(), attachmentIds: files.attachments.map((each) => each.id) },
    }),
    says: () => t('action.words-missing'),
    shows: 'attempt',
    isUnsaved: ({ text }) => text !== '',
    isBusy: files.isUploading,
  });
  return (
    <form
      id={id}
      className={styles.form}
      {...form.sends((written) => onSubmit(quoteActions[name].ready(quote, written)))}
    >
      {takesWords(name) && (
        <TextAreaField
          {...form.text('text')}
          label={t(`action.${name}.words`)}
          optional={wanted === 'optional' && t('action.optional')}
          rows={4}
          maxLength={quoteLimits.reason}
        />
      )}
      {takesFiles && (
        <div className={styles.files}>
          <AttachButton files={files} />
          <AttachedFiles files={files} />
        </div>
      )}
    </form>
  );
}

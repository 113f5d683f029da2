import { quoteLimits, quoteTransitions } from 'shared-kit/contract/quotes';
import { useForm, wrongAmong } from 'shared-kit/form';
import { Row, Stack } from 'shared-kit/layout';
import { AttachButton, AttachedFiles, useAttachments } from 'shared-kit/page';
import { TextAreaField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { FreeAction } from './free-action.tsx';
import { quoteActions, takesWords, type WordsActionName } from './quote-actions.ts';
import { refusalText } from './refusal-text.ts';
import { type ActionProps, useOutcome } from './use-outcome.ts';

/** Takes the words and files of an action that needs no more. */
export function WordsForm(props: ActionProps<WordsActionName>) {
  const { name, quote } = props;
  const t = useText();
  const settle = useOutcome(props);
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
    failureOf: (error) => refusalText(error, t),
  });
  return (
    <FreeAction {...props} form={form}>
      <Stack
        as="form"
        id={form.id}
        {...form.sends((words, _key, keyOf) => {
          const move = quoteActions[name].ready(quote, words);
          return settle(move.send(keyOf(move.body)));
        })}
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
          <Row>
            <AttachButton files={files} />
            <AttachedFiles files={files} />
          </Row>
        )}
      </Stack>
    </FreeAction>
  );
}

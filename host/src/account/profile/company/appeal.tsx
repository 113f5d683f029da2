import { myCompany } from 'shared-kit/contract/my-company';
import { reasonMaxLength } from 'shared-kit/contract/verification';
import { useForm, wrongAmong } from 'shared-kit/form';
import { Row } from 'shared-kit/layout';
import { call } from 'shared-kit/shell';
import { Button, TextAreaField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { useFailureText } from '../form/failure-text.ts';

/** A company that was turned down asks the staff, once, to look again. */
export function Appeal({ onAppealed }: { onAppealed: () => unknown }) {
  const t = useText();
  const form = useForm({
    first: () => ({ reason: '' }),
    read: (body) => ({ faults: wrongAmong({ reason: body.reason.trim() === '' }), body }),
    says: () => t('profile.company.appeal-missing'),
    shows: 'untouched',
    isUnsaved: ({ reason }) => reason.trim() !== '',
    failureOf: useFailureText(),
  });
  const send = () =>
    form.submit(async (body) => {
      try {
        await call(myCompany.appeal, { body });
      } finally {
        // After a refusal, too: a colleague may have been faster.
        await onAppealed();
      }
    });
  return (
    <>
      <TextAreaField
        {...form.text('reason')}
        label={t('profile.company.appeal-words')}
        hint={t('profile.company.appeal-hint')}
        maxLength={reasonMaxLength}
        rows={4}
      />
      <Row gap="3">
        <Button pending={form.isPending} onClick={() => void send()}>
          {t('profile.company.appeal')}
        </Button>
      </Row>
      {form.failure && <p role="alert">{form.failure}</p>}
    </>
  );
}

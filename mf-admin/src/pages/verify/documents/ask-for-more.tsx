import { documentLimits, staffDocuments } from 'shared-kit/contract/documents';
import type { BodyOf } from 'shared-kit/contract/endpoints';
import { useForm, wrongAmong } from 'shared-kit/form';
import { Row, Stack } from 'shared-kit/layout';
import { call } from 'shared-kit/shell';
import { Button, Checkbox, Disclosure, Note, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../verify-page.module.css';

type AskForMoreProps = { companyId: string; refetch: () => Promise<unknown> };

/** Asks this company for a document that its checklist doesn't have. */
export function AskForMore({ companyId, refetch }: AskForMoreProps) {
  const t = useText();
  const form = useForm({
    first: () => ({ words: '', obligatory: true }),
    read: (body) => ({
      faults: wrongAmong({ words: body.words.trim().length < documentLimits.fewestWords }),
      body,
    }),
    says: () => t('verify.documents.more.missing'),
    shows: 'untouched',
    isUnsaved: ({ words }) => words.trim() !== '',
    failureOf: () => 'failed',
  });
  const ask = async (body: BodyOf<typeof staffDocuments.askSpec>, key: string) => {
    await call(staffDocuments.ask, { params: { id: companyId }, body, key });
    form.enter({ words: '' });
    await refetch();
  };
  return (
    <Disclosure summary={t('verify.documents.more.title')} className={styles.correct}>
      <Stack as="form" gap="3" {...form.sends(ask)}>
        <TextField
          {...form.text('words')}
          label={t('verify.documents.more.words')}
          hint={t('verify.documents.more.hint')}
          maxLength={documentLimits.words}
        />
        <Checkbox
          checked={form.entries.obligatory}
          onChange={({ target }) => form.enter({ obligatory: target.checked })}
        >
          {t('verify.documents.more.obligatory')}
        </Checkbox>
        {form.failure && <Note tone="danger" role="alert" title={t('verify.documents.more.failed')} />}
        {form.isDone && <Note tone="positive" role="status" title={t('verify.documents.more.done')} />}
        <Row className={styles.buttons}>
          <Button type="submit" size="small" pending={form.isPending}>
            {t('verify.documents.more.ask')}
          </Button>
        </Row>
      </Stack>
    </Disclosure>
  );
}

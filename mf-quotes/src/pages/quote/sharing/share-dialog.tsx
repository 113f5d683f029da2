import { useId } from 'react';
import { type QuoteShareCreated, quoteLimits, type ShareInput } from 'shared-kit/contract/quotes';
import { useForm, wrongAmong } from 'shared-kit/form';
import { Row, Stack } from 'shared-kit/layout';
import { Answer } from 'shared-kit/page';
import { Button, Note, SelectField, TextField, toasts } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/overlay';
import { useText } from '../../../text.ts';
import styles from './share-dialog.module.css';
import { ShareList } from './share-list.tsx';
import { useShares } from './use-shares.ts';

/** Creates read-only links, lists who has one, and revokes them. */
export default function ShareDialog({ quoteId, onClose }: { quoteId: string; onClose: () => void }) {
  const t = useText();
  const shares = useShares(quoteId);
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('share.title')}
      description={t('share.text')}
      closeLabel={t('action.close')}
      footer={<Button onClick={onClose}>{t('action.close')}</Button>}
    >
      <Stack>
        {shares.failure && (
          <Note role="alert" tone="danger">
            {shares.failure}
          </Note>
        )}
        <ShareForm isPending={shares.pending === 'create'} onCreate={shares.create} />
        {shares.created && <CreatedLink created={shares.created} />}
        <Answer query={shares.query}>
          {({ shares: links }) => (
            <ShareList links={links} isPending={shares.pending === 'revoke'} onRevoke={shares.revoke} />
          )}
        </Answer>
      </Stack>
    </Dialog>
  );
}

const periods = [7, 30, 90, 365] as const;
type FormProps = { isPending: boolean; onCreate: ReturnType<typeof useShares>['create'] };

function ShareForm({ isPending, onCreate }: FormProps) {
  const t = useText();
  const form = useForm({
    first: () => ({ label: '', days: '30' }),
    read: ({ label, days }) => ({
      faults: wrongAmong({ label: label.trim() === '' }),
      body: { label: label.trim(), days: Number(days) },
    }),
    says: () => t('share.label-missing'),
    shows: 'attempt',
  });
  const create = async (body: ShareInput) => {
    if (!(await onCreate(body))) return false;
    form.enter({ label: '' });
  };
  return (
    <Row as="form" gap="3" align="start" {...form.sends(create)}>
      <TextField
        {...form.text('label')}
        className={styles.label}
        label={t('share.label')}
        hint={t('share.label-hint')}
        maxLength={quoteLimits.place}
      />
      <SelectField {...form.text('days')} label={t('share.period')}>
        {periods.map((period) => (
          <option key={period} value={period}>
            {t('share.days', { count: period })}
          </option>
        ))}
      </SelectField>
      <Button type="submit" emphasis="primary" pending={isPending} className={styles.submit}>
        {t('share.create')}
      </Button>
    </Row>
  );
}

function CreatedLink({ created }: { created: QuoteShareCreated }) {
  const t = useText();
  const field = useId();
  const address = new URL(created.path, window.location.href).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toasts.show({ text: t('share.copied') });
    } catch {
      document.getElementById(field)?.focus();
      toasts.show({ text: t('share.not-copied') });
    }
  };
  return (
    <Note role="status" tone="positive" title={t('share.created', { label: created.label })}>
      <Row gap="3" align="start">
        <TextField
          id={field}
          className={styles.label}
          label={t('share.link')}
          hint={t('share.link-hint')}
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
        />
        <Button onClick={() => void copy()} className={styles.submit}>
          {t('share.copy')}
        </Button>
      </Row>
    </Note>
  );
}

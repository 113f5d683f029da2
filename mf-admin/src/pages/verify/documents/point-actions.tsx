import { useState } from 'react';
import {
  type ChecklistPoint,
  documentAllows,
  documentLimits,
  staffDocuments,
} from 'shared-kit/contract/documents';
import { useForm, useSendOnce, wrongAmong } from 'shared-kit/form';
import { Row } from 'shared-kit/layout';
import { call } from 'shared-kit/shell';
import { Button, Note, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../verify-page.module.css';

type PointActionsProps = { companyId: string; point: ChecklistPoint; refetch: () => unknown };
const actions = ['accept', 'reject', 'waive'] as const;
type Action = (typeof actions)[number];

/** Accepts, rejects or waives one point; a rejection and a waiver ask for their reason first. */
export function PointActions({ companyId, point, refetch }: PointActionsProps) {
  const t = useText();
  const form = useForm({
    first: () => ({ reason: '' }),
    read: ({ reason }) => ({ faults: wrongAmong({ reason: reason.trim() === '' }), body: reason }),
    says: () => t('verify.decision.reason-missing'),
    shows: 'untouched',
    isUnsaved: ({ reason }) => reason.trim() !== '',
  });
  const { run, keyOf, pending, failure } = useSendOnce(() => 'failed');
  const [asked, setAsked] = useState<Action | null>(null);
  const { document, requirement, state } = point;

  const send = (action: Action, reason: string) =>
    run(async () => {
      const key = keyOf([action, document?.id, reason]);
      if (action === 'waive')
        await call(staffDocuments.waive, { params: { id: companyId, requirement }, body: { reason }, key });
      else if (document) {
        const body = { decision: action, reason: action === 'reject' ? reason : null };
        await call(staffDocuments.decide, { params: { id: document.id }, body, key });
      }
      setAsked(null);
      form.restart();
      await refetch();
    }, action);
  const press = (action: Action) => {
    if (action === 'accept') void send(action, '');
    else if (asked !== action) setAsked(action);
    else void form.submit((reason) => send(action, reason));
  };
  const isPossible = (action: Action) =>
    documentAllows(action, state) && (action !== 'accept' || document?.faults.length === 0);
  return (
    <>
      {asked && (
        <TextField
          {...form.text('reason')}
          label={t('verify.documents.reason')}
          maxLength={documentLimits.reason}
        />
      )}
      {failure && <Note tone="danger" role="alert" title={t('verify.decision.failed')} />}
      <Row className={styles.buttons}>
        {actions.filter(isPossible).map((action) => (
          <Button key={action} size="small" pending={pending === action} onClick={() => press(action)}>
            {t(`verify.documents.do.${action}`)}
          </Button>
        ))}
      </Row>
    </>
  );
}

import { useState } from 'react';
import {
  type ChecklistPoint,
  documentAllows,
  documentLimits,
  staffDocuments,
} from 'shared-kit/contract/documents';
import { call, useKeyPerBody, useSubmit } from 'shared-kit/shell';
import { Button, Note, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../verify-page.module.css';

type PointActionsProps = { companyId: string; point: ChecklistPoint; refetch: () => unknown };
const actions = ['accept', 'reject', 'waive'] as const;
type Action = (typeof actions)[number];

/** Accepts, rejects or waives one point; a rejection and a waiver ask for their reason first. */
export function PointActions({ companyId, point, refetch }: PointActionsProps) {
  const t = useText();
  const { keyOf, done } = useKeyPerBody();
  const { run, pending, failure } = useSubmit(() => 'failed');
  const [asked, setAsked] = useState<Action | null>(null);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { document, requirement, state } = point;

  const send = (action: Action) =>
    run(async () => {
      const key = keyOf([action, document?.id, reason]);
      if (action === 'waive')
        await call(staffDocuments.waive, { params: { id: companyId, requirement }, body: { reason }, key });
      else if (document) {
        const body = { decision: action, reason: action === 'reject' ? reason : null };
        await call(staffDocuments.decide, { params: { id: document.id }, body, key });
      }
      done();
      setAsked(null);
      setReason('');
      await refetch();
    }, action);
  const press = (action: Action) => {
    if (action === 'accept') void send(action);
    else if (asked !== action) setAsked(action);
    else if (reason.trim() === '') setMissing(true);
    else void send(action);
  };
  const isPossible = (action: Action) =>
    documentAllows(action, state) && (action !== 'accept' || document?.faults.length === 0);
  return (
    <>
      {asked && (
        <TextField
          label={t('verify.documents.reason')}
          error={isMissing ? t('verify.decision.reason-missing') : undefined}
          value={reason}
          maxLength={documentLimits.reason}
          onChange={({ target }) => {
            setReason(target.value);
            setMissing(false);
          }}
        />
      )}
      {failure && <Note tone="danger" role="alert" title={t('verify.decision.failed')} />}
      <div className={styles.buttons}>
        {actions.filter(isPossible).map((action) => (
          <Button key={action} size="small" pending={pending === action} onClick={() => press(action)}>
            {t(`verify.documents.do.${action}`)}
          </Button>
        ))}
      </div>
    </>
  );
}

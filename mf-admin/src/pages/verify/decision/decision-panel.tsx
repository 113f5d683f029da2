import { useRef, useState } from 'react';
import {
  type CompanyFile,
  decisionsIn,
  reasonMaxLength,
  type StaffDecision,
  verificationTransitions,
} from 'shared-kit/contract';
import { useUnsavedInput } from 'shared-kit/shell';
import { Button, Note, Sheet, SheetBody, SheetHeader, TextAreaField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { hasOpenPoints } from '../file/checks.tsx';
import styles from '../verify-page.module.css';
import { type DecisionState, useDecision } from './use-decision.ts';

/** Whose way back is long are asked about once more. */
const isFinal: readonly StaffDecision[] = ['reject', 'suspend'];

/** One is the next sensible step: where the checks leave something open, to ask for a correction. */
function lookOf(decision: StaffDecision, file: CompanyFile) {
  if (isFinal.includes(decision)) return 'danger';
  const next = decisionsIn(file.verification).includes('request-changes') && hasOpenPoints(file);
  const primary = next ? 'request-changes' : file.verification === 'suspended' ? 'reinstate' : 'approve';
  return decision === primary ? 'primary' : 'secondary';
}

type DecisionPanelProps = { file: CompanyFile; refetch: () => unknown };

/** What may be decided now, with the note that goes to the company. */
export function DecisionPanel({ file, refetch }: DecisionPanelProps) {
  const t = useText();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [asked, setAsked] = useState<StaffDecision | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { state, decide } = useDecision(file, refetch);
  // What was shown when the page was opened, or when its reader said that they have seen the new.
  const [seen, setSeen] = useState(file.version);
  const isChanged = seen !== file.version && state.kind === 'idle';
  useUnsavedInput(reason.trim() !== '');
  const possible = decisionsIn(file.verification);

  const send = async (decision: StaffDecision) => {
    const lacksReason = verificationTransitions[decision].needsReason && reason.trim() === '';
    setMissing(lacksReason);
    if (lacksReason) return field.current?.focus();
    if (isFinal.includes(decision) && asked !== decision) return setAsked(decision);
    setAsked(null);
    if (await decide({ decision, reason })) setReason('');
  };
  // messages: verify.decision.do.*
  // messages: verify.decision.sure.*
  // messages: verify.decision.confirm.*
  return (
    <Sheet aria-label={t('verify.decision.title')}>
      <SheetHeader title={t('verify.decision.title')} />
      <SheetBody className={styles.decision}>
        <Outcome state={state} company={file.brandName} />
        {isChanged && (
          <Note
            tone="warning"
            role="status"
            title={t('verify.decision.changed')}
            action={
              <Button size="small" onClick={() => setSeen(file.version)}>
                {t('verify.decision.changed-seen')}
              </Button>
            }
          />
        )}
        {possible.length === 0 ? (
          <p className={styles.quiet}>{t('verify.decision.none')}</p>
        ) : (
          <>
            <TextAreaField
              ref={field}
              label={t('verify.decision.reason')}
              hint={t('verify.decision.reason-hint')}
              error={isMissing ? t('verify.decision.reason-missing') : undefined}
              value={reason}
              maxLength={reasonMaxLength}
              rows={4}
              onChange={({ target }) => {
                setReason(target.value);
                setMissing(false);
              }}
            />
            {asked ? (
              <Note
                tone="danger"
                role="alert"
                title={t(`verify.decision.sure.${asked as 'reject' | 'suspend'}`)}
              >
                <div className={styles.buttons}>
                  <Button emphasis="danger-confirm" onClick={() => void send(asked)}>
                    {t(`verify.decision.confirm.${asked as 'reject' | 'suspend'}`)}
                  </Button>
                  <Button onClick={() => setAsked(null)}>{t('verify.decision.back')}</Button>
                </div>
              </Note>
            ) : (
              <div className={styles.buttons}>
                {possible.map((decision) => (
                  <Button
                    key={decision}
                    emphasis={lookOf(decision, file)}
                    pending={state.kind === 'pending' && state.decision === decision}
                    onClick={() => void send(decision)}
                  >
                    {t(`verify.decision.do.${decision}`)}
                  </Button>
                ))}
              </div>
            )}
            <p className={styles.quiet}>{t('verify.decision.recorded')}</p>
          </>
        )}
      </SheetBody>
    </Sheet>
  );
}

function Outcome({ state, company }: { state: DecisionState; company: string }) {
  const t = useText();
  // messages: verify.decision.done.*
  switch (state.kind) {
    case 'done':
      return (
        <Note tone="positive" role="status">
          {t(`verify.decision.done.${state.decision}`, { company })}
        </Note>
      );
    case 'moved':
      return (
        <Note tone="warning" role="alert" title={t('verify.decision.moved.title')}>
          {t('verify.decision.moved.sentence')}
        </Note>
      );
    case 'failed':
      return (
        <Note tone="danger" role="alert" title={t('verify.decision.failed')}>
          {state.reference && t('verify.decision.reference', { code: state.reference })}
        </Note>
      );
    default:
      return null;
  }
}

import { useRef, useState } from 'react';
import {
  type CompanyFile,
  lackingToApprove,
  possibleDecisions,
  type StaffDecision,
  type SuspensionReason,
  verificationTransitions,
} from 'shared-kit/contract/verification';
import { Stack } from 'shared-kit/layout';
import { type Confirmed, useUnsavedInput } from 'shared-kit/shell';
import { Button, Note, Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../verify-page.module.css';
import { DecisionButtons } from './decision-buttons.tsx';
import { Outcome } from './outcome.tsx';
import { Proposal } from './proposal.tsx';
import { ReasonField } from './reason-field.tsx';
import { Suspensions } from './suspensions.tsx';
import { useDecision } from './use-decision.ts';

type DecisionPanelProps = { file: CompanyFile; refetch: () => unknown };

type Decided = [decision: StaffDecision, confirmed?: Confirmed, suspension?: SuspensionReason | null];

/** The decisions possible now, and the note to the company. */
export function DecisionPanel({ file, refetch }: DecisionPanelProps) {
  const t = useText();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { pending, done, failure, decide } = useDecision(file, refetch);
  // The version shown at first, or the new one once the reader has confirmed seeing it.
  const [seen, setSeen] = useState(file.version);
  const isChanged = seen !== file.version && !pending && !done && !failure;
  useUnsavedInput(reason.trim() !== '');
  const possible = possibleDecisions(file);

  /** Checks that a required reason is given; if not, marks the field. */
  const isReady = (decision: StaffDecision): boolean => {
    const lacksReason = verificationTransitions[decision].needsReason && reason.trim() === '';
    setMissing(lacksReason);
    if (lacksReason) field.current?.focus();
    return !lacksReason;
  };
  const send = async (...[decision, confirmed, suspension = null]: Decided) => {
    if (await decide({ decision, reason, suspension }, confirmed)) setReason('');
  };
  return (
    <Sheet aria-label={t('verify.decision.title')}>
      <SheetHeader title={t('verify.decision.title')} />
      <Stack as={SheetBody} gap="3">
        <Outcome done={done} failure={failure} company={file.brandName} />
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
        {file.proposal ? (
          <Proposal file={file} proposal={file.proposal} refetch={refetch} />
        ) : possible.length === 0 ? (
          <p className={styles.quiet}>{t('verify.decision.none')}</p>
        ) : (
          <>
            <Suspensions
              file={file}
              pending={pending}
              onEnd={(confirmed, suspension) => void send('reinstate', confirmed, suspension)}
            />
            <ReasonField
              ref={field}
              value={reason}
              isMissing={isMissing}
              onChange={(words) => {
                setReason(words);
                setMissing(false);
              }}
            />
            <DecisionButtons
              file={file}
              pending={pending}
              isReady={isReady}
              onDecide={(...decided) => void send(...decided)}
            />
            {lackingToApprove(file).map((what) => (
              <p key={what} className={styles.quiet}>
                {t(`verify.decision.${what}`)}
              </p>
            ))}
            <p className={styles.quiet}>{t('verify.decision.recorded')}</p>
          </>
        )}
      </Stack>
    </Sheet>
  );
}

import { useState } from 'react';
import {
  awaitsDecision,
  mayDecideHit,
  type SanctionsDecision,
  type SanctionsHit,
  sanctionsDecisions,
  sanctionsReasonMaxLength,
} from 'shared-kit/contract';
import { api, refusalAmong, useKeyPerBody, useSubmit } from 'shared-kit/shell';
import { Button, Disclosure, Note, Text, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../verify-page.module.css';

type HitDecisionProps = { hit: SanctionsHit; refetch: () => unknown };

/** Who proposed a decision has no button to confirm it. What is settled can be put back. */
export function HitDecision({ hit, refetch }: HitDecisionProps) {
  const t = useText();
  if (awaitsDecision(hit.state))
    return (
      <>
        {hit.isMine && <Text look="small">{t('verify.sanctions.mine')}</Text>}
        <DecisionForm hit={hit} refetch={refetch} />
      </>
    );
  return (
    <Disclosure summary={t('verify.sanctions.again')}>
      <DecisionForm hit={hit} refetch={refetch} />
    </Disclosure>
  );
}

function DecisionForm({ hit, refetch }: HitDecisionProps) {
  const t = useText();
  const { keyOf, done } = useKeyPerBody();
  const moved = ['sanctions.hit-moved', 'sanctions.second-person'] as const;
  const { run, pending, failure } = useSubmit((error) => (refusalAmong(error, moved) ? 'moved' : 'failed'));
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const decide = (decision: SanctionsDecision) => {
    if (reason.trim() === '') return setMissing(true);
    const body = { decision, reason: reason.trim() };
    void run(async () => {
      await api.post(`/api/admin/sanctions-hits/${hit.id}`, body, keyOf(body));
      done();
      setReason('');
      await refetch();
    }, decision);
  };
  // messages: verify.sanctions.do.*
  return (
    <div className={styles.decision}>
      <TextField
        label={t('verify.sanctions.reason')}
        hint={t('verify.sanctions.reason-hint')}
        error={isMissing ? t('verify.decision.reason-missing') : undefined}
        value={reason}
        maxLength={sanctionsReasonMaxLength}
        onChange={({ target }) => {
          setReason(target.value);
          setMissing(false);
        }}
      />
      {failure && (
        <Note
          tone="danger"
          role="alert"
          title={t(failure === 'moved' ? 'verify.sanctions.moved' : 'verify.decision.failed')}
        />
      )}
      <div className={styles.buttons}>
        {sanctionsDecisions
          .filter((decision) => mayDecideHit(decision, hit))
          .map((decision) => (
            <Button
              key={decision}
              size="small"
              pending={pending === decision}
              onClick={() => decide(decision)}
            >
              {t(`verify.sanctions.do.${decision}`)}
            </Button>
          ))}
      </div>
    </div>
  );
}

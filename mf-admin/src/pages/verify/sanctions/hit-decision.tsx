import { useState } from 'react';
import { useConfirmation } from 'shared-kit/confirmation';
import {
  awaitsDecision,
  type BindingHitDecision,
  isBindingHitDecision,
  mayDecideHit,
  type SanctionsDecision,
  type SanctionsHit,
  sanctionsDecisions,
  sanctionsReasonMaxLength,
} from 'shared-kit/contract/sanctions';
import type { CompanyFile } from 'shared-kit/contract/verification';
import { useForm, wrongAmong } from 'shared-kit/form';
import { Row, Stack } from 'shared-kit/layout';
import { Button, Disclosure, Note, Text, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../verify-page.module.css';
import { useHitDecision } from './use-hit-decision.ts';
import { useHitMove } from './use-hit-move.ts';

export type HitDecisionProps = {
  hit: SanctionsHit;
  /** The company's other hits. */
  others: readonly SanctionsHit[];
  file: CompanyFile;
  refetch: () => unknown;
};

/** Who proposed a decision has no button to confirm it. What is settled can be put back. */
export function HitDecision(props: HitDecisionProps) {
  const { hit } = props;
  const t = useText();
  if (awaitsDecision(hit.state))
    return (
      <>
        {hit.isMine && <Text look="small">{t('verify.sanctions.mine')}</Text>}
        <DecisionForm {...props} />
      </>
    );
  return (
    <Disclosure summary={t('verify.sanctions.again')}>
      <DecisionForm {...props} />
    </Disclosure>
  );
}

function DecisionForm(props: HitDecisionProps) {
  const { hit } = props;
  const t = useText();
  const moveOf = useHitMove(props);
  const { pending, failure, decide, confirm } = useHitDecision(props);
  const form = useForm({
    first: () => ({ reason: '' }),
    read: ({ reason }) => ({ faults: wrongAmong({ reason: reason.trim() === '' }), body: reason.trim() }),
    says: () => t('verify.decision.reason-missing'),
    shows: 'untouched',
    isUnsaved: ({ reason }) => reason.trim() !== '',
  });
  const [wish, setWish] = useState<BindingHitDecision>('clear');
  const { ask, dialog } = useConfirmation({ move: moveOf(wish), pending: pending !== null, isQuick: true });
  const press = async (decision: SanctionsDecision) => {
    const isDone = await form.submit((words) => {
      if (!isBindingHitDecision(decision)) return decide(decision, words);
      setWish(decision);
      return ask((confirmed) => confirm(confirmed, decision, words));
    });
    if (isDone) form.restart();
  };
  return (
    <Stack gap="3">
      <TextField
        {...form.text('reason')}
        label={t('verify.sanctions.reason')}
        hint={t('verify.sanctions.reason-hint')}
        maxLength={sanctionsReasonMaxLength}
      />
      {failure && (
        <Note
          tone="danger"
          role="alert"
          title={t(failure === 'moved' ? 'verify.sanctions.moved' : 'verify.decision.failed')}
        />
      )}
      <Row className={styles.buttons}>
        {sanctionsDecisions
          .filter((decision) => mayDecideHit(decision, hit))
          .map((decision) => (
            <Button
              key={decision}
              size="small"
              pending={pending === decision}
              onClick={() => void press(decision)}
            >
              {t(`verify.sanctions.do.${decision}`)}
            </Button>
          ))}
      </Row>
      {dialog}
    </Stack>
  );
}

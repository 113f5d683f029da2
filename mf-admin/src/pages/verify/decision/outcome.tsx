import { Note } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import type { DecisionFailure, Done } from './use-decision.ts';

type OutcomeProps = { done: Done | null; failure: DecisionFailure | null; company: string };

/** The outcome of the latest decision. */
export function Outcome({ done, failure, company }: OutcomeProps) {
  const t = useText();
  if (failure?.kind === 'moved') {
    return (
      <Note tone="warning" role="alert" title={t('verify.decision.moved.title')}>
        {t('verify.decision.moved.sentence')}
      </Note>
    );
  }
  if (failure?.kind === 'held') {
    return <Note tone="warning" role="alert" title={t('verify.decision.held')} />;
  }
  if (failure) {
    return (
      <Note tone="danger" role="alert" title={t('verify.decision.failed')}>
        {failure.reference && t('verify.decision.reference', { code: failure.reference })}
      </Note>
    );
  }
  return (
    done && (
      <Note tone="positive" role="status">
        {t(`verify.decision.done.${done}`, { company })}
      </Note>
    )
  );
}

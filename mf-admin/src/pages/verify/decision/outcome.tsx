import { Note } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import type { DecisionState } from './use-decision.ts';

/** What became of the latest decision. */
export function Outcome({ state, company }: { state: DecisionState; company: string }) {
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

import { Note } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import type { LinkFailure } from './mailed-links.ts';

/** Says that a request failed for a reason that no field can put right. */
export function Trouble({ failure }: { failure: LinkFailure }) {
  const t = useText();
  return (
    <Note tone="danger" role="alert">
      {failure === 'too-many' ? t('mailed-link.too-many') : t('login.failure.unreachable')}
    </Note>
  );
}

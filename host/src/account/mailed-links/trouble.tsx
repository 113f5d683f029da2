import { Note } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import type { LinkFailure } from './mailed-links.ts';

/** Shows a failure that belongs to no field. */
export function Trouble({ failure }: { failure: LinkFailure }) {
  const t = useText();
  return (
    <Note tone="danger" role="alert">
      {failure === 'too-many' ? t('mailed-link.too-many') : t('login.failure.unreachable')}
    </Note>
  );
}

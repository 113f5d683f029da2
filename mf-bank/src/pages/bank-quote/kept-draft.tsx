import { Row } from 'shared-kit/layout';
import { Button } from 'shared-kit/ui';
import { useText } from '../../text.ts';

/** Says that the form holds what was typed before, and lets it start anew. */
export function KeptDraft({ onStartAnew }: { onStartAnew: () => void }) {
  const t = useText();
  return (
    <Row gap="3">
      <span role="status">{t('draft.kept')}</span>
      <Button size="small" onClick={onStartAnew}>
        {t('draft.start-anew')}
      </Button>
    </Row>
  );
}

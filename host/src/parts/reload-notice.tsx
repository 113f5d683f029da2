import { createRoot } from 'react-dom/client';
import { Button, Note } from 'shared-kit/ui';
import { useText } from '../text.ts';
import styles from './parts.module.css';
import { takeReloadNote } from './reload-note.ts';

/** After the reload for a missing part, says why it was, and that what was pressed must be pressed once more. */
export function sayWhyReloaded(): void {
  if (!takeReloadNote()) return;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(<ReloadNotice onClose={close} />);
}

function ReloadNotice({ onClose }: { onClose: () => void }) {
  const t = useText();
  const close = (
    <Button size="small" onClick={onClose}>
      {t('part.reloaded.close')}
    </Button>
  );
  return (
    <Note role="status" title={t('part.reloaded.title')} action={close} className={styles.reloaded}>
      {t('part.reloaded.text')}
    </Note>
  );
}

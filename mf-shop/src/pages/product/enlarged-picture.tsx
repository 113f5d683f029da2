import type { ReactNode } from 'react';
import { Dialog } from 'shared-kit/ui/overlay';
import { useText } from '../../text.ts';
import styles from './enlarged-picture.module.css';

export default function EnlargedPicture({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <Dialog
      open
      size="screen"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={t('product.enlarged-close')}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer */}
      <section className={styles.frame} aria-label={title} tabIndex={0}>
        <div className={styles.picture}>{children}</div>
      </section>
    </Dialog>
  );
}

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
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={t('product.enlarged-close')}
    >
      <div className={styles.picture}>{children}</div>
    </Dialog>
  );
}

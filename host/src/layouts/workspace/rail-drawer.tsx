import type { ReactNode } from 'react';
import { publicConfig } from 'shared-kit/shell';
import { Drawer } from 'shared-kit/ui/overlay';
import { useText } from '../../text.ts';
import styles from './frame.module.css';

/** The rail on screens that have no room for it. */
export default function RailDrawer({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const t = useText();
  return (
    <Drawer
      open
      side="start"
      title={publicConfig().brandName}
      closeLabel={t('workspace.close')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className={styles.drawer}>{children}</div>
    </Drawer>
  );
}

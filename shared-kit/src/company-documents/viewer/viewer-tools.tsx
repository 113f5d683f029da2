import { useLocale } from 'shared-kit/shell';
import { ChevronLeftIcon, ChevronRightIcon, IconButton, MinusIcon, PlusIcon } from 'shared-kit/ui';
import { useText } from '../use-text.ts';
import styles from './viewer.module.css';

type Props = {
  name: string;
  at: number;
  /** 0 until the document is open. */
  pages: number;
  turn: (to: number) => void;
  zoomAt: number;
  zoomTo: (to: number) => void;
  zooms: readonly number[];
};

/** The bar under a document: its pages and how large it is shown. */
export function ViewerTools({ name, at, pages, turn, zoomAt, zoomTo, zooms }: Props) {
  const t = useText();
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(zooms[zoomAt] ?? 1);
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('viewer.tools', { name })}>
      {pages > 1 && (
        <>
          <IconButton
            icon={ChevronLeftIcon}
            label={t('viewer.previous')}
            disabled={at <= 1}
            onClick={() => turn(at - 1)}
          />
          <span role="status">{t('viewer.place', { page: at, pages })}</span>
          <IconButton
            icon={ChevronRightIcon}
            label={t('viewer.next')}
            disabled={at >= pages}
            onClick={() => turn(at + 1)}
          />
        </>
      )}
      <IconButton
        icon={MinusIcon}
        label={t('viewer.smaller')}
        disabled={zoomAt === 0}
        onClick={() => zoomTo(zoomAt - 1)}
      />
      <span className={styles.figure}>{percent}</span>
      <IconButton
        icon={PlusIcon}
        label={t('viewer.larger')}
        disabled={zoomAt === zooms.length - 1}
        onClick={() => zoomTo(zoomAt + 1)}
      />
    </div>
  );
}

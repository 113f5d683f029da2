import { useRef } from 'react';
import type { ProductListAnswer } from 'shared-kit/contract';
import { useLocale } from 'shared-kit/shell';
import { Button, VisuallyHidden } from 'shared-kit/ui';
import { Drawer, ModalClose } from 'shared-kit/ui/overlay';
import { useText } from '../../../text.ts';
import { clearFilters, filterCount } from '../listing-changes.ts';
import { countText } from '../results/count-text.ts';
import { FacetPanel, type FacetPanelProps } from './facet-panel.tsx';

/** The facets on a narrow screen. Each choice applies at once; the list behind is already the new one. */
export default function FacetDrawer({
  total,
  isCounting,
  onClose,
  ...panel
}: FacetPanelProps & {
  total: ProductListAnswer['total'] | undefined;
  /** The newest choice is not yet in the total. */
  isCounting: boolean;
  onClose: () => void;
}) {
  const t = useText();
  const locale = useLocale();
  const show = useRef<HTMLButtonElement>(null);
  const clear = () => {
    panel.change(clearFilters);
    // The button goes, and the focus must not go with it.
    show.current?.focus();
  };
  return (
    <Drawer
      open
      side="bottom"
      onOpenChange={(open) => !open && onClose()}
      title={t('facet.label')}
      closeLabel={t('facet.close')}
      footer={
        <>
          {filterCount(panel.address) > 0 && (
            <Button emphasis="tertiary" onClick={clear}>
              {t('shop.clear')}
            </Button>
          )}
          <ModalClose>
            <Button ref={show} emphasis="primary" aria-busy={isCounting || undefined}>
              {total ? t('shop.filters-show', { number: countText(total, t, locale) }) : t('facet.close')}
            </Button>
          </ModalClose>
        </>
      }
    >
      {/* The list's own count stands in the page behind, which nobody hears from here. */}
      <VisuallyHidden role="status">{total && countText(total, t, locale)}</VisuallyHidden>
      <FacetPanel {...panel} />
    </Drawer>
  );
}

import { useRef } from 'react';
import type { ProductListAnswer } from 'shared-kit/contract/catalogue';
import { useLocale } from 'shared-kit/shell';
import { Button, VisuallyHidden } from 'shared-kit/ui';
import { Drawer, ModalClose } from 'shared-kit/ui/overlay';
import { useText } from '../../../text.ts';
import { clearFilters, filterCount } from '../listing-changes.ts';
import { countText } from '../results/count-text.ts';
import { FacetPanel, type FacetPanelProps } from './facet-panel.tsx';

/** The facets on a narrow screen. Each choice applies to the list behind at once. */
export default function FacetDrawer({
  total,
  isCounting,
  onClose,
  ...panel
}: FacetPanelProps & {
  total: ProductListAnswer['total'] | undefined;
  /** True while the total doesn't yet include the latest choice. */
  isCounting: boolean;
  onClose: () => void;
}) {
  const t = useText();
  const locale = useLocale();
  const show = useRef<HTMLButtonElement>(null);
  const clear = () => {
    panel.change(clearFilters);
    // The pressed button disappears, so move the focus.
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
      {/* Screen readers can't hear the count in the inert page behind, so repeat it here. */}
      <VisuallyHidden role="status">{total && countText(total, t, locale)}</VisuallyHidden>
      <FacetPanel {...panel} />
    </Drawer>
  );
}

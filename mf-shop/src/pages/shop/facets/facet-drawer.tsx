import type { ProductListAnswer } from 'shared-kit/contract';
import { useLocale } from 'shared-kit/shell';
import { Button } from 'shared-kit/ui';
import { Drawer, ModalClose } from 'shared-kit/ui/overlay';
import { useText } from '../../../text.ts';
import { clearFilters, filterCount } from '../listing-changes.ts';
import { countText } from '../results/count-text.ts';
import { FacetPanel, type FacetPanelProps } from './facet-panel.tsx';

/** The facets on a narrow screen. Each choice applies at once; the list behind is already the new one. */
export default function FacetDrawer({
  total,
  onClose,
  ...panel
}: FacetPanelProps & { total: ProductListAnswer['total'] | undefined; onClose: () => void }) {
  const t = useText();
  const locale = useLocale();
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
            <Button emphasis="tertiary" onClick={() => panel.change(clearFilters)}>
              {t('shop.clear')}
            </Button>
          )}
          <ModalClose>
            <Button emphasis="primary">
              {total ? t('shop.filters-show', { number: countText(total, t, locale) }) : t('facet.close')}
            </Button>
          </ModalClose>
        </>
      }
    >
      <FacetPanel {...panel} />
    </Drawer>
  );
}

import { LocaleLink } from 'shared-kit/shell';
import { ButtonLink, EmptyState } from 'shared-kit/ui';
import { useChoice } from '../../compare/choice-store.ts';
import { comparisonAddress } from '../../compare/comparison-address.ts';
import { HalfWovenShed } from '../../drawing/half-woven-shed.tsx';
import { useText } from '../../text.ts';

/** For an address without products; offers to compare those chosen in this browser. */
export function NothingChosen({ unreadable = false }: { unreadable?: boolean }) {
  const t = useText();
  const ids = useChoice().products.map(({ id }) => id);
  return (
    <EmptyState
      level={1}
      illustration={<HalfWovenShed />}
      title={unreadable ? t('compare.missing-all') : t('compare.empty')}
      action={
        <>
          {ids.length > 1 && (
            <ButtonLink as={LocaleLink} emphasis="primary" to={comparisonAddress(ids)}>
              {t('compare.empty-chosen')}
            </ButtonLink>
          )}
          <ButtonLink as={LocaleLink} emphasis={ids.length > 1 ? 'secondary' : 'primary'} to="/shop">
            {t('compare.empty-action')}
          </ButtonLink>
        </>
      }
    >
      {unreadable ? t('compare.missing-all-text') : t('compare.empty-text')}
    </EmptyState>
  );
}

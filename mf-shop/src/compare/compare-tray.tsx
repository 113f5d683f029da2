import { Suspense } from 'react';
import { comparisonLimit } from 'shared-kit/contract/catalogue';
import { lazyPart } from 'shared-kit/shell';
import { VisuallyHidden } from 'shared-kit/ui';
import { useText } from '../text.ts';
import { useChoice } from './choice-store.ts';

const TraySheet = lazyPart(() => import('./tray-sheet.tsx'));

/** The chosen products, at the foot of the screen. Put it last in a page's column, so that it never covers the end. */
export function CompareTray() {
  const t = useText();
  const { products } = useChoice();
  return (
    <>
      <VisuallyHidden aria-live="polite">
        {products.length > 0 && t('compare.announcement', { count: products.length, most: comparisonLimit })}
      </VisuallyHidden>
      <Suspense>{products.length > 0 && <TraySheet />}</Suspense>
    </>
  );
}

import { Suspense, useEffect, useRef, useState } from 'react';
import type { AreaReleases } from 'shared-kit/contract/releases';
import { Answer, Page } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { lazyPart } from 'shared-kit/shell';
import { useText } from '../../text.ts';
import { AreaSheet } from './area-sheet.tsx';
import styles from './releases-page.module.css';
import { heldOf, type ReleaseAction, releasesQuery, type Wish } from './releases-query.ts';

const WishDialog = lazyPart(() => import('./wish-dialog.tsx'));

/** The live release of every area, who released it, and how to roll back. */
export default function ReleasesPage() {
  const t = useText();
  const query = useQuery(releasesQuery());
  const [wish, setWish] = useState<Wish | null>(null);
  const opener = useRef<readonly HTMLElement[]>([]);
  // An action may remove its button after the dialog has closed.
  const { data } = query;
  useEffect(() => {
    const [button, area] = opener.current;
    if (!data || !button || button.isConnected || document.activeElement !== document.body) return;
    opener.current = [];
    area?.focus();
  }, [data]);
  const decide = (described: AreaReleases) => (action: ReleaseAction, version: string) => {
    opener.current = withItsArea(document.activeElement);
    const { area, live } = described;
    setWish({ action, area, version, seen: live?.version ?? null, held: heldOf(described, version) });
  };
  return (
    <Page title={t('releases.title')} lead={t('releases.lead')}>
      <Answer query={query}>
        {({ areas }) => (
          <div className={styles.areas}>
            {areas.map((area) => (
              <AreaSheet key={area.area} area={area} onWish={decide(area)} />
            ))}
          </div>
        )}
      </Answer>
      {wish && (
        <Suspense>
          <WishDialog
            wish={wish}
            onClose={() => setWish(null)}
            finalFocus={() => opener.current.find((it) => it.isConnected) ?? null}
          />
        </Suspense>
      )}
    </Page>
  );
}

/** Elements for the focus afterwards: the button, or its area if the action removes the button. */
const withItsArea = (button: Element | null): HTMLElement[] =>
  [button, button?.closest('section')].filter((it) => it instanceof HTMLElement);

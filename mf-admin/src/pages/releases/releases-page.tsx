import { Suspense, useEffect, useRef, useState } from 'react';
import type { KeptToken, StaffAreaReleases } from 'shared-kit/contract/releases';
import { Answer, Page } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { lazyPart } from 'shared-kit/shell';
import { useText } from '../../text.ts';
import { AreaSheet } from './area-sheet.tsx';
import styles from './releases-page.module.css';
import { heldOf, type ReleaseAction, releasesQuery, type Wish } from './releases-query.ts';

const WishDialog = lazyPart(() => import('./wish-dialog.tsx'));

/** The live release of every area, who released it, how to roll back, and who may release. */
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
  const ask = (asked: Wish) => {
    opener.current = withItsArea(document.activeElement);
    setWish(asked);
  };
  const decide = (described: StaffAreaReleases) => (action: ReleaseAction, version: string) => {
    const { area, live } = described;
    ask({ action, area, version, seen: live?.version ?? null, held: heldOf(described, version) });
  };
  const revoke =
    ({ area }: StaffAreaReleases) =>
    ({ id, name }: KeptToken) =>
      ask({ action: 'revoke', area, id, name });
  return (
    <Page title={t('releases.title')} lead={t('releases.lead')}>
      <Answer query={query}>
        {({ areas }) => (
          <div className={styles.areas}>
            {areas.map((area) => (
              <AreaSheet key={area.area} area={area} onWish={decide(area)} onRevoke={revoke(area)} />
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

import { useEffect } from 'react';
import { overrideOrigin } from 'shared-kit/contract';
import { Button } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { endOverride } from './kept-overrides.ts';
import { askForUnserved, tabOverrides } from './overridden-registry.ts';
import styles from './override-badges.module.css';

/** Nobody is to mistake an area of their own machine for the released one. */
export default function OverrideBadges() {
  const t = useText();
  const overrides = tabOverrides((state) => state.overrides);
  useEffect(() => askForUnserved(), []);
  if (overrides.length === 0) return null;
  return (
    <aside className={styles.root} aria-label={t('override.title')}>
      {overrides.map((override) => {
        const said = { area: `mf-${override.area}`, address: overrideOrigin(override) };
        return (
          <div key={override.area} className={styles.badge} data-unserved={!override.isServed || undefined}>
            <p>{t(override.isServed ? 'override.from' : 'override.unserved', said)}</p>
            <Button size="small" onClick={() => endOverride(override.area)}>
              {t('override.end', said)}
            </Button>
          </div>
        );
      })}
    </aside>
  );
}

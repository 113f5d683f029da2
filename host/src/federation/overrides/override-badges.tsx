import { useEffect } from 'react';
import { type AreaOverride, overrideOrigin } from 'shared-kit/contract/areas';
import { Button } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { agreeToOverride, endOverride, refuseOverride } from './kept-overrides.ts';
import { askForUnserved, tabOverrides } from './overridden-registry.ts';
import styles from './override-badges.module.css';

/** Marks areas from the developer's own machine, so that nobody takes them for released ones. */
export default function OverrideBadges() {
  const t = useText();
  const overrides = tabOverrides((state) => state.overrides);
  useEffect(() => askForUnserved(), []);
  const asked = tabOverrides((state) => state.asked);
  if (overrides.length + asked.length === 0) return null;
  return (
    <aside className={styles.root} aria-label={t('override.title')}>
      {overrides.map((override) => {
        const said = wordsFor(override);
        return (
          <div key={override.area} className={styles.badge} data-unserved={!override.isServed || undefined}>
            <p>{t(override.isServed ? 'override.from' : 'override.unserved', said)}</p>
            <Button size="small" onClick={() => endOverride(override.area)}>
              {t('override.end', said)}
            </Button>
          </div>
        );
      })}
      {asked.map((override) => (
        <div key={override.area} className={styles.badge} data-asked>
          <p>{t('override.asked', wordsFor(override))}</p>
          <Button size="small" onClick={() => agreeToOverride(override)}>
            {t('override.agree')}
          </Button>
          <Button size="small" onClick={() => refuseOverride(override)}>
            {t('override.refuse')}
          </Button>
        </div>
      ))}
    </aside>
  );
}

const wordsFor = (override: AreaOverride) => ({
  area: `mf-${override.area}`,
  address: overrideOrigin(override),
});

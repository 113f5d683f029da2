import { type CSSProperties, useEffect, useState } from 'react';
import type { PanelProps, SlotName } from 'shared-kit/contract/slots';
import { textOf } from 'shared-kit/i18n';
import { useMayDiffer } from 'shared-kit/shell';
import { type FilledSlot, panelSource, panelsIn } from 'shared-kit/slots/host';
import { Text } from 'shared-kit/ui';
import { PanelBoundary } from './panel-boundary.tsx';
import styles from './slot.module.css';

/** This message belongs to the shell, which has it in every language. */
const useText = textOf<Record<'part.missing', string>>('host');

type SlotProps<Name extends SlotName> = { name: Name } & PanelProps<Name>;

/**
 * A place that other areas fill. Their panels load after the page, each for itself: one that fails leaves a quiet line,
 * and is told to the market as a failure of its area.
 */
export function Slot<Name extends SlotName>({ name, ...told }: SlotProps<Name>) {
  const mayDiffer = useMayDiffer();
  const [panels] = useState(() => panelsIn(name));
  if (!mayDiffer) return null;
  const props = told as unknown as PanelProps<Name>;
  return panels.map((panel) => <Place key={panel.area} slot={name} panel={panel} props={props} />);
}

type PlaceProps<Name extends SlotName> = { slot: Name; panel: FilledSlot; props: PanelProps<Name> };

/** Keeps the panel's height until it has come, and while it says that it is busy. */
function Place<Name extends SlotName>({ slot, panel: { area, height }, props }: PlaceProps<Name>) {
  const { source, Panel, isBroken, fail } = usePanel(slot, area);
  const state = isBroken ? 'failed' : Panel ? 'shown' : 'waits';
  const style: CSSProperties & Record<'--panel-height', string> = { '--panel-height': `${height}px` };
  return (
    <div className={styles.place} style={style} data-slot={slot} data-area={area} data-panel={state}>
      {isBroken ? (
        <Missing />
      ) : (
        Panel && (
          <PanelBoundary
            onError={(error, components) => {
              source?.broke(area, error, components);
              fail();
            }}
          >
            <Panel {...props} />
          </PanelBoundary>
        )
      )}
    </div>
  );
}

type Loaded<Name extends SlotName> = { Panel?: React.ComponentType<PanelProps<Name>>; isBroken?: true };

/** Loads the panel once the host is ready for it, which is after the page's first paint. */
function usePanel<Name extends SlotName>(slot: Name, area: FilledSlot['area']) {
  const source = panelSource((it) => it.source);
  const [loaded, setLoaded] = useState<Loaded<Name>>({});
  useEffect(() => {
    let isLeft = false;
    const take = (it: Loaded<Name>) => {
      if (!isLeft) setLoaded(it);
    };
    source?.load(area, slot).then(
      (Panel) => take({ Panel }),
      () => take({ isBroken: true }),
    );
    return () => {
      isLeft = true;
    };
  }, [source, area, slot]);
  return { source, ...loaded, fail: () => setLoaded({ isBroken: true }) };
}

function Missing() {
  const t = useText();
  return (
    <Text as="p" look="small" tone="muted">
      {t('part.missing')}
    </Text>
  );
}

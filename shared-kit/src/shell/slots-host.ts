import type { ComponentType } from 'react';
import type { AreaId, DeclaredSlot } from 'shared-kit/contract/areas';
import type { PanelProps, SlotName } from 'shared-kit/contract/slots';
import { tabRegistry } from 'shared-kit/shell/host';
import { create } from 'zustand';

/** How panels are had. The host gives it once the page's first view has come. */
export type PanelSource = Readonly<{
  /** The panel with which an area fills a slot. Rejects, and tells the market, if it can't be had. */
  load: <Name extends SlotName>(area: AreaId, slot: Name) => Promise<ComponentType<PanelProps<Name>>>;
  /** A panel threw while it was shown. */
  broke: (area: AreaId, error: unknown, components: string | null | undefined) => void;
}>;

export const panelSource = create<{ source: PanelSource | null }>(() => ({ source: null }));

export const loadPanelsBy = (source: PanelSource): void => panelSource.setState({ source });

export type FilledSlot = Pick<DeclaredSlot, 'order' | 'height'> & Readonly<{ area: AreaId }>;

/** The areas that fill a slot in this tab, in order. */
export const panelsIn = (slot: SlotName): FilledSlot[] =>
  tabRegistry()
    .areas.filter(({ isUnavailable }) => !isUnavailable)
    .flatMap(({ id: area, slots = [] }) =>
      slots.filter(({ name }) => name === slot).map(({ order, height }) => ({ area, order, height })),
    )
    .sort((one, other) => one.order - other.order || (one.area < other.area ? -1 : 1));

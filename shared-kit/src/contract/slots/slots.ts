import type { AreaId } from '../areas/area-contract.ts';
import type { QuoteDetail } from '../quotes/quote-detail.ts';

type Place = Readonly<{
  /** The area on whose page it stands, and the pattern of that page. */
  owner: AreaId;
  pattern: string;
  /** Areas that may fill it without a grant of the operator. */
  holders: readonly AreaId[];
}>;

/** Places on pages that other areas fill. */
export const slots = {
  'quote.aside': { owner: 'quotes', pattern: '/quote/:id', holders: ['bank'] },
  overview: { owner: 'manufacturer', pattern: '/manufacturer', holders: ['manufacturer'] },
} as const satisfies Readonly<Record<string, Place>>;
export type SlotName = keyof typeof slots;

export const isSlot = (name: string): name is SlotName => Object.hasOwn(slots, name);

/**
 * The facts that a page passes to the panels in its slot. Page and panel are released separately: a field may be added at
 * any time, but changed or removed only with a new version of the contract between host and areas.
 */
type Told = {
  'quote.aside': {
    quote: Pick<QuoteDetail, 'id' | 'viewer'> & {
      /** Whether its maker has sent an offer. */
      hasOffer: boolean;
      /** Who pays for the newest offer in the buyer's place. */
      financedBy: QuoteDetail['versions'][number]['financedBy'] | null;
    };
  };
  overview: object;
};
export type SlotFacts<Name extends SlotName> = Readonly<Told[Name]>;

/** What a panel is rendered with. */
export type PanelProps<Name extends SlotName> = SlotFacts<Name> & {
  /** Level of its heading in the outline of the page. */
  readonly level: 2 | 3;
};

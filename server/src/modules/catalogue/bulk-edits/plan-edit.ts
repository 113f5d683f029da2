import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Locale } from 'shared-kit/contract/languages';
import {
  type BulkEdit,
  type BulkRefusal,
  mayMoveProduct,
  type PreviewedProduct,
  type ProductDraft,
} from 'shared-kit/contract/products';
import type { CategoryTree } from '../category-tree.ts';
import { draftOf } from '../editing/draft-of.ts';
import { faultsOf } from '../editing/move-product.ts';
import type { OwnProduct } from '../editing/own-product.ts';
import { ownTitle } from '../own/own-products.ts';
import { today } from '../product-row.ts';
import { stateOf } from './before.ts';
import { type ChangedPrices, changePrices, type PriceEdit } from './change-prices.ts';

type Outcome = Pick<PreviewedProduct, 'points' | 'prices' | 'leadTime'>;
/** The change of one product, or the reason why it stays unchanged. */
export type Plan = Readonly<{ refusal: BulkRefusal | null; outcome: Outcome; prices: ChangedPrices | null }>;
type View = Readonly<{ tree: CategoryTree; now: Date }>;

const nothing: Outcome = { points: [], prices: [], leadTime: null };
const refuse = (refusal: BulkRefusal, outcome: Outcome = nothing): Plan => ({
  refusal,
  outcome,
  prices: null,
});

export function planEdit(own: OwnProduct, edit: BulkEdit, view: View): Plan {
  switch (edit.kind) {
    case 'publish':
      return planPublishing(own, view);
    case 'archive': {
      const { status, publishedAt } = own.row;
      const may = mayMoveProduct('archive', { status, wasPublished: publishedAt !== null });
      return may ? { refusal: null, outcome: nothing, prices: null } : refuse('not-public');
    }
    case 'lead-time':
      return planLeadTime(own, edit.weeks);
    default:
      return planPrices(own, edit, view);
  }
}

function planPublishing({ row, waiting }: OwnProduct, view: View): Plan {
  if (row.status === 'published' && !waiting) return refuse('nothing-waits');
  const faults = faultsOf(waiting?.content ?? draftOf(row), view);
  if (faults.length > 0)
    return refuse('not-complete', { ...nothing, points: faults.map(({ point }) => point) });
  return { refusal: null, outcome: nothing, prices: null };
}

/** The content that an edit changes. Null if a public product has waiting changes to the same part. */
function contentToEdit<Part extends 'priceRows' | 'leadTimeWeeks' | 'choices'>(
  { row, waiting }: OwnProduct,
  part: Part,
): ProductDraft | null {
  const live = draftOf(row);
  if (!waiting) return live;
  if (row.status === 'draft') return waiting.content;
  const { [part]: stated = live[part] } = waiting.content;
  return isDeepStrictEqual(stated, live[part]) ? live : null;
}

function planLeadTime(own: OwnProduct, weeks: number): Plan {
  const draft = contentToEdit(own, 'leadTimeWeeks');
  if (!draft) return refuse('changes-wait');
  const leadTime = { before: draft.leadTimeWeeks, after: weeks };
  return {
    ...(draft.leadTimeWeeks === weeks ? refuse('unchanged') : accepted),
    outcome: { ...nothing, leadTime },
  };
}
const accepted: Plan = { refusal: null, outcome: nothing, prices: null };

function planPrices(own: OwnProduct, edit: PriceEdit, { now }: View): Plan {
  const draft = contentToEdit(own, 'priceRows');
  if (!draft || !contentToEdit(own, 'choices')) return refuse('changes-wait');
  const prices = changePrices({ rows: draft.priceRows, variants: own.row.variants }, edit, today(now));
  if (typeof prices === 'string') return refuse(prices);
  return { refusal: null, outcome: { ...nothing, prices: prices.steps }, prices };
}

/** Names what was shown: any other state or outcome has another name. */
const seenOf = (own: OwnProduct, edit: BulkEdit, { refusal, outcome }: Plan): string =>
  createHash('sha256')
    .update(JSON.stringify([own.row.id, stateOf(own), edit, refusal, outcome]))
    .digest('base64url');

export const previewOf = (
  own: OwnProduct,
  edit: BulkEdit,
  view: View & { locale: Locale },
): PreviewedProduct => {
  const plan = planEdit(own, edit, view);
  const { id, sku, status } = own.row;
  const title = ownTitle(own.row, view.locale);
  return { id, title, sku, status, refusal: plan.refusal, ...plan.outcome, seen: seenOf(own, edit, plan) };
};

/** The plan of a product as it was shown; null if the product, or what would become of it, is another by now. */
export function planAsSeen(own: OwnProduct, edit: BulkEdit, seen: string, view: View): Plan | null {
  const plan = planEdit(own, edit, view);
  return plan.refusal === null && seenOf(own, edit, plan) === seen ? plan : null;
}

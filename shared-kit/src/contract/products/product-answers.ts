import * as z from 'zod/mini';
import { datasheetAnswer } from '../catalogue/product-detail.ts';
import { moneyAnswer } from '../catalogue/product-list.ts';
import { locales } from '../languages/locale.ts';
import { nameInput } from '../names/name-input.ts';
import { printed } from '../printed-text/printed.ts';
import { productDraft } from './product-draft.ts';
import { productLimits } from './product-limits.ts';
import { productStatuses } from './product-statuses.ts';

const option = z.object({ value: z.string(), label: z.string() });

/** An attribute of a category, in the reader's language, with what comparable products state. */
export const draftAttribute = z.object({
  key: z.string(),
  label: z.string(),
  kind: z.enum(['number', 'choice', 'boolean', 'text', 'list']),
  unit: z.string(),
  group: z.string(),
  options: z.nullable(z.array(option)),
  usual: z.nullable(z.object({ low: z.number(), high: z.number(), products: z.number() })),
});
export type DraftAttributeDefinition = z.infer<typeof draftAttribute>;

export const draftCategory = z.object({
  id: z.string(),
  path: z.array(z.string()),
  isLeaf: z.boolean(),
  hsCode: z.nullable(z.string()),
  attributes: z.array(draftAttribute),
});
export type DraftCategory = z.infer<typeof draftCategory>;

/** When each language of a text was last changed, where that is known. */
export const textTimes = z.record(z.string(), z.partialRecord(z.enum(locales), z.string()));

export const productEditorAnswer = z.object({
  id: z.string(),
  status: z.enum(productStatuses),
  /** Which one of the savings this is; 0 if nothing waits. */
  revision: z.number(),
  draft: productDraft,
  /** What is public, or was when it was archived; null for a product that never was. */
  live: z.nullable(productDraft),
  /** Names the state of the public product, so that nobody publishes over a change they haven't seen. */
  liveAt: z.string(),
  textTimes,
  savedAt: z.nullable(z.string()),
  savedBy: z.nullable(z.string()),
  publishedAt: z.nullable(z.string()),
  publishedBy: z.nullable(z.string()),
  category: z.nullable(draftCategory),
  datasheets: z.array(datasheetAnswer),
  /** How many sellable combinations of options it has. */
  variants: z.number(),
  mayPublish: z.boolean(),
});
export type ProductEditorAnswer = z.infer<typeof productEditorAnswer>;

export const productDraftInput = z.object({ revision: z.int().check(z.minimum(0)), draft: productDraft });
export const productDraftSaved = z.object({ revision: z.number(), savedAt: z.string(), textTimes });
export type ProductDraftSaved = z.infer<typeof productDraftSaved>;

export const newProductInput = z.object({
  title: printed(nameInput('thing', { least: 1, most: productLimits.title })),
  categoryId: z.string().check(z.maxLength(80)),
  locale: z.enum(locales),
});
export const productIdAnswer = z.object({ id: z.string() });

export const publishInput = z.object({ revision: z.int().check(z.minimum(0)), liveAt: z.string() });

/** One entry of a product's history, newest first. */
export const productHistoryAnswer = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      by: z.nullable(z.string()),
      kind: z.enum(['published', 'archived', 'changed']),
      /** The parts that differ from the entry before. */
      parts: z.array(z.string()),
    }),
  ),
});
export type ProductHistoryAnswer = z.infer<typeof productHistoryAnswer>;

/** The money of each tier in the row's currency. */
export const tierMoney = z.object({ from: z.number(), unitPrice: moneyAnswer });

/** Why a cell, a row or a product can't be imported. Each has a sentence and a remedy in every language. */
export const importFaultCodes = [
  'row-too-long',
  'quote-open',
  'row-broken',
  'required',
  'text-too-long',
  'text-direction',
  'formula-without-value',
  'cell-error',
  'cell-merged',
  'date-not-wanted',
  'digits-lost',
  'number-malformed',
  'number-ambiguous',
  'number-out-of-range',
  'unit-unknown',
  'unit-other-dimension',
  'currency-unknown',
  'currency-unsaid',
  'category-unknown',
  'category-unsaid',
  'category-group',
  'attribute-elsewhere',
  'choice-unknown',
  'yes-no-unknown',
  'country-unknown',
  'condition-unknown',
  'status-unknown',
  'incoterm-unknown',
  'sales-unit-unknown',
  'tiers-malformed',
  'product-unknown',
  'product-twice',
  'rows-apart',
  'parent-unknown',
  'option-gap',
  'option-twice',
  'option-value-missing',
  'option-unnamed',
  'variant-twice',
  'variants-too-many',
  'changed-since',
] as const;
export type ImportFaultCode = (typeof importFaultCodes)[number];

/** Notes on values that are imported differently from the file, or left out. */
export const importNoteCodes = [
  'weight-not-kept',
  'hs-code-short',
  'images-too-many',
  'image-lost',
  'column-left-out',
  'category-kept',
  'gift-card',
  'archived-elsewhere',
  'price-on-request',
  'defaults',
  'published-lacking',
] as const;
export type ImportNoteCode = (typeof importNoteCodes)[number];

/** Why a picture that a file names wasn't fetched. */
export const imageLosses = [
  'type',
  'size',
  'time',
  'unreachable',
  'answered',
  'redirects',
  'address',
  'password',
  'private',
] as const;
export type ImageLoss = (typeof imageLosses)[number];

/** Why a file can't be read at all, or an import didn't end. */
export const importRefusalCodes = [
  'file-empty',
  'file-type',
  'file-old-excel',
  'file-macros',
  'file-password',
  'file-broken',
  'file-too-complex',
  'encoding-wrong',
  'no-table',
  'sheet-missing',
  'columns-too-many',
  'rows-too-many',
  'nothing-mapped',
  'field-twice',
  'title-unmapped',
  'faults-left',
  'nothing-to-do',
  'standing-changed',
  'took-too-long',
] as const;
export type ImportRefusalCode = (typeof importRefusalCodes)[number];

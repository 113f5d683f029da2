/** Apart from the schemas, so that pages can read them without the schema library. */
export const conditions = ['new', 'refurbished', 'used'] as const;
export type Condition = (typeof conditions)[number];

export const productSorts = ['relevance', 'newest', 'price-asc', 'price-desc', 'lead-time'] as const;
export type ProductSort = (typeof productSorts)[number];

export const productListLimits = { default: 24, max: 60 } as const;

/** Limits on the PDFs that a maker adds to a product. */
export const datasheetLimits = { perProduct: 10, bytes: 10_000_000, name: 300 } as const;

/** Limits on a picture that a maker uploads; a product has at most `productLimits.images`. */
export const pictureLimits = { bytes: 20_000_000, megapixels: 60 } as const;

/** How many products are shown beside one. */
export const relatedLimit = 4;

/** Rules of Incoterms 2020 that a product's price may name. */
export const productIncoterms = ['EXW', 'FCA', 'FOB', 'CFR', 'CIF', 'CIP', 'DAP'] as const;

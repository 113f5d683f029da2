/** Number patterns; a comma or point before three digits separates thousands, any other is a decimal separator. */
export const numberPattern = String.raw`(?:[1-9]\d{0,2}(?:[.,]\d{3})+(?!\d)|\d{1,9}(?:[.,]\d{1,4})?)`;
export const rangePattern = String.raw`\s*(?:-|–|\.\.|to\b|and\b|ile\b|ila\b|ve\b)\s*`;

export const numberOf = (text: string): number =>
  /^[1-9]\d{0,2}([.,]\d{3})+$/.test(text)
    ? Number(text.replace(/[.,]/g, ''))
    : Number(text.replace(',', '.'));

/** The first and the last number that is meant; null has no end. */
export type Bounds = Readonly<{ min: number | null; max: number | null }>;

export const capBefore = String.raw`under|below|less than|no more than|not more than|up ?to|max(?:imum)?\b\.?|at most|cheaper than|within|budget(?: of)?:?|en fazla|en cok|azami|maks(?:imum)?\b\.?|butce(?:m|miz)?:?|<=?|≤`;
export const floorBefore = String.raw`over|above|more than|at least|min(?:imum)?\b\.?|from|en az|asgari|>=?|≥`;
export const capAfter = String.raw`altinda(?:ki)?\b|alti\b|asagi\p{L}*|(?:y?[ae]\s)?kadar|or less|or below|(?:d[ae]n\s)?ucuz|max\b|maks\b|maksimum|i? ?gecme\p{L}*`;
export const floorAfter = String.raw`ve uzeri|ve ustu|ustu\b|uzeri\b|ustunde(?:ki)?|uzerinde(?:ki)?|or more|or wider|and up|\+`;
/** Words of a bound that only prices have. */
export const priceBound = /under|below|less than|cheaper|budget|butce|alti|ucuz|asagi|kadar/;

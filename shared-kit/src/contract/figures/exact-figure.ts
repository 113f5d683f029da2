/** A decimal as `Intl` formats it without loss: it takes any such text, but its type only takes literals. */
export const exactFigure = (decimal: string): Intl.StringNumericLiteral =>
  decimal as Intl.StringNumericLiteral;

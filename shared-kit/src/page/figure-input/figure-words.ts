import {
  type FigureFault,
  type FigureField,
  type FigureReading,
  writeFigure,
} from 'shared-kit/contract/figures';
import { type Locale, sayFrom } from 'shared-kit/contract/languages';
import { isUnitSymbol } from 'shared-kit/contract/measures';
import { isCurrency } from 'shared-kit/contract/money';
import { messages } from './messages/index.ts';

const say = sayFrom(messages);

function faultText(fault: FigureFault, field: FigureField, locale: Locale): string {
  const { unit = '', decimals, least = '0', most } = field;
  const bounds = {
    least: writeFigure(least, field, locale, 'min2'),
    most: writeFigure(most, field, locale, 'min2'),
  };
  const isOfUnit = fault === 'unknown-unit' || fault === 'other-dimension';
  // Pieces and months are words of the page, not of the figure.
  const isNamed = isCurrency(unit) || isUnitSymbol(unit);
  return say(locale, `figure.fault.${isOfUnit && !isNamed ? 'unit-not-wanted' : fault}`, {
    unit,
    count: decimals,
    ...bounds,
  });
}

/** What has to be mended before a typed figure can be sent: a question or a fault. Undefined if nothing has. */
export function openPoint(reading: FigureReading, field: FigureField, locale: Locale): string | undefined {
  if ('question' in reading) return say(locale, 'figure.question');
  return 'fault' in reading ? faultText(reading.fault, field, locale) : undefined;
}

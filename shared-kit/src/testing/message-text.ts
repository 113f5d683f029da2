import { fillIn, type TextValues } from 'shared-kit/contract/languages';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches text that contains the message, whatever stands in the places that `values` leaves open. */
export const containing = (message: string, values: TextValues = {}): RegExp =>
  new RegExp(
    fillIn(message, values)
      .split(/\{\{\w+\}\}/)
      .map(escaped)
      .join('.+'),
  );

import { type ImportField, isImportField } from 'shared-kit/contract/catalogue-import';

/** `Price, Europe [price.europe]`: the heading of our own export names its field. */
export function fieldInBrackets(heading: string): ImportField | null {
  const [, field = ''] = /\[([^[\]]+)\]\s*$/.exec(heading) ?? [];
  return isImportField(field) ? field : null;
}

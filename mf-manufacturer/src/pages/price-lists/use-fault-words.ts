import { nameFaults, nameFaultWords } from 'shared-kit/contract/names';
import { isOneOf } from 'shared-kit/contract/tables';
import { useLocale } from 'shared-kit/shell';
import { useText } from '../../text.ts';
import type { FieldFault, ListEntries } from './list-entries.ts';
import type { ServerFault } from './server-faults.ts';
import { useCategories } from './use-categories.ts';

/** Faults in words: short at their field, with the row's name in the summary. */
export function useFaultWords({ companies, products }: ListEntries) {
  const t = useText();
  const locale = useLocale();
  const { nameOf } = useCategories();
  const rowOf = (path: string): string | undefined => {
    const [group, id = ''] = path.split('.');
    if (group === 'category') return nameOf(id);
    if (group === 'company') return companies.find((it) => it.id === id)?.name;
    return products.find(({ key }) => key === id)?.product.title;
  };
  return {
    ofField: ({ fault, words }: FieldFault): string =>
      fault === 'unreadable' ? (words ?? '') : t(`price-lists.wrong.${fault}`),
    ofServer: ({ reason }: ServerFault): string =>
      isOneOf(nameFaults, reason) ? (nameFaultWords(reason, locale) ?? '') : t(`price-lists.unfit.${reason}`),
    inSummary: (path: string, words: string): string => {
      const row = rowOf(path);
      return row ? t('price-lists.fault', { row, fault: words }) : words;
    },
  };
}

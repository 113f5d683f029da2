import { DateField, type DateFieldProps } from 'shared-kit/page';
import type { ProductDesk } from './use-product-draft.ts';

type DraftDayProps = Pick<DateFieldProps, 'of' | 'beside' | 'label' | 'hint' | 'error'> & {
  /** Of the field in the draft. */
  path: Parameters<ProductDesk['wrong']['note']>[0];
  day: string | null;
  desk: Pick<ProductDesk, 'wrong'>;
  onDay: (day: string | null) => void;
};

/** A date of a draft: what can't be read stays as typed, and the draft keeps the day before it. */
export function DraftDay({ path, day, desk, onDay, ...field }: DraftDayProps) {
  const take = (typed: string) => {
    const isDay = typed === '' || /^\d{4}-\d{2}-\d{2}$/.test(typed);
    desk.wrong.note(path, !isDay);
    if (isDay) onDay(typed || null);
  };
  return <DateField {...field} value={day ?? ''} onChange={({ target }) => take(target.value)} />;
}

import { dayOf, takesDay } from 'shared-kit/contract/dates';
import { DateField, type DateFieldProps } from 'shared-kit/page';
import type { ProductDesk } from './use-product-draft.ts';

type DraftDayProps = Pick<DateFieldProps, 'of' | 'beside' | 'label' | 'hint' | 'error'> & {
  /** Of the field in the draft. */
  path: Parameters<ProductDesk['wrong']['note']>[0];
  day: string | null;
  desk: Pick<ProductDesk, 'wrong'>;
  onDay: (day: string | null) => void;
};

/** A date of a draft. Text that is no day of its range stays in the field, and the draft keeps its last day. */
export function DraftDay({ path, day, desk, onDay, ...field }: DraftDayProps) {
  const take = (typed: string) => {
    const isTaken = typed === '' || takesDay(field.of, typed, dayOf(new Date()));
    desk.wrong.note(path, !isTaken);
    if (isTaken) onDay(typed || null);
  };
  return <DateField {...field} value={day ?? ''} onChange={({ target }) => take(target.value)} />;
}

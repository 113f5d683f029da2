import { priceListLimits } from 'shared-kit/contract/price-lists';
import { DateField } from 'shared-kit/page';
import { Sheet, SheetBody, SheetHeader, TextField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './price-lists.module.css';
import type { ListDesk } from './use-list-desk.ts';

/** What the list is called, and on which days it counts. */
export function BasicFields({ desk }: { desk: ListDesk }) {
  const t = useText();
  const { entries, change, fieldOf } = desk;
  const field = (name: 'name' | 'validFrom' | 'validUntil') => ({
    ...fieldOf(name),
    value: entries[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <Sheet>
      <SheetHeader title={t('price-lists.basics')} />
      <SheetBody className={styles.basics}>
        <TextField
          {...field('name')}
          label={t('price-lists.name')}
          hint={t('price-lists.name-hint')}
          maxLength={priceListLimits.name}
          autoComplete="off"
        />
        <DateField
          {...field('validFrom')}
          of="price-list.validFrom"
          label={t('price-lists.valid-from')}
          hint={t('price-lists.valid-from-hint')}
        />
        <DateField
          {...field('validUntil')}
          of="price-list.validUntil"
          beside={entries.validFrom}
          label={t('price-lists.valid-until')}
          hint={t('price-lists.valid-until-hint')}
        />
      </SheetBody>
    </Sheet>
  );
}

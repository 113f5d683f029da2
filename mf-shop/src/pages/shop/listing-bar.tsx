import { useRef } from 'react';
import { type ProductListAnswer, productSorts } from 'shared-kit/contract/catalogue';
import { isOneOf } from 'shared-kit/contract/tables';
import { Row } from 'shared-kit/layout';
import { useLocale } from 'shared-kit/shell';
import { Button, CountBadge, Icon, Segmented, SelectField } from 'shared-kit/ui';
import { Chip } from 'shared-kit/ui/chip';
import { formatFigure } from '../../format/figure.ts';
import { FiltersIcon, GridIcon, TableIcon } from '../../icons.sprite.ts';
import { useText } from '../../text.ts';
import type { ListingAddress } from './listing-address.ts';
import styles from './listing-bar.module.css';
import { asTyped, clearFilters, filterCount, setSort, setView } from './listing-changes.ts';
import { countText } from './results/count-text.ts';

export type ChosenFilter = Readonly<{
  id: string;
  name: string;
  remove: (address: ListingAddress) => ListingAddress;
}>;

type ListingBarProps = {
  total: ProductListAnswer['total'] | undefined;
  chosen: readonly ChosenFilter[];
  address: ListingAddress;
  change: (change: (address: ListingAddress) => ListingAddress) => void;
  onOpenFilters: () => void;
  /** Called when the last chip was removed, along with its focused button. */
  onAllGone: () => void;
};

/** Count, chips, sort order and view, above the results. */
export function ListingBar({ total, chosen, address, change, onOpenFilters, onAllGone }: ListingBarProps) {
  const t = useText();
  const locale = useLocale();
  const count = filterCount(address);
  return (
    <Row gap="3" className={styles.root}>
      <p role="status" className={styles.count}>
        {total && countText(total, t, locale)}
      </p>
      <Button size="small" className={styles.filters} aria-haspopup="dialog" onClick={onOpenFilters}>
        <Icon of={FiltersIcon} />
        <span>{t('shop.filters')}</span>
        {count > 0 && <CountBadge>{formatFigure(count, locale)}</CountBadge>}
      </Button>
      {chosen.length > 0 && <ChosenFilters {...{ chosen, address, change, onAllGone }} />}
      <Row className={styles.end}>
        <SelectField
          label={t('shop.sort')}
          labelHidden
          size="small"
          value={address.sort}
          onChange={({ target: { value } }) =>
            isOneOf(productSorts, value) && change((it) => setSort(it, value))
          }
        >
          {productSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`shop.sort.${sort}`)}
            </option>
          ))}
        </SelectField>
        <Segmented
          // Narrow screens show it only as the way back from the list view.
          className={address.view === 'grid' ? styles.view : undefined}
          label={t('shop.view')}
          size="small"
          value={address.view}
          onChange={(view) => change((it) => setView(it, view))}
          options={[
            { value: 'grid', label: t('shop.view-grid'), icon: GridIcon },
            { value: 'list', label: t('shop.view-list'), icon: TableIcon },
          ]}
        />
      </Row>
    </Row>
  );
}

/** A chip for each chosen filter. */
function ChosenFilters({
  chosen,
  address,
  change,
  onAllGone,
}: Pick<ListingBarProps, 'chosen' | 'address' | 'change' | 'onAllGone'>) {
  const t = useText();
  const chips = useRef<HTMLDivElement>(null);
  /** Removing a chip removes its button, so focus its neighbour. */
  const remove = (at: number) => {
    const buttons = chips.current?.querySelectorAll('button');
    if (chosen.length > 1) buttons?.[at + 1 < chosen.length ? at + 1 : at - 1]?.focus();
    else onAllGone();
    if (chosen[at]) change(chosen[at].remove);
  };
  const clear = () => {
    onAllGone();
    change(clearFilters);
  };
  return (
    <Row ref={chips} className={styles.chips} data-read={address.asked !== null || undefined}>
      {chosen.map(({ id, name }, at) => (
        <Chip key={id} removeLabel={t('chip.remove', { filter: name })} onRemove={() => remove(at)}>
          {name}
        </Chip>
      ))}
      <Button emphasis="tertiary" size="small" onClick={clear}>
        {t('shop.clear')}
      </Button>
      {address.asked !== null && <AnotherReading {...{ address, asked: address.asked, change, onAllGone }} />}
    </Row>
  );
}

/** Undoes the reading of a question with one click, and reads it again with the next. */
function AnotherReading({
  address,
  asked,
  change,
  onAllGone,
}: Pick<ListingBarProps, 'address' | 'change' | 'onAllGone'> & { asked: string }) {
  const t = useText();
  const isTyped = address.q === asked;
  const read = () => {
    onAllGone();
    change(isTyped ? (it) => ({ ...clearFilters(it), q: asked }) : asTyped);
  };
  return (
    <Button emphasis="tertiary" size="small" onClick={read}>
      {t(isTyped ? 'shop.as-read' : 'shop.as-typed')}
    </Button>
  );
}

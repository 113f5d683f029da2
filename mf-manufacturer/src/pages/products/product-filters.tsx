import {
  listedPoints,
  type OwnProductsAnswer,
  ownProductSorts,
  productStatuses,
} from 'shared-kit/contract/products';
import { ListSearch } from 'shared-kit/page';
import { Segmented, SelectField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { useProductChoice } from './products-query.ts';

type Props = { categories: OwnProductsAnswer['categories'] };

export function ProductFilters({ categories }: Props) {
  const t = useText();
  const { choice, choose } = useProductChoice();
  return (
    <>
      <Segmented
        label={t('products.column.status')}
        value={choice.status ?? 'all'}
        onChange={(status) => choose({ status: productStatuses.find((it) => it === status) ?? null })}
        options={(['all', ...productStatuses] as const).map((status) => ({
          value: status,
          label: status === 'all' ? t('products.all') : t(`products.status.${status}`),
        }))}
      />
      <SelectField
        label={t('products.column.category')}
        value={choice.category ?? ''}
        onChange={({ target }) => choose({ category: target.value || null })}
      >
        <option value="">{t('products.any-category')}</option>
        {categories.map(({ id, name, products }) => (
          <option key={id} value={id}>
            {t('products.category-count', { name, count: products })}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('products.column.missing')}
        value={choice.missing ?? ''}
        onChange={({ target }) =>
          choose({ missing: listedPoints.find((point) => point === target.value) ?? null })
        }
      >
        <option value="">{t('products.missing.any')}</option>
        {listedPoints.map((point) => (
          <option key={point} value={point}>
            {t(`products.missing.${point}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('products.sort')}
        value={choice.sort}
        onChange={({ target }) =>
          choose({ sort: ownProductSorts.find((sort) => sort === target.value) ?? 'changed' })
        }
      >
        {ownProductSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`products.sort.${sort}`)}
          </option>
        ))}
      </SelectField>
      <ListSearch
        label={t('products.search')}
        find={t('products.find')}
        value={choice.search}
        maxLength={200}
        onSearch={(search) => choose({ search })}
      />
    </>
  );
}

import { useState } from 'react';
import type { CategoryMakers } from 'shared-kit/contract/categories';
import { quoteLimits } from 'shared-kit/contract/quotes';
import { Stack } from 'shared-kit/layout';
import { useQuery } from 'shared-kit/query';
import { countryName, useLocale } from 'shared-kit/shell';
import { Checkbox, Skeleton, Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from '../ask-several.module.css';
import { categoryMakersQuery } from './category-makers-query.ts';

type Maker = CategoryMakers['makers'][number];
type Choice = Readonly<{
  /** Undefined while they load. */
  makers: readonly Maker[] | undefined;
  isFailed: boolean;
  chosen: readonly string[];
  choose: (id: string, isChosen: boolean) => void;
}>;

/** The category's makers without the buyer's own company, and which of them are ticked. */
export function useMakerChoice(category: string | null, ownCompanyId: string | null): Choice {
  const { data, isError } = useQuery(categoryMakersQuery(category));
  const [picked, setPicked] = useState<readonly string[]>([]);
  const makers = data?.makers.filter(({ id }) => id !== ownCompanyId);
  // Ticks of another category don't count.
  const chosen = picked.filter((id) => makers?.some((maker) => maker.id === id));
  return {
    makers,
    isFailed: isError,
    chosen,
    choose: (id, isChosen) => setPicked(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id)),
  };
}

export function MakerChoice({
  makers,
  isFailed,
  chosen,
  choose,
  id: firstId,
  error,
}: Choice & { id: string; error: string | undefined }) {
  const t = useText();
  const locale = useLocale();
  const isFull = chosen.length >= quoteLimits.freeFormMakers;
  if (isFailed)
    return (
      <Text look="small" tone="danger" role="alert">
        {t('free-form.no-list')}
      </Text>
    );
  if (!makers) return <Skeleton shape="block" />;
  return (
    <Stack as="fieldset" gap="3">
      <legend className={styles.legend}>
        {t('free-form.makers', { count: quoteLimits.freeFormMakers })}
      </legend>
      {makers.length === 0 && <Text look="small">{t('free-form.no-makers')}</Text>}
      <Stack as="ul" gap="1" className={styles.products}>
        {makers.map(({ id, name, city, country, count }, index) => (
          <li key={id} className={styles.product}>
            <Checkbox
              id={index === 0 ? firstId : undefined}
              checked={chosen.includes(id)}
              disabled={isFull && !chosen.includes(id)}
              onChange={({ target }) => choose(id, target.checked)}
            >
              <span>{name}</span>{' '}
              <Text as="span" look="small" tone="muted">
                {`${city}, ${countryName(country, locale)} · ${t('shop.count', { count, number: count })}`}
              </Text>
            </Checkbox>
          </li>
        ))}
      </Stack>
      {error && (
        <Text look="small" tone="danger" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}

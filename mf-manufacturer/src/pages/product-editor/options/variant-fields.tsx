import { useState } from 'react';
import { formatMoney } from 'shared-kit/contract/money';
import type { ProductChoices } from 'shared-kit/contract/products';
import { globalRegion } from 'shared-kit/contract/regions';
import { Stack } from 'shared-kit/layout';
import { Button, Checkbox, Disclosure, Heading, Note, Text } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import type { ProductDesk } from '../use-product-draft.ts';
import {
  type Change,
  combinationsOf,
  countCombinations,
  keyOf,
  offered,
  type Variant,
} from './change-choices.ts';
import styles from './options.module.css';
import { useNameOf } from './use-name-of.ts';
import { VariantTerms } from './variant-terms.tsx';

type Props = {
  desk: ProductDesk;
  choices: ProductChoices;
  known: ReadonlyMap<string, Variant>;
  prices: Variant['priceMap'];
  change: Change;
};

const shownAtFirst = 30;
/** Beyond so many, only those on offer are listed. */
const mostListed = 2000;

/** Each combination: whether it is on offer, its article number and its prices. */
export function VariantFields({ desk, choices, known, prices, change }: Props) {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const { options, variants } = choices;
  const byKey = new Map(variants.map((it) => [keyOf(it.values), it]));
  const all =
    countCombinations(options) > mostListed ? variants.map(({ values }) => values) : combinationsOf(options);
  return (
    <Stack>
      <Heading level={3} look="tiny">
        {t('editor.variants', { count: variants.length, all: all.length })}
      </Heading>
      {variants.length === 0 && <Note tone="warning">{t('editor.variants-none')}</Note>}
      <Stack as="ul" gap="0" aria-label={t('editor.variants-list')}>
        {all.slice(0, isWhole ? undefined : shownAtFirst).map((values) => (
          <Combination
            key={keyOf(values)}
            options={options}
            values={values}
            variant={byKey.get(keyOf(values))}
            desk={desk}
            change={change}
            offer={(isOffered) =>
              change((before) =>
                offered(before, values, { isOffered, known: known.get(keyOf(values)), prices }),
              )
            }
          />
        ))}
      </Stack>
      {!isWhole && all.length > shownAtFirst && (
        <div>
          <Button size="small" onClick={() => setWhole(true)}>
            {t('editor.variants-all', { count: all.length })}
          </Button>
        </div>
      )}
    </Stack>
  );
}

type CombinationProps = Pick<Props, 'desk' | 'change'> & {
  options: ProductChoices['options'];
  values: string[];
  variant: Variant | undefined;
  offer: (isOffered: boolean) => void;
};

function Combination({ options, values, variant, desk, change, offer }: CombinationProps) {
  const t = useText();
  const nameOf = useNameOf();
  const [wasOpened, setOpened] = useState(false);
  const name = options
    .map((option, at) => {
      const index = option.values.findIndex(({ id }) => id === values[at]);
      const value = option.values[index];
      return (value && nameOf(value.label)) || t('editor.option.value', { number: index + 1 });
    })
    .join(', ');
  const base = variant?.priceMap.regions[globalRegion];
  const price = base
    ? formatMoney({ amount: String(base.price), currency: base.currency })
    : t('editor.on-request');
  return (
    <li className={styles.variant}>
      <Checkbox checked={variant !== undefined} onChange={({ target }) => offer(target.checked)}>
        {name}
      </Checkbox>
      {variant ? (
        <Disclosure
          summary={[price, variant.sku].filter(Boolean).join(' · ')}
          aria-label={name}
          onToggle={() => setOpened(true)}
        >
          {wasOpened && <VariantTerms variant={variant} desk={desk} change={change} />}
        </Disclosure>
      ) : (
        <Text as="span" look="small" tone="muted">
          {t('editor.variant.not-offered')}
        </Text>
      )}
    </li>
  );
}

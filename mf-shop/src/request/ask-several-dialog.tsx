import { useState } from 'react';
import { comparisonLimit } from 'shared-kit/contract/catalogue';
import { awardModes, type BroadcastInput, quoteLimits } from 'shared-kit/contract/quotes';
import { Stack } from 'shared-kit/layout';
import { useQuery } from 'shared-kit/query';
import { useSession } from 'shared-kit/shell';
import { OptionTiles } from 'shared-kit/ui/option-tiles';
import { relatedQuery } from '../catalogue/related-query.ts';
import { useVisitor } from '../catalogue/visitor.ts';
import { useText } from '../text.ts';
import styles from './ask-several.module.css';
import { type Askable, AskedProduct } from './asked-product.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { makersOf, useBroadcast } from './use-broadcast.ts';
import type { PageQuantity } from './wished-quantity.ts';

type Props = { products: readonly Askable[]; onClose: () => void };

/**
 * Requests quotes from the makers of comparable products, each for its own product; their quotes can then be compared.
 */
export default function AskSeveralDialog({ products, onClose }: Props) {
  const t = useText();
  const choice = useChoice(products);
  const [award, setAward] = useState<BroadcastInput['award']>('all-or-nothing');
  const { asked, variants, quantities } = choice;
  const page = products[0]?.wished ?? null;
  const broadcast = useBroadcast({ asked, variants, quantities, page, award }, onClose);
  return (
    <RequestDialog
      title={makersOf(asked) > 1 ? t('bids.title', { count: makersOf(asked) }) : t('bids.ask')}
      text={t('bids.text')}
      wishes={broadcast.wishes}
      requesting={broadcast.requesting}
      onSend={(terms) => void broadcast.send(terms)}
      onClose={onClose}
    >
      <ProductChoice choice={choice} page={page} errorOf={broadcast.errorOf} />
      <OptionTiles
        legend={t('bids.award')}
        value={award}
        onChange={setAward}
        roomy
        options={awardModes.map((mode) => ({
          value: mode,
          label: t(`bids.award.${mode}`),
          note: t(`bids.award.${mode}-note`),
        }))}
      />
    </RequestDialog>
  );
}

/** Which of the offered products to request, in which combination and quantity. */
function useChoice(products: readonly Askable[]) {
  const offered = useOffered(products);
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const chosen = picked ?? firstChoice(products, offered);
  const [variants, setVariants] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries(products.flatMap(({ id, variantId }) => (variantId ? [[id, variantId]] : []))),
  );
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  return {
    offered,
    asked: offered.filter(({ id }) => chosen.includes(id)),
    variants,
    quantities,
    choose: (id: string, isChosen: boolean) =>
      setPicked(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id)),
    chooseVariant: (id: string, variantId: string) =>
      setVariants((before) => ({ ...before, [id]: variantId })),
    chooseQuantity: (id: string, quantity: number) =>
      setQuantities((before) => ({ ...before, [id]: quantity })),
  };
}

/** As many makers as a comparison holds. */
const makersAtFirst = comparisonLimit;

/** The comparison's products; for a single maker, also the closest products of some others. */
function firstChoice(products: readonly Askable[], offered: readonly Askable[]): readonly string[] {
  const ids = products.map(({ id }) => id);
  if (makersOf(products) > 1) return ids;
  const makers = new Set(products.map(({ maker }) => maker.id));
  const beside = offered.filter(({ maker }) => !makers.has(maker.id) && makers.add(maker.id));
  return [...ids, ...beside.slice(0, makersAtFirst - 1).map(({ id }) => id)];
}

/** The chosen products, then others of their category, without the company's own. */
function useOffered(products: readonly Askable[]): Askable[] {
  const companyId = useSession()?.secure.companyId;
  const { data } = useQuery({
    ...relatedQuery(products[0]?.id ?? '', useVisitor()),
    enabled: products.length > 0,
  });
  const others = (data?.items ?? []).filter(({ id }) => !products.some((product) => product.id === id));
  return [...products, ...others].filter(({ maker }) => maker.id !== companyId).slice(0, quoteLimits.makers);
}

type ChoiceProps = {
  choice: ReturnType<typeof useChoice>;
  page: PageQuantity | null;
  errorOf: (id: string) => string | null;
};

function ProductChoice({ choice, page, errorOf }: ChoiceProps) {
  const t = useText();
  const { offered, asked, variants, quantities, choose, chooseVariant, chooseQuantity } = choice;
  return (
    <Stack as="fieldset" gap="3">
      <legend className={styles.legend}>{t('bids.products')}</legend>
      <Stack as="ul" gap="1" className={styles.products}>
        {offered.map((product) => (
          <AskedProduct
            key={product.id}
            product={product}
            isChosen={asked.includes(product)}
            variantId={variants[product.id] ?? null}
            quantity={quantities[product.id] ?? null}
            page={page}
            error={errorOf(product.id)}
            onChoose={(isChosen) => choose(product.id, isChosen)}
            onVariant={(variantId) => chooseVariant(product.id, variantId)}
            onQuantity={(quantity) => chooseQuantity(product.id, quantity)}
          />
        ))}
      </Stack>
    </Stack>
  );
}

import { useState } from 'react';
import { awardModes, type BroadcastInput, quoteLimits, type RequestTerms } from 'shared-kit/contract';
import { queries, useQuery } from 'shared-kit/query';
import { readWhole, useSession, useVisitorLocation } from 'shared-kit/shell';
import { NumberField, OptionTiles } from 'shared-kit/ui';
import { productQuery } from '../catalogue/product-query.ts';
import { relatedQuery } from '../catalogue/related-query.ts';
import { useVisitor } from '../catalogue/visitor.ts';
import { chosenVariant } from '../product/variant-choice.ts';
import { useText } from '../text.ts';
import styles from './ask-several.module.css';
import { type Askable, AskedProduct } from './asked-product.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { useRequesting } from './use-requesting.ts';

type Props = { products: readonly Askable[]; onClose: () => void };

/** One wish to the makers of comparable products, each asked for its own; their answers stand beside each other. */
export default function AskSeveralDialog({ products, onClose }: Props) {
  const t = useText();
  const variantOf = useVariantOf();
  const offered = useOffered(products);
  const [chosen, setChosen] = useState<readonly string[]>(products.map(({ id }) => id));
  const [variants, setVariants] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries(products.flatMap(({ id, variantId }) => (variantId ? [[id, variantId]] : []))),
  );
  const [quantity, setQuantity] = useState('1');
  const [award, setAward] = useState<BroadcastInput['award']>('all-or-nothing');
  const [fault, setFault] = useState<'quantity' | 'one-maker' | null>(null);
  const requesting = useRequesting({
    path: '/api/quotes/broadcast',
    onCreated: onClose,
    together: ({ groupId }) => `/quotes?group=${groupId}`,
  });
  const asked = offered.filter(({ id }) => chosen.includes(id));
  const makers = new Set(asked.map(({ maker }) => maker.id)).size;
  const send = async (terms: RequestTerms) => {
    const count = readWhole(quantity, 1);
    const found = makers < 2 ? 'one-maker' : count === null ? 'quantity' : null;
    setFault(found);
    if (found || count === null) return;
    const wanted = await Promise.all(
      asked.map(async ({ id }) => ({ productId: id, variantId: await variantOf(id, variants[id] ?? null) })),
    );
    await requesting.send({ ...terms, award, products: wanted, quantity: count });
  };
  const errorOf = (id: string): string | null => {
    const at = asked.findIndex((each) => each.id === id);
    const refused = requesting.errors.find(({ name }) => name === `products.${at}`);
    // messages: bids.fault.*
    return at >= 0 && refused ? t(`bids.fault.${faultOf(refused.reason)}`) : null;
  };
  const isProductRefused = requesting.errors.some(({ name }) => name.startsWith('products.'));
  const failure =
    fault === 'one-maker'
      ? t('request.refusal.one-maker')
      : isProductRefused
        ? t('bids.refused')
        : requesting.failure;
  return (
    <RequestDialog
      title={t('bids.title', { count: makers })}
      text={t('bids.text')}
      country={useVisitorLocation()?.country ?? null}
      requesting={{ ...requesting, failure }}
      onSend={(terms) => void send(terms)}
      onClose={onClose}
    >
      <fieldset className={styles.what}>
        <legend className={styles.legend}>{t('bids.products')}</legend>
        <ul className={styles.products}>
          {offered.map((product) => (
            <AskedProduct
              key={product.id}
              product={product}
              isChosen={chosen.includes(product.id)}
              variantId={variants[product.id] ?? null}
              error={errorOf(product.id)}
              onChoose={(isChosen) =>
                setChosen((before) =>
                  isChosen ? [...before, product.id] : before.filter((id) => id !== product.id),
                )
              }
              onVariant={(id) => setVariants((before) => ({ ...before, [product.id]: id }))}
            />
          ))}
        </ul>
      </fieldset>
      <NumberField
        className={styles.quantity}
        label={t('bids.quantity')}
        inputMode="numeric"
        value={quantity}
        error={fault === 'quantity' && t('bids.quantity-fault')}
        onChange={({ target }) => setQuantity(target.value)}
      />
      <OptionTiles
        legend={t('bids.award')}
        value={award}
        onChange={setAward}
        roomy
        // messages: bids.award.*
        options={awardModes.map((mode) => ({
          value: mode,
          label: t(`bids.award.${mode}`),
          note: t(`bids.award.${mode}-note`),
        }))}
      />
    </RequestDialog>
  );
}

const faults = ['below-minimum', 'not-a-multiple', 'too-many'] as const;
const faultOf = (reason: string) => faults.find((each) => each === reason) ?? 'withdrawn';

/** What was chosen, then what else there is of its category; one's own is not asked for. */
function useOffered(products: readonly Askable[]): Askable[] {
  const companyId = useSession()?.secure.companyId;
  const { data } = useQuery({
    ...relatedQuery(products[0]?.id ?? '', useVisitor()),
    enabled: products.length > 0,
  });
  const others = (data?.items ?? []).filter(({ id }) => !products.some((product) => product.id === id));
  return [...products, ...others].filter(({ maker }) => maker.id !== companyId).slice(0, quoteLimits.makers);
}

/** The combination that is asked for: the chosen one, else what the product's page shows first. */
function useVariantOf() {
  const userId = useSession()?.secure.id ?? null;
  const visitor = useVisitor();
  return async (id: string, wanted: string | null): Promise<string | null> =>
    chosenVariant(await queries.ensureQueryData(productQuery(id, userId, visitor)), wanted)?.id ?? null;
}

import { useId, useState } from 'react';
import { comparisonLimit } from 'shared-kit/contract/catalogue';
import { useQuery } from 'shared-kit/query';
import { LocaleLink, useSession } from 'shared-kit/shell';
import { Button, ButtonLink } from 'shared-kit/ui';
import { useVisitor } from '../catalogue/visitor.ts';
import { useFocusAfterRemoval } from '../focus/use-focus-after-removal.ts';
import { useText } from '../text.ts';
import { emptyChoice, withoutProduct, withProduct } from './choice.ts';
import { changeChoice, useChoice } from './choice-store.ts';
import styles from './compare-tray.module.css';
import { comparisonAddress } from './comparison-address.ts';
import { comparisonQuery } from './comparison-query.ts';
import { TrayProduct } from './tray-product.tsx';
import { TrayQuestion } from './tray-question.tsx';

/** The chosen products: to look at, to take out again, to compare. */
export default function TraySheet() {
  const t = useText();
  const { products, waiting } = useChoice();
  const id = useId();
  const list = useFocusAfterRemoval<HTMLUListElement>();
  const isReplacing = waiting?.reason === 'full';
  // On phones the tray is one line until opened, or until a product has to be replaced.
  const [isOpen, setOpen] = useState(false);
  const isListed = isOpen || isReplacing;
  const compared = useCompared(products.map((it) => it.id));
  return (
    <section className={styles.root} data-foot-bar="sticky" aria-labelledby={id}>
      {waiting && (
        <TrayQuestion
          waiting={waiting}
          keep={() => changeChoice((choice) => ({ ...choice, waiting: null }))}
          startAnew={() => changeChoice(() => withProduct(emptyChoice, waiting.product))}
        />
      )}
      <div className={styles.row}>
        <h2 id={id} className={styles.title}>
          {t('compare.tray', { number: products.length, most: comparisonLimit })}
        </h2>
        <Button
          size="small"
          emphasis="tertiary"
          className={styles.opener}
          aria-expanded={isListed}
          aria-controls={`${id}-list`}
          onClick={() => setOpen(!isListed)}
        >
          {t(isListed ? 'compare.hide' : 'compare.show')}
        </Button>
        <ul id={`${id}-list`} className={styles.list} data-open={isListed || undefined} {...list}>
          {products.map((product) => (
            <li key={product.id}>
              <TrayProduct
                product={product}
                compared={compared?.find(({ id }) => id === product.id)}
                removeLabel={
                  isReplacing
                    ? t('compare.replace', { product: product.title, other: waiting.product.title })
                    : t('compare.remove', { product: product.title })
                }
                onRemove={() => changeChoice((choice) => withoutProduct(choice, product.id))}
              />
            </li>
          ))}
        </ul>
        <TrayActions products={products} />
      </div>
    </section>
  );
}

function TrayActions({ products }: Pick<ReturnType<typeof useChoice>, 'products'>) {
  const t = useText();
  return (
    <div className={styles.actions}>
      <Button
        size="small"
        emphasis="tertiary"
        className={styles.clear}
        onClick={() => changeChoice(() => emptyChoice)}
      >
        {t('compare.clear')}
      </Button>
      {products.length > 1 ? (
        <ButtonLink
          as={LocaleLink}
          size="small"
          emphasis="primary"
          to={comparisonAddress(products.map((it) => it.id))}
        >
          {t('compare.open')}
        </ButtonLink>
      ) : (
        <span className={styles.hint}>{t('compare.one-more')}</span>
      )}
    </div>
  );
}

/** Prices and pictures of the chosen products; the comparison uses the same query. It needs a signed-in visitor. */
function useCompared(ids: readonly string[]) {
  const userId = useSession()?.secure.id ?? null;
  const query = comparisonQuery(ids, userId, useVisitor());
  const { data } = useQuery({ ...query, enabled: ids.length > 0 && userId !== null });
  return data?.products;
}

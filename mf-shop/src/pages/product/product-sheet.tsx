import { useState } from 'react';
import type { ProductDetail } from 'shared-kit/contract/catalogue';
import { useLocation, useNavigate } from 'shared-kit/router';
import { LocaleLink, lazyPart, publicConfig } from 'shared-kit/shell';
import { Breadcrumb } from 'shared-kit/ui';
import { AsItCame } from '../../first-view/as-it-came.tsx';
import { useAskedFrom } from '../../navigation/use-asked-from.ts';
import { chosenVariant, type Variant } from '../../product/variant-choice.ts';
import { useText } from '../../text.ts';
import { ProductActions } from './actions/product-actions.tsx';
import { DeliveryTerms } from './delivery-terms.tsx';
import { KeyFigures } from './key-figures.tsx';
import { OptionChoice } from './option-choice.tsx';
import { PriceBlock } from './price-block.tsx';
import { ProductIntroduction } from './product-introduction.tsx';
import { ProductPictures } from './product-pictures.tsx';
import styles from './product-sheet.module.css';
// Styles of the lower half come with the page: its HTML is on show before its code is here.
import './datasheets/datasheets.module.css';
import './factory-fit/factory-fit-section.module.css';
import './maker-block.module.css';
import './neighbours/product-tiles.module.css';
import './productivity/productivity-section.module.css';
import { Specification } from './specification.tsx';
import { useCountView } from './use-count-view.ts';

const BelowTheFold = lazyPart(() => import('./below-the-fold.tsx'));

/** The whole product: picture on the left, order on the right, specification below. */
export function ProductSheet({ product }: { product: ProductDetail }) {
  const t = useText();
  const { variant, choose } = useVariant(product);
  const price = variant ? variant.price : product.price;
  const [quantity, setQuantity] = useState(product.minimumOrder);
  useCountView(product.id);
  return (
    <>
      <title>{`${product.title} · ${publicConfig().brandName}`}</title>
      <Breadcrumb label={t('breadcrumb.label')} current={product.title}>
        <LocaleLink to="/shop">{t('shop.all')}</LocaleLink>
        {product.breadcrumb.map(({ id, name }) => (
          <LocaleLink key={id} to={`/shop?category=${encodeURIComponent(id)}`}>
            {name}
          </LocaleLink>
        ))}
      </Breadcrumb>
      <div className={styles.columns}>
        <div className={styles.pictures}>
          <ProductPictures product={product} />
          <KeyFigures product={product} />
        </div>
        <div className={styles.decision}>
          <ProductIntroduction product={product} />
          {variant && <OptionChoice product={product} variant={variant} choose={choose} />}
          <PriceBlock
            product={product}
            variantId={variant?.id ?? null}
            price={price}
            quantity={quantity}
            onQuantity={setQuantity}
          />
          <ProductActions product={product} />
          <DeliveryTerms product={product} variant={variant} />
        </div>
      </div>
      <Specification product={product} />
      <AsItCame isTakenOver>
        <BelowTheFold product={product} price={price?.display ?? null} />
      </AsItCame>
    </>
  );
}

const parameter = 'variant';

/** The choice is part of the address, so that a link shows the same combination and price. */
function useVariant(product: ProductDetail) {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useAskedFrom<string>(key);
  const choose = ({ id }: Variant) => {
    setAsked(id);
    const next = new URLSearchParams(search);
    next.set(parameter, id);
    void navigate({ pathname, search: `?${next}` }, { replace: true, preventScrollReset: true });
  };
  return { variant: chosenVariant(product, asked ?? new URLSearchParams(search).get(parameter)), choose };
}

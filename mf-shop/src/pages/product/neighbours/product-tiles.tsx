import type { ReactNode } from 'react';
import type { ProductCard } from 'shared-kit/contract/catalogue';
import { Row } from 'shared-kit/layout';
import { LocaleLink } from 'shared-kit/shell';
import { asElement, Heading, Text } from 'shared-kit/ui';
import { ProductThumbnail } from '../../../product-card/product-thumbnail.tsx';
import styles from './product-tiles.module.css';

export type Tile = Pick<ProductCard, 'id' | 'title' | 'image'> & Readonly<{ maker: string }>;

type ProductTilesProps<Item extends Tile> = {
  title: string;
  id: string;
  items: readonly Item[];
  /** On the right of the title. */
  action?: ReactNode;
  /** The last line of a tile. */
  last: (item: Item) => ReactNode;
};

/** A row of small cards linked to other products. */
export function ProductTiles<Item extends Tile>({ title, id, items, action, last }: ProductTilesProps<Item>) {
  return (
    <section className={styles.root} aria-labelledby={id}>
      <Row justify="between">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {asElement(action)}
      </Row>
      <ul className={styles.tiles}>
        {items.map((item) => (
          <li key={item.id} className={styles.tile}>
            <div className={styles.image}>
              <ProductThumbnail image={item.image} />
            </div>
            <Text look="tiny" tone="subtle">
              {item.maker}
            </Text>
            <Heading level={3} look="tiny">
              <LocaleLink to={`/shop/${item.id}`} className={styles.link}>
                {item.title}
              </LocaleLink>
            </Heading>
            {asElement(last(item))}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { queries } from 'shared-kit/query';
import { useLocale } from 'shared-kit/shell';
import { Button, CheckIcon, Icon, IconButton } from 'shared-kit/ui';
import { categoriesQuery, pathToCategory } from '../catalogue/categories-query.ts';
import { CompareIcon } from '../icons.sprite.ts';
import { useText } from '../text.ts';
import { type Comparable, withoutProduct, withProduct } from './choice.ts';
import { changeChoice, useChoice } from './choice-store.ts';
import styles from './compare-toggle.module.css';

/** Adds a product to the comparison or removes it: an icon in rows, text on cards, both on the product's page. */
export function CompareToggle({
  product,
  look = 'icon',
}: {
  product: Comparable;
  look?: 'icon' | 'word' | 'words';
}) {
  const t = useText();
  const locale = useLocale();
  const isChosen = useChoice().products.some(({ id }) => id === product.id);
  const toggle = async () => {
    if (isChosen) return changeChoice((choice) => withoutProduct({ ...choice, waiting: null }, product.id));
    const { id, title, category, image } = product;
    const tree = await queries.ensureQueryData(categoriesQuery(locale)).catch(() => null);
    const department = (tree && pathToCategory(tree.categories, category.id)[0]?.id) ?? null;
    changeChoice((choice) =>
      withProduct(choice, {
        id,
        title,
        department,
        ...(image && { image: { light: image.light, dark: image.dark } }),
      }),
    );
  };
  const pressed = { 'aria-pressed': isChosen, onClick: () => void toggle() };
  if (look === 'words')
    return (
      <Button {...pressed} className={styles.words}>
        <Icon of={CompareIcon} />
        <span>{t('compare.toggle')}</span>
      </Button>
    );
  const label = t('compare.toggle-product', { product: product.title });
  if (look === 'word')
    return (
      <Button {...pressed} size="small" aria-label={label} className={styles.word}>
        <Icon of={isChosen ? CheckIcon : CompareIcon} size="small" />
        <span>{t('compare.toggle')}</span>
      </Button>
    );
  return (
    <IconButton
      {...pressed}
      icon={CompareIcon}
      size="small"
      emphasis="outlined"
      label={label}
      title={t('compare.toggle')}
      className={styles.icon}
    />
  );
}

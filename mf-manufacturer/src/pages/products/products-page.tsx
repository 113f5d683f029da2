import { useText } from '../../text.ts';

export default function ProductsPage() {
  const t = useText();
  return <h1>{t('products.title')}</h1>;
}

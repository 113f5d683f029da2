import { useText } from '../../text.ts';

export default function ProductPage() {
  const t = useText();
  return <h1>{t('product.title')}</h1>;
}

import { useText } from '../../text.ts';

export default function ShopPage() {
  const t = useText();
  return <h1>{t('shop.title')}</h1>;
}

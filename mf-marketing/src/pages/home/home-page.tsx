import { useText } from '../../text.ts';

export default function HomePage() {
  const t = useText();
  return <h1>{t('home.title')}</h1>;
}

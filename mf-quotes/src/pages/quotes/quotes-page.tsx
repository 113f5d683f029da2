import { useText } from '../../text.ts';

export default function QuotesPage() {
  const t = useText();
  return <h1>{t('quotes.title')}</h1>;
}

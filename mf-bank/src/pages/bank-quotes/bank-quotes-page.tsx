import { useText } from '../../text.ts';

export default function BankQuotesPage() {
  const t = useText();
  return <h1>{t('bank-quotes.title')}</h1>;
}

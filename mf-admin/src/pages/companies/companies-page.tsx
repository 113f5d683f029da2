import { useText } from '../../text.ts';

export default function CompaniesPage() {
  const t = useText();
  return <h1>{t('companies.title')}</h1>;
}

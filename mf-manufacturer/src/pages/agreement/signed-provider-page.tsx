import { AgreementPage } from './agreement-page.tsx';

export default function SignedProviderPage() {
  return <AgreementPage />;
}

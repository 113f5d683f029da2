import { AgreementPage } from './agreement-page.tsx';

export default function SignedManufacturerPage() {
  return <AgreementPage />;
}

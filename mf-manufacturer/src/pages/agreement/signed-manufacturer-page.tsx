import { AgreementPage } from './agreement-page.tsx';

export default function SignedManufacturerPage() {
  return <AgreementPage path="/signed-manufacturer" />;
}

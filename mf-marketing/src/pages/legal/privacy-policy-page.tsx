import { LegalText } from './legal-text.tsx';
import { texts } from './messages/privacy-policy.ts';

export default function PrivacyPolicyPage() {
  return <LegalText texts={texts} />;
}

import en from '../../legal/privacy-policy.en.md';
import tr from '../../legal/privacy-policy.tr.md';
import { LegalText } from './legal-text.tsx';

export default function PrivacyPolicyPage() {
  return <LegalText texts={{ en, tr }} />;
}

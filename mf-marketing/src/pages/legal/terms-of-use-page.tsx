import en from '../../legal/terms-of-use.en.md';
import tr from '../../legal/terms-of-use.tr.md';
import { LegalText } from './legal-text.tsx';

export default function TermsOfUsePage() {
  return <LegalText texts={{ en, tr }} />;
}

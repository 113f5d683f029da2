import { LegalText } from './legal-text.tsx';
import { texts } from './messages/terms-of-use.ts';

export default function TermsOfUsePage() {
  return <LegalText texts={texts} />;
}

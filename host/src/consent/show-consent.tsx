import { createRoot } from 'react-dom/client';
import { ConsentBanner } from './consent-banner.tsx';

/** Puts the question behind everything else in the document, so that nothing has to move for it. */
export function showConsent(): void {
  const place = document.createElement('div');
  place.style.display = 'contents';
  document.body.append(place);
  createRoot(place).render(<ConsentBanner />);
}

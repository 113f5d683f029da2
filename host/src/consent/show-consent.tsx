import { createRoot } from 'react-dom/client';
import { ConsentBanner } from './consent-banner.tsx';

/** Renders the banner at the end of the document, so that nothing moves for it. */
export function showConsent(): void {
  const place = document.createElement('div');
  place.style.display = 'contents';
  document.body.append(place);
  createRoot(place).render(<ConsentBanner />);
}

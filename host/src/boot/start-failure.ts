import { splitLocale } from 'shared-kit/contract';
import { reportFailure } from '../errors/report-failure.ts';
import { claimReload } from '../federation/reload-guard.ts';

/** Nothing of the shell can be counted on here, its messages least. */
const words = {
  en: {
    title: 'The market could not start',
    message: 'Its page came incomplete.',
    retry: 'Reload the page',
  },
  tr: { title: 'Pazar açılamadı', message: 'Sayfa eksik geldi.', retry: 'Sayfayı yeniden yükle' },
};

/** A document that tells nothing to start from is loaded once more, then it says so. */
export function showStartFailure(error: unknown, reload = () => window.location.reload()): void {
  console.error(error);
  // Without a network the browser would show an error page of its own.
  if (navigator.onLine && claimReload('shell', '')) {
    reload();
    return;
  }
  reportFailure({ code: 'shell.start-failed', area: null, version: null });
  const { title, message, retry } = words[splitLocale(window.location.pathname).locale];
  const root = document.createElement('main');
  root.append(withText('h1', title), withText('p', message), withText('code', 'shell.start-failed'));
  const button = withText('button', retry);
  button.addEventListener('click', reload);
  root.append(button);
  (document.getElementById('root') ?? document.body).replaceChildren(root);
  document.title = title;
}

function withText(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

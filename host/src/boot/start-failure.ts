import { splitLocale } from 'shared-kit/contract';
import { reportFailure } from '../errors/report-failure.ts';
import { claimReload } from '../federation/reload-guard.ts';
import { messages } from './messages/index.ts';

/** A document that tells nothing to start from is loaded once more, then it says so. */
export function showStartFailure(error: unknown, reload = () => window.location.reload()): void {
  console.error(error);
  // Without a network the browser would show an error page of its own.
  if (navigator.onLine && claimReload('shell', '')) {
    reload();
    return;
  }
  reportFailure({ code: 'shell.start-failed', area: null, version: null });
  // The shell's own messages may be what is missing.
  const text = messages[splitLocale(window.location.pathname).locale];
  const title = text['start-failure.title'];
  const root = document.createElement('main');
  root.append(
    withText('h1', title),
    withText('p', text['start-failure.message']),
    withText('code', 'shell.start-failed'),
  );
  const button = withText('button', text['start-failure.retry']);
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

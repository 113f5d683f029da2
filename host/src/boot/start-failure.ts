import { splitLocale } from 'shared-kit/contract/languages';
import { reportThrown } from '../errors/report-thrown.ts';
import { claimReload } from '../federation/reload-guard.ts';
import { messages } from './messages/index.ts';

/** If the document has no usable data, reload it once, then show the failure. */
export function showStartFailure(error: unknown, reload = () => window.location.reload()): void {
  console.error(error);
  // Without a network the browser would replace the page by its own error page.
  if (navigator.onLine && claimReload('shell', '')) {
    reload();
    return;
  }
  reportThrown((it) => it.startFailed(error));
  // Use built-in messages: the shell's may be what is missing.
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

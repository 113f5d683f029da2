import { type Locale, localePath, sayFrom } from 'shared-kit/contract/languages';
import type { PublicConfig } from 'shared-kit/contract/market';
import { fullPath, ownAddress } from 'shared-kit/contract/routes';
import type { SignInFailure } from 'shared-kit/contract/sign-in';
import { escapeHtml } from '../../../platform/escape-html.ts';
import { messages } from '../account-mail.ts';

export const outcomeScriptPath = '/api/auth/openid-outcome.js';

/** Tells the opening window through storage and closes. If it stays open, it goes on by itself. */
export const outcomeScript = `const { flow, outcome, target } = document.body.dataset;
try {
  localStorage.setItem('tezgah.sign-in.' + flow, outcome);
} catch {}
close();
setTimeout(() => location.replace(target), 500);
`;

export const outcomeStylePath = '/api/auth/openid-outcome.css';

/** Plain styles for a page seen only briefly, which must not wait for the market's files. */
export const outcomeStyle = `:root { color-scheme: light dark; font: 16px/24px Archivo, Arial, sans-serif }
body { display: grid; place-content: center; min-height: 100vh; margin: 0; padding: 1rem; box-sizing: border-box;
  text-align: center; background: light-dark(#ffffff, #151a18); color: light-dark(#181e1c, #e8edeb) }
h1 { font-size: 1.25rem; line-height: 1.75rem; margin: 0 0 .5rem }
p { margin: 0 }
a { display: inline-block; padding: .5rem 1rem; color: light-dark(#1d4ed8, #8ab8ff) }
`;

const say = sayFrom(messages);

export type Ending = Readonly<{
  locale: Locale;
  flow: string;
  failure: SignInFailure | null;
  target: string;
}>;

/** Shown in the popup for a moment, or for longer if scripts don't run. */
export function outcomePage({ locale, flow, failure, target }: Ending): string {
  const title = say(locale, failure ? 'outcome.failed' : 'outcome.done');
  const data = `data-flow="${escapeHtml(flow)}" data-outcome="${failure ?? 'done'}" data-target="${escapeHtml(target)}"`;
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="stylesheet" href="${outcomeStylePath}">
<script src="${outcomeScriptPath}" defer></script></head>
<body ${data}><main><h1>${title}</h1><p><a href="${escapeHtml(target)}">${say(locale, 'outcome.go-on')}</a></p></main></body></html>
`;
}

type Wish = Readonly<{ redirect?: string | undefined; locale: Locale }>;

/** Where a visitor goes who has no window to return to: always a path of this market. */
export function targetOf(
  { redirect, locale }: Wish,
  failure: SignInFailure | null,
  config: PublicConfig,
): string {
  const url = ownAddress(redirect);
  const wanted = url && fullPath(url);
  if (!failure) return wanted ?? localePath(config.homePath, locale);
  const query = new URLSearchParams({ ...(wanted && { redirect: wanted }), 'sign-in': failure });
  return `${localePath(config.loginPath, locale)}?${query}`;
}

import { type Locale, localePath, type PublicConfig, type SignInFailure } from 'shared-kit/contract';
import { escapeHtml } from '../../../platform/escape-html.ts';

export const outcomeScriptPath = '/api/auth/openid-outcome.js';

/** Tells the window that opened this one, through storage, and closes; a window that stays open goes on by itself. */
export const outcomeScript = `const { flow, outcome, target } = document.body.dataset;
try {
  localStorage.setItem('tezgah.sign-in.' + flow, outcome);
} catch {}
close();
setTimeout(() => location.replace(target), 500);
`;

const words = {
  en: { title: 'Sign-in', goOn: 'Continue' },
  tr: { title: 'Giriş', goOn: 'Devam et' },
} as const satisfies Record<Locale, object>;

export type Ending = Readonly<{
  locale: Locale;
  flow: string;
  failure: SignInFailure | null;
  target: string;
}>;

/** What the popup shows for a moment, and for longer where scripts don't run. */
export function outcomePage({ locale, flow, failure, target }: Ending): string {
  const { title, goOn } = words[locale];
  const data = `data-flow="${escapeHtml(flow)}" data-outcome="${failure ?? 'done'}" data-target="${escapeHtml(target)}"`;
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${title}</title>
<script src="${outcomeScriptPath}" defer></script></head>
<body ${data}><p><a href="${escapeHtml(target)}">${goOn}</a></p></body></html>
`;
}

const origin = 'https://tezgah.invalid';

type Wish = Readonly<{ redirect?: string | undefined; locale: Locale }>;

/** Where the visitor goes without a window to go back to: always a path of this market. */
export function targetOf(
  { redirect, locale }: Wish,
  failure: SignInFailure | null,
  config: PublicConfig,
): string {
  const url = redirect && URL.canParse(redirect, origin) ? new URL(redirect, origin) : null;
  const isOurs = redirect?.startsWith('/') && url?.origin === origin && !url.pathname.startsWith('//');
  const wanted = url && isOurs ? url.pathname + url.search + url.hash : null;
  if (!failure) return wanted ?? localePath(config.homePath, locale);
  const query = new URLSearchParams({ ...(wanted && { redirect: wanted }), 'sign-in': failure });
  return `${localePath(config.loginPath, locale)}?${query}`;
}

import { type Account, credentialsOf } from '../../fixtures/accounts.ts';
import { ask } from './asking.ts';

export const identities = ['visitor', 'plain', 'retailer', 'machines', 'bank', 'admin'] as const;
export type Identity = (typeof identities)[number];

/** One session per identity; if the drill ended one, it signs in again. */
export class Sessions {
  readonly #url: string;
  readonly #cookies = new Map<Identity, Promise<string>>();

  constructor(url: string) {
    this.#url = url;
  }

  of(identity: Identity): Promise<string> {
    const known = this.#cookies.get(identity);
    if (known) return known;
    const begun = identity === 'visitor' ? Promise.resolve('') : this.#begin(identity);
    this.#cookies.set(identity, begun);
    return begun;
  }

  forget(identity: Identity): void {
    if (identity !== 'visitor') this.#cookies.delete(identity);
  }

  async #begin(account: Account): Promise<string> {
    const { status, cookies, text } = await ask(this.#url, {
      method: 'POST',
      path: '/api/auth/sign-in/email',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': anyAddress() },
      body: JSON.stringify(credentialsOf(account)),
    });
    if (status !== 200) throw new Error(`${account} can't sign in: ${status} ${text.slice(0, 300)}`);
    return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
  }
}

/** Limits count by address, so each request uses another one. */
export const anyAddress = (): string =>
  `10.${[0, 0, 0].map(() => 1 + Math.floor(Math.random() * 250)).join('.')}`;

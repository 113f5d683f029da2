import type { Page } from '@playwright/test';
import { isAnswering } from '../loads/watch-load.ts';
import { hostWords } from './host-words.ts';
import type { Role } from './roles.ts';

/** The form into which a tab types. */
export type TypedForm = Readonly<{
  type: (text: string) => Promise<void>;
  /** The text in the field; null if the page no longer has the field. */
  typed: () => Promise<string | null>;
  /** Tries to go elsewhere, and stays if it is asked. */
  stay: () => Promise<void>;
  /** Goes elsewhere, and lets go of what was typed. */
  letGo: () => Promise<void>;
  /** Notes that the typed text is lost, so that nobody looks for it in the field any more. */
  giveUp: () => void;
  /** Whether a typed text must still stand in the field. */
  isTyping: () => boolean;
}>;

export function formOf(page: Page, { types }: Role): TypedForm {
  let isTyping = false;
  const field = page.locator(types.field).first();
  const question = page.getByRole('dialog', { name: hostWords['leave.title'] ?? '' });
  const answer = (key: string) =>
    question.getByRole('button', { name: hostWords[key] ?? '', exact: true }).click();
  const leave = () => page.getByRole('link', { name: 'Tezgah', exact: true }).first().click();
  return {
    async type(text) {
      await field.fill(text);
      isTyping = true;
    },
    typed: async () => ((await field.isVisible()) ? field.inputValue() : null),
    async stay() {
      await leave();
      const isAsked = question.waitFor().then(() => true);
      // A page that doesn't ask is left, as the field then shows.
      if (await isAsked.catch(() => false)) await answer('leave.stay');
    },
    async letGo() {
      await leave();
      await question.waitFor();
      isTyping = false;
      await answer('leave.leave');
      await page.waitForURL(({ pathname }) => pathname !== types.path);
      await page.waitForFunction(isAnswering);
    },
    giveUp: () => {
      isTyping = false;
    },
    isTyping: () => isTyping,
  };
}

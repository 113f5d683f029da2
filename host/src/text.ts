import { textOf } from 'shared-kit/i18n';
import { hostNamespace } from './locale/host-messages.ts';
import type en from './messages/en.json';

/**
 * The shell's messages, by key. Those of `answer.`, `attachment.`, `date-field.`, `document.`, `list.`, `maker.` and `request-terms.` are
 * shown by shared-kit/page.
 */
export const useText = textOf<typeof en>(hostNamespace);

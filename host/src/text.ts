import { textOf } from 'shared-kit/i18n';
import { hostNamespace } from './locale/host-messages.ts';
import type en from './messages/en.json';

// messages: answer.* attachment.* document.* request-terms.*
/**
 * The shell's messages, by key. shared-kit/page uses those of `answer.`, `attachment.`, `document.` and
 * `request-terms.`.
 */
export const useText = textOf<typeof en>(hostNamespace);

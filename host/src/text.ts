import { textOf } from 'shared-kit/i18n';
import { hostNamespace } from './locale/host-messages.ts';
import type en from './messages/en.json';

/** The shell's messages, by key. */
export const useText = textOf<typeof en>(hostNamespace);

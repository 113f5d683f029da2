import { sayFrom } from 'shared-kit/contract/languages';
import { messagesBeside } from '../../../platform/messages.ts';
import type en from './messages/en.json';

/** Turkish case endings on names are avoided with a colon or brackets. */
export const say = sayFrom(messagesBeside<typeof en>(import.meta.url));

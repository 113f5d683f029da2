import { sayFrom } from 'shared-kit/contract/languages';
import { messagesBeside } from '../../platform/messages.ts';
import type en from './messages/en.json';

/** The words of listings and specification sheets. */
export const say = sayFrom(messagesBeside<typeof en>(import.meta.url));

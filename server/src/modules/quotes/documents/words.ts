import { sayFrom } from 'shared-kit/contract';
import { messagesBeside } from '../../../platform/messages.ts';
import type en from './messages/en.json';

/** Turkish avoids suffixes on names: a colon or brackets stand where a case ending would. */
export const say = sayFrom(messagesBeside<typeof en>(import.meta.url));

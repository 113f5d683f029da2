import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { nothing } from '../endpoints/usual-schemas.ts';
import { inboxAnswer, newsStream, unreadAnswer } from './answers.ts';
import { notificationChoices } from './choices.ts';
import { inboxQuery, readNotices } from './inputs.ts';

export const listenSpec = {
  summary: 'Live news of what changed for me, as server-sent events',
  answer: newsStream,
  errors: [],
} satisfies EndpointSpec;
export const listen: Endpoint<typeof listenSpec> = { method: 'GET', path: '/api/events' };

export const listSpec = {
  summary: 'My inbox, the newest first',
  query: inboxQuery,
  answer: inboxAnswer,
  errors: [],
} satisfies EndpointSpec;
export const list: Endpoint<typeof listSpec> = { method: 'GET', path: '/api/notifications' };

export const unreadSpec = {
  summary:
    'How many entries of my inbox I have not read, and which pages they are about; 100 stands for more',
  answer: unreadAnswer,
  errors: [],
} satisfies EndpointSpec;
export const unread: Endpoint<typeof unreadSpec> = { method: 'GET', path: '/api/notifications/unread' };

export const markReadSpec = {
  summary: 'Marks entries of my inbox as read; answers how many are left',
  body: readNotices,
  answer: unreadAnswer,
  errors: [],
} satisfies EndpointSpec;
export const markRead: Endpoint<typeof markReadSpec> = { method: 'POST', path: '/api/notifications/read' };

export const readChoicesSpec = {
  summary: 'Which kinds of events I get mail about',
  answer: notificationChoices,
  errors: [],
} satisfies EndpointSpec;
export const readChoices: Endpoint<typeof readChoicesSpec> = {
  method: 'GET',
  path: '/api/profile/notifications',
};

export const chooseSpec = {
  summary: 'Chooses which kinds of events I get mail about',
  body: notificationChoices,
  answer: nothing,
  errors: [],
} satisfies EndpointSpec;
export const choose: Endpoint<typeof chooseSpec> = { method: 'POST', path: '/api/profile/notifications' };

export { eventStream } from './event-stream.ts';
export { type LiveHub, openLiveHub } from './live-hub.ts';
export { tellLive } from './tell-live.ts';

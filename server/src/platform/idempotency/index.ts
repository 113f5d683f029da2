export { forgetOldKeys, takeEffectOnce } from './take-effect-once.ts';

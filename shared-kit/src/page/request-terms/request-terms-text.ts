import { textOf } from 'shared-kit/i18n';

/** These messages belong to the shell, which has them in every language. */
export const useText =
  textOf<
    Record<
      | 'request-terms.choose'
      | 'request-terms.country'
      | 'request-terms.country-hint'
      | 'request-terms.country-missing'
      | 'request-terms.incotermPlace'
      | 'request-terms.no-wish'
      | 'request-terms.note'
      | 'request-terms.optional'
      | 'request-terms.place'
      | 'request-terms.replyBy'
      | 'request-terms.replyBy-fault'
      | 'request-terms.replyBy-hint_one'
      | 'request-terms.replyBy-hint_other'
      | 'request-terms.rule',
      string
    >
  >('host');

import { textOf } from 'shared-kit/i18n';

/** These messages belong to the shell, which has them in every language. */
export const useText =
  textOf<
    Record<
      | 'document.title'
      | 'document.none'
      | 'document.quote'
      | 'document.proforma'
      | 'document.order-confirmation'
      | 'document.acceptance'
      | 'document.earlier'
      | 'document.download',
      string
    >
  >('host');

import { textOf } from 'shared-kit/i18n';

/** These messages belong to the shell, which has them in every language. */
export const useText =
  textOf<
    Record<
      | 'date-field.between'
      | 'date-field.choose'
      | 'date-field.from'
      | 'date-field.too-early'
      | 'date-field.too-late'
      | 'date-field.unreadable'
      | 'date-field.until'
      | 'date-field.which'
      | 'date-field.zone',
      string
    >
  >('host');

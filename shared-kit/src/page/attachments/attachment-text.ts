import { textOf } from 'shared-kit/i18n';

/** These messages belong to the shell, which has them in every language. */
export const useText =
  textOf<
    Record<
      | 'attachment.choose'
      | 'attachment.remove'
      | 'attachment.fault.too-big'
      | 'attachment.fault.too-many'
      | 'attachment.fault.refused'
      | 'attachment.fault.quota'
      | 'attachment.fault.disk'
      | 'attachment.fault.busy'
      | 'attachment.fault.failed',
      string
    >
  >('host');

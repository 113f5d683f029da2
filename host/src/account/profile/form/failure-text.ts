import { ApiError } from 'shared-kit/shell';
import { useText } from '../../../text.ts';

/** The message for a failure that belongs to no field. */
export function useFailureText(): (failure: unknown) => string {
  const t = useText();
  return (failure) => {
    if (!(failure instanceof ApiError)) return t('login.failure.unreachable');
    if (failure.status === 429) return t('mailed-link.too-many');
    switch (failure.code) {
      case 'auth.credentials-wrong':
        return t('profile.failure.password');
      case 'access.forbidden':
        return t('profile.failure.forbidden');
      case 'company.number-taken':
        return t('profile.failure.number-taken');
      case 'claim.moved':
      case 'claim.not-found':
        return t('profile.failure.claim-moved');
      case 'binding.moved':
      case 'bank-account.moved':
        return t('profile.failure.moved');
      case 'claim.number-free':
        return t('profile.failure.number-free');
      case 'claim.pending':
        return t('profile.failure.claim-pending');
      case 'member.last-owner':
        return t('profile.failure.last-owner');
      case 'member.exists':
        return t('profile.failure.member');
      case 'member.other-company':
        return t('profile.failure.other-company');
      case 'address.needed':
      case 'address.registered-taken':
        return t('profile.failure.registered-address');
      case 'member.not-found':
      case 'invitation.not-found':
      case 'address.not-found':
      case 'session.not-found':
        return t('profile.failure.gone');
      default:
        return t('login.failure.unreachable');
    }
  };
}

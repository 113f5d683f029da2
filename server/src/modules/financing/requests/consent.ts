export { financingConsentVersion } from 'shared-kit/contract/financing';

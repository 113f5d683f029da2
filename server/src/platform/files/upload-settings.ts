import { variable, wholeNumber } from '../env-variables.ts';

/** How much may be uploaded, in bytes. */
export type UploadSettings = Readonly<{
  perCompany: number;
  /** For one member, within the company's limit. */
  perMember: number;
  /** For an account without a company. */
  withoutCompany: number;
  /** Uploads are refused if the disk would have less free space. */
  keepFreeBytes: number;
}>;

const megabyte = 1_000_000;
const megabytes = (from: number) => wholeNumber(from, 100_000_000);

export const uploadVariables = {
  UPLOADS_MB_COMPANY: variable(
    megabytes(1),
    '5000',
    'How much all members of a company may upload together.',
  ),
  UPLOADS_MB_MEMBER: variable(megabytes(1), '1000', 'How much one member of a company may upload.'),
  UPLOADS_MB_NO_COMPANY: variable(
    megabytes(0),
    '20',
    'How much an account may upload that belongs to no company.',
  ),
  KEEP_FREE_MB: variable(
    megabytes(0),
    '500',
    'Uploads are refused (503) where the disk of DATA_DIR would have less left; the database needs it to go on.',
  ),
};

type Values = Readonly<{ [Name in keyof typeof uploadVariables]: number | null }>;

export const uploadSettingsOf = (values: Values): UploadSettings => ({
  perCompany: (values.UPLOADS_MB_COMPANY ?? 0) * megabyte,
  perMember: (values.UPLOADS_MB_MEMBER ?? 0) * megabyte,
  withoutCompany: (values.UPLOADS_MB_NO_COMPANY ?? 0) * megabyte,
  keepFreeBytes: (values.KEEP_FREE_MB ?? 0) * megabyte,
});

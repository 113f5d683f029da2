import PdfKit from 'pdfkit';

type Locks = Readonly<{ userPassword?: string; ownerPassword?: string; pdfVersion?: '1.4' | '1.7ext3' }>;

/** A PDF that can't be printed without the owner's password, nor opened without the user's if there is one. */
export async function lockedPdf({
  ownerPassword = 'owner',
  pdfVersion = '1.7ext3',
  ...locks
}: Locks): Promise<Buffer> {
  const permissions = { printing: false } as never;
  const pdf = new PdfKit({ ...locks, ownerPassword, pdfVersion, permissions });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  pdf.text('Trade register');
  pdf.end();
  await new Promise((resolve) => pdf.on('end', resolve));
  return Buffer.concat(parts);
}
